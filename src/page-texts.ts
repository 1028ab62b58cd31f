import type { FeedId } from './content/open-data-schemas.ts';
import type { Route } from './routes.ts';

/** A text of the catalogue, by its id; `message` is the English source. */
export interface PageText {
  id: string;
  message: string;
}

/**
 * Each page's title, which is its heading, what search results and link previews say of it, and the feeds that its
 * head names, by its path. Apart from `routes.ts`, because only the build and the list of all pages (`/search`) need
 * them: in every page's first load they would be two kilobytes that nobody reads. In the browser a page that is gone to
 * has its heading for its title.
 */
export const pageTexts: Readonly<Record<Route['path'], { title: PageText; description: PageText; feeds?: readonly FeedId[] }>> = {
  '/': {
    title: /*i18n*/ { id: 'title_home', message: 'Ensuring Market Integrity Across Borders' },
    description: /*i18n*/ {
      id: 'description_home',
      message:
        'Check whether a firm is regulated, read the latest alerts and warnings, and find our rules and guidance for firms in cross-border financial markets.',
    },
    feeds: ['alerts', 'warnings', 'publications'],
  },
  '/regulated-companies': {
    title: /*i18n*/ { id: 'title_regulated_companies', message: 'Regulated Companies' },
    description: /*i18n*/ {
      id: 'description_regulated_companies',
      message:
        'The register of the firms we supervise: licence number, status, tier, permissions and capital adequacy ratio. Search by name, country or licence number.',
    },
  },
  '/warnings': {
    title: /*i18n*/ { id: 'title_warnings', message: 'Investor Warnings' },
    description: /*i18n*/ {
      id: 'description_warnings',
      message:
        'Firms and websites that are not authorised by us: names, aliases, addresses and why we warn about them. Search before you send money or documents.',
    },
    feeds: ['warnings'],
  },
  '/regulations': {
    title: /*i18n*/ { id: 'title_regulations', message: 'Regulations' },
    description: /*i18n*/ {
      id: 'description_regulations',
      message:
        'The four regulatory frameworks for derivatives, equities, crypto-assets and financial crime: what each requires of firms, and its status.',
    },
  },
  '/market-surveillance': {
    title: /*i18n*/ { id: 'title_market_surveillance', message: 'Market Surveillance' },
    description: /*i18n*/ {
      id: 'description_market_surveillance',
      message:
        'How we monitor markets around the clock: anomaly detection, monitoring across markets and assets, predictive risk analytics, and the limits of each.',
    },
  },
  '/compliance-resources': {
    title: /*i18n*/ { id: 'title_compliance_resources', message: 'Compliance Resources' },
    description: /*i18n*/ {
      id: 'description_compliance_resources',
      message: 'What it takes to get a licence, what firms file and when, our guidance, and checklists for your own controls.',
    },
  },
  '/publications': {
    title: /*i18n*/ { id: 'title_publications', message: 'Publications' },
    description: /*i18n*/ {
      id: 'description_publications',
      message: 'Annual reports, rule changes and enforcement actions, and documents to download.',
    },
    feeds: ['publications'],
  },
  '/open-data': {
    title: /*i18n*/ { id: 'title_open_data', message: 'Open Data' },
    description: /*i18n*/ {
      id: 'description_open_data',
      message:
        'The register and the warnings as CSV and JSON: what each field contains, the licence, how the data may change, and the feeds.',
    },
    feeds: ['alerts', 'warnings', 'publications'],
  },
  '/glossary': {
    title: /*i18n*/ { id: 'title_glossary', message: 'Glossary' },
    description: /*i18n*/ {
      id: 'description_glossary',
      message: 'What our terms mean, in plain words: licence, tier, status, capital, market abuse, suspicious transaction report and more.',
    },
  },
  '/contact': {
    title: /*i18n*/ { id: 'title_contact', message: 'Contact' },
    description: /*i18n*/ {
      id: 'description_contact',
      message: 'Our address in Luxembourg, a message form, how to report a scam or complain about a firm, and the press office.',
    },
  },
  '/legal-documents': {
    title: /*i18n*/ { id: 'title_legal_documents', message: 'Legal Documents' },
    description: /*i18n*/ {
      id: 'description_legal_documents',
      message: 'The foundational charter, the bylaws of governance and the code of conduct of the Authority, in full.',
    },
  },
  '/privacy-policy': {
    title: /*i18n*/ { id: 'title_privacy_policy', message: 'Privacy Policy' },
    description: /*i18n*/ {
      id: 'description_privacy_policy',
      message: 'What this site stores on your device, what its forms do, and who can see that you visited.',
    },
  },
  '/terms-of-service': {
    title: /*i18n*/ { id: 'title_terms_of_service', message: 'Terms of Service' },
    description: /*i18n*/ {
      id: 'description_terms_of_service',
      message: 'What you can rely on when you use this site, and what you cannot.',
    },
  },
  '/licences': {
    title: /*i18n*/ { id: 'title_licences', message: 'Open-source licences' },
    description: /*i18n*/ {
      id: 'description_licences',
      message: 'The third-party software, fonts and data used on this website, with the licence of each in full.',
    },
  },
  '/accessibility': {
    title: /*i18n*/ { id: 'title_accessibility', message: 'Accessibility Statement' },
    description: /*i18n*/ {
      id: 'description_accessibility',
      message: 'How accessible this site is, which problems we know of, and how to complain.',
    },
  },
  '/security': {
    title: /*i18n*/ { id: 'title_security', message: 'Security' },
    description: /*i18n*/ {
      id: 'description_security',
      message:
        'How to report a vulnerability in this website, what testing we allow, what protects visitors, and how to recognise the real site.',
    },
  },
  '/report-abuse': {
    title: /*i18n*/ { id: 'title_report_abuse', message: 'Report Market Abuse' },
    description: /*i18n*/ {
      id: 'description_report_abuse',
      message:
        'How to report insider dealing, market manipulation or unlawful disclosure in confidence, and how to protect yourself first.',
    },
  },
  '/digital-filings-portal': {
    title: /*i18n*/ { id: 'title_digital_filings_portal', message: 'Digital Filings Portal' },
    description: /*i18n*/ {
      id: 'description_digital_filings_portal',
      message: 'Secure login for supervised entities, and what to have ready before you file.',
    },
  },
  '/regulatory-guidance': {
    title: /*i18n*/ { id: 'title_regulatory_guidance', message: 'Regulatory Guidance & FAQs' },
    description: /*i18n*/ {
      id: 'description_regulatory_guidance',
      message:
        'Suspicious transaction reports within 24 hours, capital ratios by tier, stablecoin reserves: three answers and the guidance documents behind them.',
    },
  },
  '/self-assessment-tools': {
    title: /*i18n*/ { id: 'title_self_assessment_tools', message: 'Self-Assessment Tools' },
    description: /*i18n*/ {
      id: 'description_self_assessment_tools',
      message: 'Three checklists for supervised firms: AML/CTF, market abuse and cybersecurity. Nothing you tick is saved or sent.',
    },
  },
  '/about-us': {
    title: /*i18n*/ { id: 'title_about_us', message: 'About Us' },
    description: /*i18n*/ {
      id: 'description_about_us',
      message: 'What the Authority does, how it regulates, how it operates and who runs it.',
    },
  },
  '/assessment-tools/aml-ctf-checklist': {
    title: /*i18n*/ { id: 'title_aml_ctf_checklist', message: 'AML/CTF Compliance Checklist' },
    description: /*i18n*/ {
      id: 'description_aml_ctf_checklist',
      message:
        'Nine statements on governance, customer due diligence, monitoring and suspicious transaction reports, to tick, print or save.',
    },
  },
  '/assessment-tools/market-abuse-risk': {
    title: /*i18n*/ { id: 'title_market_abuse_risk', message: 'Market Abuse Risk Assessment' },
    description: /*i18n*/ {
      id: 'description_market_abuse_risk',
      message: 'Eight statements on insider dealing, market manipulation, unlawful disclosure and controls, to tick, print or save.',
    },
  },
  '/assessment-tools/cybersecurity-posture': {
    title: /*i18n*/ { id: 'title_cybersecurity_posture', message: 'Cybersecurity Posture Evaluation' },
    description: /*i18n*/ {
      id: 'description_cybersecurity_posture',
      message: 'Nine statements on access, data, incidents, vendors, networks and training, to tick, print or save.',
    },
  },
  '/advisories/market-manipulation': {
    title: /*i18n*/ { id: 'title_market_manipulation', message: 'Coordinated layering in cross-listed derivatives' },
    description: /*i18n*/ {
      id: 'description_market_manipulation',
      message: 'What our surveillance found in cross-listed derivatives, and what firms must look for and report within 24 hours.',
    },
    feeds: ['alerts'],
  },
  '/advisories/regulatory-update': {
    title: /*i18n*/ { id: 'title_regulatory_update', message: 'Wallet-reporting threshold for crypto-asset transfers: $10,000' },
    description: /*i18n*/ {
      id: 'description_regulatory_update',
      message: 'The $10,000 USD threshold for reporting crypto-asset transfers: which firms it affects and what to prepare.',
    },
    feeds: ['alerts'],
  },
  '/advisories/enforcement-action': {
    title: /*i18n*/ { id: 'title_enforcement_action', message: 'Penalty of $5,000,000 for failures in transaction reporting' },
    description: /*i18n*/ {
      id: 'description_enforcement_action',
      message: 'A penalty of $5,000,000 for failures in transaction reporting: what went wrong, and what other firms should check.',
    },
    feeds: ['alerts'],
  },
  '/check': {
    title: /*i18n*/ { id: 'title_check', message: 'Check a firm or website' },
    description: /*i18n*/ {
      id: 'description_check',
      message: 'One search in the register of regulated firms and in the warnings: by name, licence number, web or email address.',
    },
  },
  '/verify-document': {
    title: /*i18n*/ { id: 'title_verify_document', message: 'Verify a document' },
    description: /*i18n*/ {
      id: 'description_verify_document',
      message: 'Check in your browser whether a PDF is one of our documents and has not been changed. The file is not uploaded.',
    },
  },
  '/search': {
    title: /*i18n*/ { id: 'title_search', message: 'Search' },
    description: /*i18n*/ {
      id: 'description_search',
      message: 'Search the pages, guidance and other documents of this site and both lists of firms, or choose from the list of all pages.',
    },
  },
  '/404': {
    title: /*i18n*/ { id: 'title_not_found', message: '404 Page Not Found.' },
    description: /*i18n*/ { id: 'description_not_found', message: 'The page you are looking for does not exist.' },
  },
};
