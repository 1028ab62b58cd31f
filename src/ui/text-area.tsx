import { useId, type ComponentProps, type ReactNode } from 'react';
import { useEarlyText } from './early-text.ts';
import styles from './text-field.module.css';

/** A field of several lines under its label. */
export function TextArea({ label, ...area }: { label: ReactNode } & ComponentProps<'textarea'>) {
  const id = useId();
  useEarlyText(id);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea {...area} id={id} className={`${styles['input']} ${styles['area']}`} />
    </div>
  );
}
