import { useId, type ComponentProps, type ReactNode } from 'react';
import { useEarlyInput } from './early-input.ts';
import styles from './text-field.module.css';

/** A native select element in the style of the site, after its label. `onChoose` also gets what was chosen before the script ran. */
export function Select({
  label,
  onChoose,
  ...select
}: { label: ReactNode; value: string; onChoose: (value: string) => void } & Omit<ComponentProps<'select'>, 'id' | 'onChange'>) {
  const id = useId();
  useEarlyInput(id, select.value, onChoose);
  return (
    <>
      <label htmlFor={id} className="label">
        {label}
      </label>{' '}
      <select {...select} id={id} onChange={({ target }) => onChoose(target.value)} className={`control ${styles['select']}`} />
    </>
  );
}
