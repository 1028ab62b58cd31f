import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** A page's heading and first sentence, and beside them what the visitor came to do (a search, mostly). */
export function PageHead({
  heading,
  lead,
  ground,
  children,
}: {
  heading: ReactNode;
  lead: ReactNode;
  /** Amber is for warnings alone. */
  ground?: 'amber';
  children?: ReactNode;
}) {
  return (
    <div className={ground && `${ground} ${styles['banner']}`}>
      <div className="wrap">
        {ground && <div className={`ticks ${styles['edge']}`} />}
        <div className={styles['grid']}>
          <div>
            <h1 tabIndex={-1}>{heading}</h1>
            <p className={styles['lead']}>{lead}</p>
          </div>
          {children && <div className={styles['side']}>{children}</div>}
        </div>
      </div>
    </div>
  );
}
