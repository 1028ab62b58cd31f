import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Link } from '#src/parts/link/link.ts';
import { ListCount } from '#src/ui/list-count.tsx';
import styles from './page.module.css';

/** How many warned firms match, what else is found (both announced when they change), and other places to search. */
export function Count({ announced, children }: { announced: ReactNode; children: ReactNode }) {
  return (
    <ListCount
      aside={
        <span className={styles['ways']}>
          <Link href="/regulated-companies">
            <Trans>Check a firm in the Regulated Companies directory</Trans>
          </Link>
          <Link href="/check">
            <Trans>Search both lists at once</Trans>
          </Link>
          <Link href="/contact#report-a-scam">
            <Trans>Report a scam</Trans>
          </Link>
          <Link href="/open-data#warnings">
            <Trans>The warnings as open data</Trans>
          </Link>
        </span>
      }
    >
      {children}
      {announced && <span className="spoken"> {announced}</span>}
    </ListCount>
  );
}
