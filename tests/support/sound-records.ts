import type { Alert, Download, Firm, Framework, Publication, Site, Synonym, WarnedFirm } from '../../build/content/schemas/records.ts';

/* One valid record of each kind, for tests that change some of its fields. */

export const FIRM = {
  name: 'Nederhaven Bank N.V.',
  country: 'Netherlands',
  licenseId: 'FCA-2017-NL-104',
  status: 'Active',
  headquarters: 'Amsterdam, Netherlands',
  registration: '2017-04-24',
  tier: 'Tier 1',
  activities: ['Lending'],
  jurisdictions: ['Global'],
  capitalRatio: '18.4%',
  investigations: 0,
  lastAudit: '2025-03-18',
} satisfies Firm;

export const WARNED_FIRM: WarnedFirm = {
  id: 'apex-trade',
  name: 'Apex Trade',
  aliases: ['AMT', 'Apex-M'],
  websites: ['https://apex.example'],
  reason: 'Pays nobody back.',
  added: '2025-01-02',
};

export const SITE: Site = {
  name: 'Frontier Conduct Authority',
  shortName: 'FCA',
  tagline: 'Regulating',
  supportEmail: 'support@frontier-conduct.example',
  address: ['17, boulevard de la Mesure'],
  seat: { city: 'Luxembourg', latitude: 49.6, longitude: 6.1 },
  baseUrl: 'https://www.frontier-conduct.example',
  copyrightYear: 2025,
  licencePattern: String.raw`^FCA-\d{4}-(?<country>[A-Z]{2})-\d{3,}$`,
  licenceExample: 'FCA-2017-NL-004',
  mapImage: 'https://maps.example/world.jpg',
  neutralPages: {
    en: [
      { name: 'Weather', address: 'https://weather.example/' },
      { name: 'Maps', address: 'https://maps.example/' },
    ],
  },
  languages: ['en'],
  hsts: { includeSubDomains: false, preload: false },
  fictional: true,
};

const ALERT: Alert = {
  id: 'adv-xx-001',
  type: 'Market Advisory',
  category: 'surveillance',
  title: 'Layering',
  timestamp: '2025-07-14 09:30 UTC',
  severity: 'High',
  link: '/advisories/market-manipulation',
};

const PUBLICATION: Publication = {
  id: 'report',
  title: 'Report',
  type: 'Annual Report',
  date: '2025-03-31',
  format: 'PDF',
  ref: 'PUB-AR-2030-01',
};

export const DOWNLOAD: Download = {
  id: 'figures',
  category: 'Annual Reports',
  title: 'Figures',
  description: 'In figures.',
  link: '/figures.pdf',
};

const FRAMEWORK: Framework = {
  id: 'derivatives',
  title: 'Derivatives',
  category: 'Derivatives',
  summary: 'Rules.',
  status: 'Effective Jan 1, 2024',
  effective: '2024-01-01',
  rules: ['Report every trade.'],
  links: [{ text: 'Regulations', link: '/regulations' }],
};

const SYNONYM: Synonym = { page: '/warnings', en: ['scam'], es: ['estafa'], zh: ['诈骗'], ar: ['احتيال'], fr: ['arnaque'] };

/** A valid record of each file with several, to which a test makes changes. */
export const SOUND: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'firms.csv': FIRM,
  'warned-firms.yaml': WARNED_FIRM,
  'alerts.yaml': { ...ALERT },
  'publications.yaml': { ...PUBLICATION },
  'downloads.yaml': { ...DOWNLOAD },
  'frameworks.yaml': { ...FRAMEWORK },
  'synonyms.yaml': { ...SYNONYM },
  'countries.csv': { code: 'LU', name: 'Luxembourg', latitude: '49.6', longitude: '6.1' },
  'regions.yaml': { name: 'Nordic states', countries: ['FI', 'SE'] },
};
