import { useId, type ComponentProps, type ReactNode } from 'react';
import { useEarlyInput } from './early-input.ts';
import styles from './text-field.module.css';

/** A field of several lines under its label, which grows with its text. `onText` also gets what was typed before the script ran. */
export function TextArea({ label, onText, ...area }: { label: ReactNode; onText?: (text: string) => void } & ComponentProps<'textarea'>) {
  const id = useId();
  useEarlyInput(id, area.value, onText);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        {...(onText && { onChange: ({ target }) => onText(target.value) })}
        id={id}
        className={`${styles['input']} ${styles['area']}`}
      />
    </div>
  );
}
