import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';

interface Appearance {
  /** `solid` for the main action, `line` for the others. */
  variant: 'solid' | 'line';
  size?: 'small' | 'normal';
}

/** A button. Its type is `button` by default, so that none submits a form by accident. */
export function Button({ variant, size = 'normal', type = 'button', ...rest }: Appearance & ComponentProps<'button'>) {
  // oxlint-disable-next-line react/button-has-type -- given above, with a safe default
  return <button {...rest} type={type} className={classes(variant, size)} />;
}

/** A link that looks like a button, to an address of this site. */
export function ButtonLink({ variant, size = 'normal', href, children }: Appearance & { href: string; children: React.ReactNode }) {
  return (
    <Link className={classes(variant, size)} href={href}>
      {children}
    </Link>
  );
}

function classes(variant: Appearance['variant'], size: Appearance['size']) {
  return `${styles['button']} ${styles[variant]} ${size === 'small' ? styles['small'] : ''}`;
}
