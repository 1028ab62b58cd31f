import type { ComponentProps } from 'react';
import styles from './card-table.module.css';

/**
 * A table whose rows become cards below 640 px, so that it does not scroll sideways (WCAG 1.4.10). The first cell goes across the
 * card; each other cell is below the name of its column from `data-label`. `className` sets the number of columns of a card.
 */
export function CardTable({ className, ...table }: ComponentProps<'table'> & { className: string | undefined }) {
  return <table {...table} className={`${styles['table']} ${className}`} />;
}
