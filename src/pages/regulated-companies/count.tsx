import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Link } from '#src/parts/link/link.ts';
import styles from './count.module.css';

/** How many firms match (announced when it changes), and where to look for a firm that is not listed. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <div className={`apart touch-links meta ${styles['count']}`}>
      <p role="status">{children}</p>
      <p className="cluster" data-screen-only>
        <Link href="/warnings">
          <Trans>
            <span className="wide-only">Firm not listed? </span>Search the warnings
          </Trans>
        </Link>
      </p>
    </div>
  );
}
