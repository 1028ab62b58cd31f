import type { AnchorHTMLAttributes, FunctionComponent, ReactNode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- this is the file that other files import them from
import { Link as AnyLink, useLocation as useAnyLocation } from 'wouter';
import type { PageAddress, Path } from '#src/routes.ts';

/*
 * wouter's link and location, for addresses of this site only: a link to a page that does not exist does not compile.
 * A lint rule keeps other files from importing these from wouter. They are the same functions, so this costs no bytes.
 */

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: PageAddress;
  children: ReactNode;
}

/** A link to a page of this site, which is drawn without loading the document again. For files, use `<a>`. */
export const Link: FunctionComponent<LinkProps> = AnyLink;

type Navigate = (to: PageAddress, options?: { replace?: boolean; state?: unknown }) => void;

/** The path in the address bar, which may be no page's or end in `.html`, and a function that goes to another page. */
export const useLocation: () => [pathname: string, navigate: Navigate] = useAnyLocation;

/** The path of the page that is open, for its links to itself. Only for parts of pages, because `/404` is not an address. */
export function usePagePath(): Path {
  const [pathname] = useLocation();
  // oxlint-disable-next-line no-unsafe-type-assertion -- the page is open, so a host has served it at this path
  return pathname as Path;
}
