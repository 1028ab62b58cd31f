import type { ReactNode } from 'react';
import styles from './list-count.module.css';

/** The line above a list: how many of it are shown, announced politely when it changes, and links aside. */
export function ListCount({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`touch-links ${styles['count']}`}>
      <p role="status">{children}</p>
      <p data-screen-only>{aside}</p>
    </div>
  );
}
