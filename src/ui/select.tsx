import type { ComponentProps } from 'react';
import { useEarlyInput } from './early-input.ts';
import styles from './select.module.css';

/** A native select element in the style of the site. `onChoose` also gets what was chosen before the script ran. */
export function Select({
  onChoose,
  ...select
}: { id: string; value: string; onChoose: (value: string) => void } & Omit<ComponentProps<'select'>, 'onChange'>) {
  useEarlyInput(select.id, select.value, onChoose);
  return <select {...select} onChange={({ target }) => onChoose(target.value)} className={styles['select']} />;
}
