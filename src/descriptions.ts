import type { RouteText } from './routes.ts';

/**
 * What search results and link previews say of each page, by its path. Apart from `routes.ts`, because only the
 * build needs it: in every page's first load it would be a kilobyte and a half that nobody reads.
 */
export const descriptions: Readonly<Record<string, RouteText>> = {
  '/': /*i18n*/ {
    id: 'description_home',
    message:
      'Check whether a firm is regulated, read the latest alerts and warnings, and find the rules, guidance and filings of a cross-border financial-markets regulator.',
  },
  '/regulated-companies': /*i18n*/ {
    id: 'description_regulated_companies',
    message:
      'The register of every firm we supervise: licence, status, tier, permissions and capital adequacy ratio, searchable by name, country or licence.',
  },
  '/warnings': /*i18n*/ {
    id: 'description_warnings',
    message:
      'Firms and websites that are not authorised by us: names, aliases, addresses and what they do. Search before you send money or documents.',
  },
  '/404': /*i18n*/ { id: 'description_not_found', message: 'The page you are looking for does not exist.' },
};
