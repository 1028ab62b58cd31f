import type { ComponentProps } from 'react';
import styles from './select.module.css';

/** A native select element in the style of the site. */
export function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={styles['select']} />;
}
