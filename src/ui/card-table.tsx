import type { ComponentProps } from 'react';
import styles from './card-table.module.css';

/**
 * A ruled table whose rows become cards below 640 px, rather than scrolling sideways (WCAG 1.4.10): the first cell
 * stands across the card, the others under their column's name, which each gives as `data-label`. How many columns a
 * card has is `className`'s to say.
 */
export function CardTable({ className, ...table }: ComponentProps<'table'> & { className: string | undefined }) {
  return <table {...table} className={`${styles['table']} ${className}`} />;
}
