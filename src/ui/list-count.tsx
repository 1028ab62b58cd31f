import type { ReactNode } from 'react';
import styles from './list-count.module.css';

/** The line above a list: how many records are shown (announced when it changes), and links beside it. */
export function ListCount({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`apart touch-links ${styles['count']}`}>
      <p role="status">{children}</p>
      <p data-screen-only>{aside}</p>
    </div>
  );
}
