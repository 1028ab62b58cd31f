import type { ComponentProps, ReactNode } from 'react';
import styles from './card-table.module.css';

/**
 * A table whose rows become cards below 640 px, so that it does not scroll sideways (WCAG 1.4.10). The first cell goes across the
 * card; each other cell is below the name of its column if it has a `data-label`, two in a row unless `className` sets other columns.
 */
export function CardTable({
  className = '',
  columns,
  isSorted = false,
  children,
  ...table
}: ComponentProps<'table'> & {
  columns: readonly ReactNode[];
  /** The rows are in ascending order of the first column. */
  isSorted?: boolean;
}) {
  return (
    <table {...table} className={`${styles['table']} ${className}`}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is identified by its place
            <th key={index} scope="col" aria-sort={isSorted && index === 0 ? 'ascending' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
