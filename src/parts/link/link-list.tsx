import type { ComponentProps, ReactNode } from 'react';
import type { PageAddress } from '#src/routes.ts';
import { Link } from './link.ts';

/** Links to pages of this site, as a list. */
export function LinkList({ links, ...list }: { links: readonly { href: PageAddress; text: ReactNode }[] } & ComponentProps<'ul'>) {
  return (
    <ul {...list}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
