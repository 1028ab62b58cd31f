import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { useEarlyInput } from './early-input.ts';
import styles from './text-field.module.css';

/**
 * A field of one line under its label. `onText` also gets what was typed before the script ran.
 * @param error what to do, shown once the browser has found the field invalid (WCAG 3.3.1)
 */
export function TextField({
  label,
  labelHidden = false,
  tall = false,
  error,
  onText,
  ...input
}: { label: ReactNode; labelHidden?: boolean; tall?: boolean; error?: ReactElement; onText?: (text: string) => void } & Omit<
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
        {...input}
        onChange={({ target }) => onText?.(target.value)}
        id={id}
        className={`${styles['input']} ${tall ? styles['tall'] : ''}`}
        aria-errormessage={error ? errorId(id) : undefined}
      />
      {error && <FieldError field={id}>{error}</FieldError>}
    </div>
  );
}

/** The id of what is wrong with the field that has an id. */
export const errorId = (field: string) => `${field}-error`;

/** What is wrong with the field before it. */
export function FieldError({ field, children }: { field: string; children: ReactNode }) {
  return (
    <p id={errorId(field)} className={styles['error']}>
      {children}
    </p>
  );
}

/** The text in the search field of a form. On a slow device it may be newer than the state of a component. */
export function textIn(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text : '';
}
