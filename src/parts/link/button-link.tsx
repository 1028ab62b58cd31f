import type { ReactNode } from 'react';
import type { PageAddress } from '#src/routes.ts';
import { buttonClass, type Appearance } from '#src/ui/button.tsx';
import { Link } from './link.ts';

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ href, children, ...appearance }: Appearance & { href: PageAddress; children: ReactNode }) {
  return (
    <Link className={buttonClass(appearance)} href={href}>
      {children}
    </Link>
  );
}
