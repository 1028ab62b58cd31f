import { useId, type ComponentProps, type ReactNode } from 'react';
import { useEarlyInput } from './early-input.ts';
import styles from './text-field.module.css';

/**
 * A field of one line under its label. `onText` also gets what was typed before the script ran.
 * @param children what comes after the input
 */
export function TextField({
  label,
  labelHidden = false,
  tall = false,
  children,
  onText,
  ...input
}: { label: ReactNode; labelHidden?: boolean; tall?: boolean; onText?: (text: string) => void } & Omit<
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
      />
      {children}
    </div>
  );
}

/** The text in the search field of a form. On a slow device it may be newer than the state of a component. */
export function textIn(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text : '';
}
