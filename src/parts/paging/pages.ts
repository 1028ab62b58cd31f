import type { PageAddress, Path } from '#src/routes.ts';
import { shareable } from '#src/ui/shareable.ts';

/** Which records of a list are on a page. Pages count from 1; positions in the list from 0, `end` not included. */
export interface Paging {
  page: number;
  pages: number;
  begin: number;
  end: number;
}

/**
 * The page that an address requests, in a list of `total` records. Anything but a page number means the first page. A number above
 * the last page means the last one, because the list may have become shorter.
 */
export function pageAt(wanted: string | null | undefined, total: number, perPage: number): Paging {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const number = /^[1-9]\d{0,8}$/.test(wanted ?? '') ? Number(wanted) : 1;
  const page = Math.min(number, pages);
  return { page, pages, begin: (page - 1) * perPage, end: Math.min(page * perPage, total) };
}

/** The number of the page with a position of the list. */
export function pageOf(position: number, perPage: number): number {
  return Math.floor(position / perPage) + 1;
}

/** The parameters of an address that also decide what a list shows, such as its order and its filters. */
// oxlint-disable-next-line words/no-object-of-words -- it is only listed
export type ListParameters = Readonly<Record<string, string>>;

/** The address of a page of the list at `path`, with its other parameters and as much of its search as may be in an address. */
export function pageAddress(path: Path, search: string, page: number, parameters: ListParameters = {}): PageAddress {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: shareable(search), ...parameters }))
    if (value !== '') query.set(name, value.toWellFormed());
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
