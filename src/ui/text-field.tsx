import { useId, type ComponentProps, type ReactNode } from 'react';
import { useEarlyInput } from './early-input.ts';
import styles from './text-field.module.css';

/**
 * A field of one line under its label. `onText` also gets what was typed before the script ran.
 * @param error what is wrong with it, once the browser has found that
 */
export function TextField({
  label,
  labelHidden = false,
  tall = false,
  error,
  onText,
  ...input
}: { label: ReactNode; labelHidden?: boolean; tall?: boolean; error?: ReactNode; onText?: (text: string) => void } & Omit<
  ComponentProps<'input'>,
  'onChange'
>) {
  const id = useId();
  useEarlyInput(id, input.value, onText);
  return (
    <div>
      <label className={labelHidden ? 'spoken' : styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
        onChange={({ target }) => onText?.(target.value)}
        id={id}
        className={`${styles['input']} ${tall ? styles['tall'] : ''}`}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/**
 * What is wrong with the field before it, shown once the browser has found that invalid (WCAG 3.3.1). It is read with the field, and politely when
 * it appears, so that nothing interrupts the field that gets the focus. While it is hidden, it describes nothing.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} role="status">
      <p className={styles['error']}>{children}</p>
    </div>
  );
}

/** The text in the search field of a form. On a slow device it may be newer than the state of a component. */
export function textIn(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text : '';
}
