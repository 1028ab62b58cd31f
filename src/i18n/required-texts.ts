import { msg } from '@lingui/core/macro';

/**
 * The twelve texts with fixed keys (LANG-5). Each must exist in every language; `languages.test.ts` checks that.
 */
export const REQUIRED_TEXTS = {
  tagline: msg({ id: 'tagline', message: 'Regulating Global Markets with Integrity' }),
  nav_home: msg({ id: 'nav_home', message: 'Home' }),
  nav_regulations: msg({ id: 'nav_regulations', message: 'Regulations' }),
  nav_market_surveillance: msg({ id: 'nav_market_surveillance', message: 'Market Surveillance' }),
  nav_compliance_resources: msg({ id: 'nav_compliance_resources', message: 'Compliance Resources' }),
  nav_publications: msg({ id: 'nav_publications', message: 'Publications' }),
  nav_contact: msg({ id: 'nav_contact', message: 'Contact' }),
  hero_title_1: msg({ id: 'hero_title_1', message: 'Ensuring Market Integrity' }),
  hero_title_2: msg({ id: 'hero_title_2', message: 'Across Borders' }),
  hero_subtitle: msg({ id: 'hero_subtitle', message: 'The premier authority for cross-border financial regulation' }),
  hero_cta_primary: msg({ id: 'hero_cta_primary', message: 'View Regulatory Frameworks' }),
  hero_cta_secondary: msg({ id: 'hero_cta_secondary', message: 'Report Market Abuse' }),
} as const;
