import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './text-field.module.css';

/** A one-line field under its label. `tall` is the home page's search. */
export function TextField({
  label,
  labelHidden = false,
  tall = false,
  ...input
}: { label: ReactNode; labelHidden?: boolean; tall?: boolean } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label className={labelHidden ? 'spoken' : styles['label']} htmlFor={id}>
        {label}
      </label>
      <input {...input} id={id} className={`${styles['input']} ${tall ? styles['tall'] : ''}`} />
    </div>
  );
}
