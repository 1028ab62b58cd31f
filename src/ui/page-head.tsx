import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** The heading and first sentence of a page, and beside them its main action, usually a search. */
export function PageHead({
  heading,
  lead,
  ground,
  children,
}: {
  heading: ReactNode;
  lead: ReactNode;
  /** Amber is only for warnings. */
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
