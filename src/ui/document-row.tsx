import type { ReactNode } from 'react';
import styles from './document-row.module.css';

/** A list of documents, one row each. */
export function DocumentRows({ children }: { children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>;
}

/** One document: its title, a line of facts (the kind of document in `<b>`), and an action at the end of the row. */
export function DocumentRow({ title, facts, action }: { title: ReactNode; facts: ReactNode; action: ReactNode }) {
  return (
    <li className={styles['row']}>
      <div>
        <h3>{title}</h3>
        <p>{facts}</p>
      </div>
      {action}
    </li>
  );
}
