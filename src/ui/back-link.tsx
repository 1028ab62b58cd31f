import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './icon.tsx';
import styles from './back-link.module.css';

/** A link to the page that this one belongs under. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className={styles['back']} data-screen-only>
      <Link href={href}>
        <span className={styles['arrow']}>
          <Icon name="onward" />
        </span>
        <span className={styles['text']}>{children}</span>
      </Link>
    </p>
  );
}
