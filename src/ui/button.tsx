import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface Appearance {
  /** `solid` for the main action, `line` for the others. */
  variant: 'solid' | 'line';
  size?: 'small' | 'normal';
}

/** A button. Its type is `button` by default, so that none submits a form by accident. */
export function Button({ variant, size = 'normal', type = 'button', ...rest }: Appearance & ComponentProps<'button'>) {
  // oxlint-disable-next-line react/button-has-type -- given above, with a safe default
  return <button {...rest} type={type} className={buttonClass({ variant, size })} />;
}

/** The class names that make an element look like a button. */
export function buttonClass({ variant, size }: Appearance): string {
  return `${styles['button']} ${styles[variant]} ${size === 'small' ? styles['small'] : ''}`;
}
