/*
 * The only list of addresses (ROUTE-1). The router, the prerender, the sitemap, the tests and the types of all links read
 * it. It imports nothing, so that Node can run it without a build.
 *
 * A new page is a folder `pages/<page>/` with `page.tsx`, a line here, and its title in `page-meta.ts` (docs/add-a-page.md).
 */

interface Row {
  /** Without a trailing slash; the file is this and `.html` (ROUTE-1). */
  path: `/${string}`;
  /** The folder in `pages/`. */
  page: string;
  /** The page that this one belongs below, or a section of one. The breadcrumb leads there (`parts/breadcrumb`). */
  parent?: `/${string}`;
  /** Neither search engines nor our own search list this page, because it has no content of its own. */
  noindex?: true;
}

const TABLE = [
  { path: '/', page: 'home' },
  { path: '/regulated-companies', page: 'regulated-companies' },
  { path: '/register-in-figures', page: 'register-in-figures', parent: '/regulated-companies' },
  { path: '/changes', page: 'changes', parent: '/regulated-companies' },
  { path: '/warnings', page: 'warnings' },
  { path: '/regulations', page: 'regulations' },
  { path: '/market-surveillance', page: 'market-surveillance' },
  { path: '/compliance-resources', page: 'compliance-resources' },
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
  { path: '/regulatory-guidance', page: 'regulatory-guidance', parent: '/compliance-resources' },
  { path: '/self-assessment-tools', page: 'self-assessment-tools', parent: '/compliance-resources' },
  { path: '/about-us', page: 'about-us' },
  { path: '/check', page: 'check' },
  { path: '/search', page: 'search', noindex: true },
  { path: '/assessment-tools/aml-ctf-checklist', page: 'aml-ctf-checklist', parent: '/self-assessment-tools' },
  { path: '/assessment-tools/market-abuse-risk', page: 'market-abuse-risk', parent: '/self-assessment-tools' },
  { path: '/assessment-tools/cybersecurity-posture', page: 'cybersecurity-posture', parent: '/self-assessment-tools' },
  { path: '/advisories/market-manipulation', page: 'market-manipulation', parent: '/#latest-alerts' },
  { path: '/advisories/regulatory-update', page: 'regulatory-update', parent: '/#latest-alerts' },
  { path: '/advisories/enforcement-action', page: 'enforcement-action', parent: '/#latest-alerts' },
] as const satisfies readonly Row[];

/** The names of the folders in `pages/`. */
export type PageName = (typeof TABLE)[number]['page'] | 'not-found';

/** The paths of this site. A link to any other does not compile (`parts/link`). */
export type Path = (typeof TABLE)[number]['path'];

/** What a link may lead to: a page, with a query, a section or both. */
export type PageAddress = Path | `${Path}?${string}` | `${Path}#${string}`;

/** The addresses that pages belong below; the home page is above them all. */
export type Parent = Extract<(typeof TABLE)[number], { parent: string }>['parent'];

export interface Route extends Row {
  path: Path | '/404';
  page: PageName;
  parent?: Parent;
}

export const routes: readonly (Route & { path: Path })[] = TABLE;

/** What any other address shows, with status 404. */
export const notFound: Route = { path: '/404', page: 'not-found' };

/** The route of an address, or `notFound`. Hosts may serve a page with `.html`, `/index` or a slash at the end. */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return routes.find((route) => route.path === path) ?? notFound;
}
