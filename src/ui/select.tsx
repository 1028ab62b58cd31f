import type { ComponentProps } from 'react';
import styles from './select.module.css';

/** A native choice list in the house's square form. */
export function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={styles['select']} />;
}
