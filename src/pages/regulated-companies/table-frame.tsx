import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardTable } from '#src/ui/card-table.tsx';
import styles from './firm-table.module.css';

/** The table around its rows. `rowCount` is their total number; undefined if the page contains them all. */
export function TableFrame({ rowCount, hidden, children }: { rowCount: number | undefined; hidden: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles['frame']}>
      <CardTable
        className={styles['table']}
        aria-label={t`Regulated companies`}
        aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
        hidden={hidden}
      >
        <thead>
          <tr>
            <th scope="col" aria-sort="ascending">
              <Trans>Company Name</Trans> <span aria-hidden="true">↑</span>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col">
              <Trans>Country</Trans>
            </th>
            <th scope="col">
              <Trans>License ID</Trans>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </CardTable>
    </div>
  );
}
