import { msg } from '@lingui/core/macro';

/**
 * The texts with fixed keys (LANG-5). Each must exist in every language; `languages.test.ts` checks that. Those of the home page are in
 * `hero-texts.ts`, so that only the home page loads them.
 */
export const REQUIRED_TEXTS = {
  tagline: msg({ id: 'tagline', message: 'Regulating Global Markets with Integrity' }),
  nav_home: msg({ id: 'nav_home', message: 'Home' }),
  nav_regulations: msg({ id: 'nav_regulations', message: 'Regulations' }),
  nav_market_surveillance: msg({ id: 'nav_market_surveillance', message: 'Market Surveillance' }),
  nav_compliance_resources: msg({ id: 'nav_compliance_resources', message: 'Compliance Resources' }),
  nav_publications: msg({ id: 'nav_publications', message: 'Publications' }),
  nav_contact: msg({ id: 'nav_contact', message: 'Contact' }),
} as const;
