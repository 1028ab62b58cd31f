import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
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
        columns={[
          <>
            {t`Company Name`} <span aria-hidden="true">↑</span>
          </>,
          t`Status`,
          t`Country`,
          t`License ID`,
        ]}
        isSorted
      >
        {children}
      </CardTable>
    </div>
  );
}
