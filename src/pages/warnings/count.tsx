import type { ReactNode } from 'react';
import styles from './page.module.css';

/** How many warnings match, and what else is found. Both are announced when they change. */
export function Count({ announced, children }: { announced: ReactNode; children: ReactNode }) {
  return (
    <p role="status" className={styles['count']}>
      {children}
      {announced && <span className="spoken"> {announced}</span>}
    </p>
  );
}
