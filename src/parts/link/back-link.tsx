import type { ReactNode } from 'react';
import type { PageAddress } from '#src/routes.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './back-link.module.css';
import { Link } from './link.ts';

/** A link to the page that this one belongs under, in place of a breadcrumb. */
export function BackLink({ href, children }: { href: PageAddress; children: ReactNode }) {
  return (
    <p className={`wrap tall-links ${styles['back']}`} data-screen-only data-not-searched>
      <Link href={href}>
        <span className={styles['arrow']}>
          <Icon name="onward" />
        </span>
        <span className={styles['text']}>{children}</span>
      </Link>
    </p>
  );
}
