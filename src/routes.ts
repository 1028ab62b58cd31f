/**
 * The one list of addresses (ROUTE-1). The router, the prerender, the sitemap, the checks of the built
 * site, the browser tests and the budgets all read it; plain data, so that plain Node can.
 *
 * A new page is a folder `pages/<page>/` with `page.tsx` and `meta.ts`, and a line here.
 */

interface Row {
  /** Without a trailing slash; the file is this and `.html` (ROUTE-1). */
  path: `/${string}`;
  /** The folder in `pages/`. */
  page: string;
  /** The page that this one belongs below, or a section of one. The breadcrumb leads there (`parts/breadcrumb`). */
  parent?: `/${string}`;
  /** Not for search engines, nor for our own search: it leads elsewhere and says nothing itself. */
  noindex?: true;
  /** Budget of the first load, in bytes after brotli; the default is the content page's. */
  markupBudget?: number;
}

/** HTML and CSS of a page in one first flight (SPEED-1), in bytes after brotli. */
export const MARKUP_BUDGET = 14_600;
/** JavaScript of any page before any interaction, in bytes after brotli. */
export const SCRIPT_BUDGET = 80_000;
/** How much of that a page's list of firms may fill; what a growing list has beyond it fails nothing (docs/decisions/023). */
export const RECORDS_BUDGET = 5_000;

/** Over HTTP/1.1, what a first load may take: requests, bytes of their response headers, and scripts with theirs. */
export const REQUEST_BUDGET = 14;
export const HEADER_BUDGET = 8_000;
export const SCRIPT_WIRE_BUDGET = 100_000;

/** All that is kept on a device for use without a network, in bytes after brotli. */
export const COPY_BUDGET = 1_500_000;
/** How much of that the lists of firms may fill; what growing lists have beyond it fails nothing. */
export const COPY_RECORDS_BUDGET = 30_000;
/** How many requests it is made of at the most. */
export const COPY_FILES = 300;

const TABLE = [
  { path: '/', page: 'home' },
  {
    path: '/regulated-companies',
    page: 'regulated-companies',
    markupBudget: 30_000,
  },
  {
    path: '/warnings',
    page: 'warnings',
    markupBudget: 30_000,
  },
  { path: '/regulations', page: 'regulations' },
  { path: '/market-surveillance', page: 'market-surveillance' },
  {
    path: '/compliance-resources',
    page: 'compliance-resources',
    // As the guidance: the team that issues licences makes it longer without a developer.
    markupBudget: 16_000,
  },
  { path: '/publications', page: 'publications' },
  { path: '/open-data', page: 'open-data' },
  { path: '/glossary', page: 'glossary' },
  { path: '/contact', page: 'contact' },
  { path: '/legal-documents', page: 'legal-documents' },
  { path: '/privacy-policy', page: 'privacy-policy' },
  { path: '/terms-of-service', page: 'terms-of-service' },
  { path: '/licences', page: 'licences' },
  { path: '/accessibility', page: 'accessibility' },
  { path: '/security', page: 'security' },
  { path: '/report-abuse', page: 'report-abuse' },
  { path: '/digital-filings-portal', page: 'digital-filings-portal', parent: '/compliance-resources' },
  {
    path: '/regulatory-guidance',
    page: 'regulatory-guidance',
    // Three guidances whole, which a communications team makes longer without a developer.
    markupBudget: 18_500,
    parent: '/compliance-resources',
  },
  { path: '/self-assessment-tools', page: 'self-assessment-tools', parent: '/compliance-resources' },
  { path: '/about-us', page: 'about-us' },
  { path: '/check', page: 'check' },
  { path: '/verify-document', page: 'verify-document' },
  { path: '/search', page: 'search', noindex: true },
  { path: '/assessment-tools/aml-ctf-checklist', page: 'aml-ctf-checklist', parent: '/self-assessment-tools' },
  { path: '/assessment-tools/market-abuse-risk', page: 'market-abuse-risk', parent: '/self-assessment-tools' },
  { path: '/assessment-tools/cybersecurity-posture', page: 'cybersecurity-posture', parent: '/self-assessment-tools' },
  { path: '/advisories/market-manipulation', page: 'market-manipulation', parent: '/#latest-alerts' },
  { path: '/advisories/regulatory-update', page: 'regulatory-update', parent: '/#latest-alerts' },
  { path: '/advisories/enforcement-action', page: 'enforcement-action', parent: '/#latest-alerts' },
] as const satisfies readonly Row[];

/** The paths of this site. A link to any other does not compile (`parts/link`). */
export type Path = (typeof TABLE)[number]['path'];

/** What a link may lead to: a page, with a query, a section or both. */
export type PageAddress = Path | `${Path}?${string}` | `${Path}#${string}`;

/** The addresses that pages belong below; the home page is above them all. */
export type Parent = Extract<(typeof TABLE)[number], { parent: string }>['parent'];

export interface Route extends Row {
  path: Path | '/404';
  parent?: Parent;
}

export const routes: readonly (Route & { path: Path })[] = TABLE;

/** What any other address shows, with status 404. */
export const notFound: Route = {
  path: '/404',
  page: 'not-found',
};

/** The route of an address as a host may serve it: with `.html`, `/index` or a slash at its end. */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return routes.find((route) => route.path === path) ?? notFound;
}
