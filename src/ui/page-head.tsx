import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/**
 * The heading and first sentence of a page in columns 1 to 8, and its tool in columns 9 to 12, or below them in a narrow window: a search,
 * figures or one button. The heading has the same height on every page; a link to the page above is in the space over it.
 */
export function PageHead({
  heading,
  lead,
  parts,
  children,
}: {
  heading: ReactNode;
  lead?: ReactNode;
  /** Links to parts of the page, as the last line of the lead. */
  parts?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={`wrap ${styles['grid']}`}>
      <div>
        <h1 tabIndex={-1}>{heading}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {parts && (
          <p className={`cluster touch-links ${styles['parts']}`} data-screen-only>
            {parts}
          </p>
        )}
      </div>
      {children && <div className={styles['side']}>{children}</div>}
    </div>
  );
}
