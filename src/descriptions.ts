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
  '/regulations': /*i18n*/ {
    id: 'description_regulations',
    message:
      'The four regulatory frameworks for derivatives, equities, crypto-assets and financial crime: what each asks of a firm, and whether it is in force or proposed.',
  },
  '/market-surveillance': /*i18n*/ {
    id: 'description_market_surveillance',
    message:
      'How markets are watched around the clock: anomaly detection, monitoring across markets and assets, and predictive risk analytics, with their limits.',
  },
  '/compliance-resources': /*i18n*/ {
    id: 'description_compliance_resources',
    message: 'Where supervised firms file, read the guidance and check their own controls.',
  },
  '/publications': /*i18n*/ {
    id: 'description_publications',
    message: 'Annual reports, rule changes and enforcement actions, with the files to download by category.',
  },
  '/contact': /*i18n*/ {
    id: 'description_contact',
    message: 'The address in Luxembourg, the support address and a form, and which matter has a better place than this one.',
  },
  '/legal-documents': /*i18n*/ {
    id: 'description_legal_documents',
    message: 'The foundational charter, the bylaws of governance and the code of conduct of the authority, in full.',
  },
  '/privacy-policy': /*i18n*/ {
    id: 'description_privacy_policy',
    message: 'What this site stores on your device, what its forms do, and who learns of your visit.',
  },
  '/terms-of-service': /*i18n*/ {
    id: 'description_terms_of_service',
    message: 'What you may rely on when you use this site, and what you may not.',
  },
  '/accessibility': /*i18n*/ {
    id: 'description_accessibility',
    message: 'How far this site can be used by everyone, what is known not to work, and how to complain.',
  },
  '/report-abuse': /*i18n*/ {
    id: 'description_report_abuse',
    message: 'How to report insider dealing, manipulation or unlawful disclosure in confidence, and how to protect yourself before you do.',
  },
  '/digital-filings-portal': /*i18n*/ {
    id: 'description_digital_filings_portal',
    message: 'Secure login for supervised entities, and what to have ready before a filing.',
  },
  '/regulatory-guidance': /*i18n*/ {
    id: 'description_regulatory_guidance',
    message:
      'Suspicious transaction reports within 24 hours, capital ratios by tier, stablecoin reserves: three answers and the guidance documents behind them.',
  },
  '/self-assessment-tools': /*i18n*/ {
    id: 'description_self_assessment_tools',
    message: 'Three checklists for supervised firms: AML/CTF, market abuse and cybersecurity. Nothing you tick is saved or sent.',
  },
  '/about-us': /*i18n*/ {
    id: 'description_about_us',
    message: 'What the authority does, how it regulates, how it operates and who it is.',
  },
  '/assessment-tools/aml-ctf-checklist': /*i18n*/ {
    id: 'description_aml_ctf_checklist',
    message: 'Nine statements on governance, client checks, monitoring and suspicious transaction reports, to tick, print or save.',
  },
  '/assessment-tools/market-abuse-risk': /*i18n*/ {
    id: 'description_market_abuse_risk',
    message: 'Eight statements on insider dealing, manipulation, disclosure and controls, to tick, print or save.',
  },
  '/assessment-tools/cybersecurity-posture': /*i18n*/ {
    id: 'description_cybersecurity_posture',
    message: 'Nine statements on access, data, incidents, vendors, networks and training, to tick, print or save.',
  },
  '/advisories/market-manipulation': /*i18n*/ {
    id: 'description_market_manipulation',
    message: 'What our surveillance saw in cross-listed derivatives, and what firms must search for and report within 24 hours.',
  },
  '/advisories/regulatory-update': /*i18n*/ {
    id: 'description_regulatory_update',
    message: 'The threshold of $10,000 USD for reports on crypto-asset transfers, who it reaches and what to prepare.',
  },
  '/advisories/enforcement-action': /*i18n*/ {
    id: 'description_enforcement_action',
    message: 'A penalty of $5,000,000 for failures in transaction reporting: what went wrong, and what other firms should check.',
  },
};
