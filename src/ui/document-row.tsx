import type { ReactNode } from 'react';
import styles from './document-row.module.css';

/** One document: its title, a line of facts (the kind of document in `<b>`), and an action at the end of the row. */
export function DocumentRow({ title, level = 3, facts, action }: { title: ReactNode; level?: 3 | 4; facts: ReactNode; action: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <li className={`apart ${styles['row']}`}>
      <div>
        <Heading className="size-35">{title}</Heading>
        <p className="meta cluster">{facts}</p>
      </div>
      {action}
    </li>
  );
}
