/**
 * The twelve texts whose keys the specification names (§3). They stand together because all five languages must
 * have every one of them, whatever page says it; `languages.test.ts` sees to it.
 */
export const SPECIFICATION_TEXTS = {
  tagline: /*i18n*/ { id: 'tagline', message: 'Regulating Global Markets with Integrity' },
  nav_home: /*i18n*/ { id: 'nav_home', message: 'Home' },
  nav_regulations: /*i18n*/ { id: 'nav_regulations', message: 'Regulations' },
  nav_market_surveillance: /*i18n*/ { id: 'nav_market_surveillance', message: 'Market Surveillance' },
  nav_compliance_resources: /*i18n*/ { id: 'nav_compliance_resources', message: 'Compliance Resources' },
  nav_publications: /*i18n*/ { id: 'nav_publications', message: 'Publications' },
  nav_contact: /*i18n*/ { id: 'nav_contact', message: 'Contact' },
  hero_title_1: /*i18n*/ { id: 'hero_title_1', message: 'Ensuring Market Integrity' },
  hero_title_2: /*i18n*/ { id: 'hero_title_2', message: 'Across Borders' },
  hero_subtitle: /*i18n*/ { id: 'hero_subtitle', message: 'The premier authority for cross-border financial regulation' },
  hero_cta_primary: /*i18n*/ { id: 'hero_cta_primary', message: 'View Regulatory Frameworks' },
  hero_cta_secondary: /*i18n*/ { id: 'hero_cta_secondary', message: 'Report Market Abuse' },
} as const;
