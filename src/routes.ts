/**
 * The one list of addresses (specification §2). The router, the prerender, the sitemap, the checks of the built
 * site, the browser tests and the budgets all read it; plain data, so that plain Node can.
 *
 * A new page is a folder `pages/<page>/` with `page.tsx`, a line here, and its description in `descriptions.ts`.
 */

/** A text of the catalogue, by its id; `message` is the English source. */
export interface RouteText {
  id: string;
  message: string;
}

export interface Route {
  /** Without a trailing slash; the file is this and `.html` (decision 5). */
  path: string;
  /** The folder in `pages/`. */
  page: string;
  /** The document's title; the site's name follows it, on the home page it leads. */
  title: RouteText;
  /** Budget of the first load, in bytes after brotli; the default is the content page's. */
  markupBudget?: number;
}

/** HTML and CSS of a page in one first flight (design §1), in bytes after brotli. */
export const MARKUP_BUDGET = 14_600;
/** JavaScript of any page before any interaction, in bytes after brotli. */
export const SCRIPT_BUDGET = 80_000;

export const routes: readonly Route[] = [
  {
    path: '/',
    page: 'home',
    title: /*i18n*/ { id: 'title_home', message: 'Ensuring Market Integrity Across Borders' },
  },
  {
    path: '/regulated-companies',
    page: 'regulated-companies',
    title: /*i18n*/ { id: 'title_regulated_companies', message: 'Regulated Companies' },
    markupBudget: 30_000,
  },
  {
    path: '/warnings',
    page: 'warnings',
    title: /*i18n*/ { id: 'title_warnings', message: 'Investor Warnings' },
    markupBudget: 30_000,
  },
];

/** What any other address shows, with status 404. */
export const notFound: Route = {
  path: '/404',
  page: 'not-found',
  title: /*i18n*/ { id: 'title_not_found', message: '404 Page Not Found' },
};

/** The route of an address as a host may serve it: with `.html`, `/index` or a slash at its end. */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return routes.find((route) => route.path === path) ?? notFound;
}
