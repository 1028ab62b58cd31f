import type { ReactNode } from 'react';
import styles from './accordion.module.css';

/**
 * Questions of which one is open at a time, and closes on a click: `<details name>`, which needs no script.
 */
export function Accordion({ name, items }: { name: string; items: readonly { id: string; title: ReactNode; content: ReactNode }[] }) {
  return (
    <div className={styles['accordion']}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <div className={styles['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
}
