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
  {
    path: '/regulations',
    page: 'regulations',
    title: /*i18n*/ { id: 'title_regulations', message: 'Regulations' },
  },
  {
    path: '/market-surveillance',
    page: 'market-surveillance',
    title: /*i18n*/ { id: 'title_market_surveillance', message: 'Market Surveillance' },
  },
  {
    path: '/compliance-resources',
    page: 'compliance-resources',
    title: /*i18n*/ { id: 'title_compliance_resources', message: 'Compliance Resources' },
  },
  {
    path: '/publications',
    page: 'publications',
    title: /*i18n*/ { id: 'title_publications', message: 'Publications' },
  },
  {
    path: '/contact',
    page: 'contact',
    title: /*i18n*/ { id: 'title_contact', message: 'Contact' },
  },
  {
    path: '/legal-documents',
    page: 'legal-documents',
    title: /*i18n*/ { id: 'title_legal_documents', message: 'Legal Documents' },
  },
  {
    path: '/privacy-policy',
    page: 'privacy-policy',
    title: /*i18n*/ { id: 'title_privacy_policy', message: 'Privacy Policy' },
  },
  {
    path: '/terms-of-service',
    page: 'terms-of-service',
    title: /*i18n*/ { id: 'title_terms_of_service', message: 'Terms of Service' },
  },
  {
    path: '/accessibility',
    page: 'accessibility',
    title: /*i18n*/ { id: 'title_accessibility', message: 'Accessibility Statement' },
  },
  {
    path: '/report-abuse',
    page: 'report-abuse',
    title: /*i18n*/ { id: 'title_report_abuse', message: 'Report Market Abuse' },
  },
  {
    path: '/digital-filings-portal',
    page: 'digital-filings-portal',
    title: /*i18n*/ { id: 'title_digital_filings_portal', message: 'Digital Filings Portal' },
  },
  {
    path: '/regulatory-guidance',
    page: 'regulatory-guidance',
    title: /*i18n*/ { id: 'title_regulatory_guidance', message: 'Regulatory Guidance & FAQs' },
  },
  {
    path: '/self-assessment-tools',
    page: 'self-assessment-tools',
    title: /*i18n*/ { id: 'title_self_assessment_tools', message: 'Self-Assessment Tools' },
  },
  {
    path: '/about-us',
    page: 'about-us',
    title: /*i18n*/ { id: 'title_about_us', message: 'About Us' },
  },
  {
    path: '/assessment-tools/aml-ctf-checklist',
    page: 'aml-ctf-checklist',
    title: /*i18n*/ { id: 'title_aml_ctf_checklist', message: 'AML/CTF Compliance Checklist' },
  },
  {
    path: '/assessment-tools/market-abuse-risk',
    page: 'market-abuse-risk',
    title: /*i18n*/ { id: 'title_market_abuse_risk', message: 'Market Abuse Risk Assessment' },
  },
  {
    path: '/assessment-tools/cybersecurity-posture',
    page: 'cybersecurity-posture',
    title: /*i18n*/ { id: 'title_cybersecurity_posture', message: 'Cybersecurity Posture Evaluation' },
  },
  {
    path: '/advisories/market-manipulation',
    page: 'market-manipulation',
    title: /*i18n*/ { id: 'title_market_manipulation', message: 'Market Advisory: coordinated layering' },
  },
  {
    path: '/advisories/regulatory-update',
    page: 'regulatory-update',
    title: /*i18n*/ { id: 'title_regulatory_update', message: 'Regulatory Update: wallet reporting' },
  },
  {
    path: '/advisories/enforcement-action',
    page: 'enforcement-action',
    title: /*i18n*/ { id: 'title_enforcement_action', message: 'Enforcement Notice: transaction reporting' },
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
