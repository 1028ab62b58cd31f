import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';

interface Look {
  /** `solid` for the one thing to do here, `line` for the others. */
  look: 'solid' | 'line';
  size?: 'small' | 'normal';
}

/** A button. Its type is `button` unless it says otherwise: none submits by accident. */
export function Button({ look, size = 'normal', type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  // oxlint-disable-next-line react/button-has-type -- given above, with a safe default
  return <button {...rest} type={type} className={classes(look, size)} />;
}

/** A link that looks like a button, to an address of this site. */
export function ButtonLink({ look, size = 'normal', href, children }: Look & { href: string; children: React.ReactNode }) {
  return (
    <Link className={classes(look, size)} href={href}>
      {children}
    </Link>
  );
}

function classes(look: Look['look'], size: Look['size']) {
  return `${styles['button']} ${styles[look]} ${size === 'small' ? styles['small'] : ''}`;
}
