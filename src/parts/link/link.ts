import type { AnchorHTMLAttributes, FunctionComponent, ReactNode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- this is the file that other files import them from
import { Link as AnyLink, useLocation as useAnyLocation } from 'wouter';
import type { PageAddress, Path } from '#src/routes.ts';
import { shareable } from '#src/ui/shareable.ts';

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

/** The address of a page with a search for a text, or without a search if the text is a message. */
export function askAt(path: Path, text: string): PageAddress {
  return `${path}${queryOf('q', text)}`;
}

/** The address of a firm's record in the directory. `on` is the day of the register above which it opens, if that is not today. */
export function recordAt(licenseId: string, on?: string): PageAddress {
  return `/regulated-companies?firm=${encodeURIComponent(licenseId)}${on === undefined ? '' : `&on=${on}`}`;
}

/** The address of the changes to a firm, of a year, or on a topic. Empty values are left out. */
export function changesAt(wanted: { firm?: string; year?: string; topic?: string }): PageAddress {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''));
  return query.size === 0 ? '/changes' : `/changes?${query}`;
}

/** The address of the form to report a scam, filled in with the subject if it is a name or an address. */
export function reportScamAt(subject: string): PageAddress {
  return `/contact${queryOf('about', subject)}#report-a-scam`;
}

function queryOf(name: string, text: string): '' | `?${string}` {
  const kept = shareable(text);
  return kept === '' ? '' : `?${new URLSearchParams({ [name]: kept }).toString()}`;
}
