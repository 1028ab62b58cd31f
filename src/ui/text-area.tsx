import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './text-field.module.css';

/** A field of several lines under its label, which grows with its text. */
export function TextArea({ label, ...area }: { label: ReactNode } & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea {...area} id={id} className={`${styles['input']} ${styles['area']}`} />
    </div>
  );
}
