import { z } from 'zod';
import { DEFAULT_LANGUAGE, TRANSLATED } from '#src/i18n/languages.ts';
import { ALERT_CATEGORIES } from '#src/content/alert-categories.ts';
import { PUBLICATION_FILTERS, fallsUnder } from '#src/content/publication-filter.ts';
import { isWebAddress, listedAddress, listedEmail, phones } from './contacts.ts';
import { cellsOfFirm, STATUSES, TIERS } from './firm-fields.ts';
import { sharedHost } from './shared-hosts.ts';
import {
  literal,
  text,
  drawable,
  documentProse,
  prose,
  proseList,
  day,
  pastDay,
  pastMinute,
  publicationRef,
  slug,
  siteAddress,
  sitePath,
  rootPdf,
  emailAddress,
  httpsUrl,
  oneOf,
  oneOfTexts,
  term,
  latitude,
  longitude,
  countryCode,
  distinct,
  textList,
  isRealDay,
  MAX_VALUES,
  twice,
} from './values.ts';

/**
 * The schemas of the records in the content folder (DATA-1, DATA-2, DATA-3, DATA-4). Only the build imports them; the site
 * imports their types.
 *
 * A message continues the sentence "this value …", because it is printed after the value.
 */

const DOWNLOAD_CATEGORIES = ['Annual Reports', 'Regulatory Updates', 'Enforcement Summaries'] as const;

/** `site.yaml`: identity, addresses and switches. The code repeats none of them (SITE-1). */
export const siteSchema = z.strictObject({
  name: drawable(text()),
  shortName: text(),
  tagline: documentProse(),
  supportEmail: emailAddress(),
  address: z.array(text(), 'must be a list of lines').min(1, 'must have at least one line'),
  seat: z.strictObject({
    city: term('The city on the map in which we have our headquarters.'),
    latitude: latitude(),
    longitude: longitude(),
  }),
  baseUrl: httpsUrl()
    .refine((value) => !value.endsWith('/'), 'must not end with a slash')
    .refine((value) => !/[?#]/.test(value), 'must not contain ? or #'),
  copyrightYear: z.int('must be a whole year').min(1900, 'must be a year').max(2999, 'must be a year'),
  licencePattern: literal().refine(isRegularExpression, 'must be a regular expression; a group (?<country>…) marks the country code'),
  licenceExample: text(),
  mapImage: httpsUrl(),
  neutralPages: z.strictObject({
    [DEFAULT_LANGUAGE]: neutralPages(),
    ...inOtherLanguages(() => neutralPages().optional()),
    zh: neutralPages()
      .refine((pages) => pages.every(({ address }) => !isBlockedInChina(address)), 'must be pages that can be reached in mainland China')
      .optional(),
  }),
  languages: z
    .array(oneOf([DEFAULT_LANGUAGE, ...TRANSLATED]), 'must be a list of languages')
    .refine((codes) => codes.includes(DEFAULT_LANGUAGE), 'must contain en: the texts are written in English')
    .refine(distinct, twice('language')),
  hsts: z
    .strictObject({ includeSubDomains: z.boolean('must be true or false'), preload: z.boolean('must be true or false') })
    .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, 'preload needs includeSubDomains (hstspreload.org)'),
  fictional: z.boolean('must be true or false'),
});

function neutralPages() {
  return z
    .array(z.strictObject({ name: text(), address: httpsUrl() }), 'must be a list of pages')
    .min(2, 'must have two to five pages')
    .max(5, 'must have two to five pages')
    .refine(
      (pages) => distinct(pages.map(({ name }) => name)) && distinct(pages.map(({ address }) => address)),
      'must not name the same page twice',
    );
}

/** Well-known sites that mainland China blocks. Someone who leaves for one of them in a hurry would get an error page. */
const BLOCKED_IN_CHINA =
  /(?:^|\.)(?:wikipedia|wikimedia|bbc|google|youtube|openstreetmap|duckduckgo|nytimes|reuters|yahoo)\.(?:[a-z]+)(?:\.[a-z]{2})?$/;

/** False for a value that is not an address: another rule reports that. */
function isBlockedInChina(address: string): boolean {
  return BLOCKED_IN_CHINA.test(URL.parse(address)?.hostname ?? '');
}

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** `countries.csv`: where firms are licensed. The coordinates are those of the financial centre, in degrees. */
export const countrySchema = z.strictObject({
  code: countryCode(),
  name: text(),
  latitude: latitude(),
  longitude: longitude(),
});

/** `cities.csv`: cities of headquarters that other languages have a name for. */
export const citySchema = z.strictObject({ name: term('A city in which a firm has its headquarters.') });

/** `activities.yaml`: the services that a licence can cover. */
export const activitySchema = z.strictObject({ name: term('An activity that a licence covers.') });

/** `regions.yaml`: the regions in which a licence can be valid, besides the countries of `countries.csv`. */
export const regionSchema = z
  .strictObject({
    name: term('A region in which a licence is valid.'),
    countries: z
      .array(countryCode(), 'must be a list of country codes')
      .min(1, 'must have at least one country')
      .refine(distinct, twice('country'))
      .optional(),
    /** For a licence that is valid in all countries. */
    everywhere: z.literal(true, 'must be true or left out').optional(),
  })
  .refine(({ countries, everywhere }) => (countries === undefined) !== (everywhere === undefined), {
    path: ['countries'],
    message: 'must be given unless everywhere: true is given; only one of the two is allowed',
  });

/** `firms.csv`: the regulated entities. The entity search finds the first that matches in this order. */
export const firmSchema = z
  .strictObject(cellsOfFirm())
  // Only if both are real days. Each wrong day is reported by itself.
  .refine((firm) => !isRealDay(firm.lastAudit) || !isRealDay(firm.registration) || firm.lastAudit >= firm.registration, {
    path: ['lastAudit'],
    message: 'must not be before the registration',
  })
  .refine(
    ({ websites, emailDomains, phones: numbers, contactsConfirmed }) =>
      (contactsConfirmed !== undefined) === ((websites ?? emailDomains ?? numbers) !== undefined),
    { path: ['contactsConfirmed'], message: 'must be given with websites, emailDomains or phones, and only with them' },
  )
  .refine(
    ({ contactsConfirmed, registration }) =>
      contactsConfirmed === undefined || !isRealDay(contactsConfirmed) || !isRealDay(registration) || contactsConfirmed >= registration,
    { path: ['contactsConfirmed'], message: 'must not be before the registration' },
  )
  .refine(({ successor, status }) => successor === undefined || status === 'Merged', {
    path: ['successor'],
    message: 'must be empty unless the status is Merged',
  });

const addresses = <Address extends z.ZodType<string>>(address: () => Address) =>
  z
    .array(address(), 'must be a list')
    .max(MAX_VALUES, `must have at most ${MAX_VALUES.toLocaleString('en')} addresses; split it into two records`)
    .refine(distinct, twice('address'));

/** A record of `warned-firms.yaml`. */
export const warnedFirmSchema = z
  .strictObject({
    id: slug(),
    /** The day of the warning. */
    added: pastDay(),
    name: text(),
    aliases: textList(),
    websites: addresses(listedAddress),
    /** The websites that intentionally cover the whole of a host that many owners share. */
    wholeHost: addresses(listedAddress).optional(),
    /** Email addresses, or domains for all addresses of a domain: `@apex.example`. */
    emails: addresses(listedEmail).optional(),
    phones: phones().optional(),
    reason: prose(),
    /** For a clone firm: the licence number of the regulated firm that it imitates. */
    clones: text().optional(),
  })
  .check(checkWholeHosts);

/** A warning must not cover a host that many owners share, unless an editor has confirmed it. */
function checkWholeHosts({ value, issues }: z.core.ParsePayload<{ websites: string[]; wholeHost?: string[] | undefined }>) {
  const { websites: listed, wholeHost: confirmed = [] } = value;
  if (![listed, confirmed].every((list) => Array.isArray(list) && list.every((address) => isWebAddress(address)))) return;
  const wrong = (key: string, list: readonly string[], index: number, message: string) =>
    issues.push({ code: 'custom', input: list[index], path: [key, index], message });
  listed.forEach((address, index) => {
    const host = sharedHost(address);
    if (host === undefined || confirmed.includes(address)) return;
    const message = `must have a path: it covers all of ${host}, which many owners share. If all of it is meant, repeat the address under wholeHost`;
    wrong('websites', listed, index, message);
  });
  confirmed.forEach((address, index) => {
    if (!listed.includes(address)) wrong('wholeHost', confirmed, index, 'must also be listed under websites, written the same way');
  });
}

/** `statuses.yaml`: the name of each status for visitors, and what it means. SEARCH-5 sets the word of the answer. */
export const statusSchema = z
  .strictObject({
    status: oneOf(STATUSES),
    name: term('The status of a firm.'),
    answer: prose('The answer to the question: Is this firm regulated?'),
    meaning: prose(),
  })
  .refine(({ status, name }) => name === status, {
    path: ['name'],
    message: 'must be the same as the status; it is translated, and the status is not',
  });

/** `tiers.yaml`: the name of each tier for visitors, what it means, and its required total capital in percent (GUIDE-5). */
export const tierSchema = z
  .strictObject({
    tier: oneOf(TIERS),
    name: term('The class of supervision of a firm.'),
    meaning: prose(),
    requiredCapital: z.number('must be a number').positive('must be above 0').max(100, 'must be at most 100').optional(),
  })
  .refine(({ tier, name }) => name === tier, {
    path: ['name'],
    message: 'must be the same as the tier; it is translated, and the tier is not',
  });

/** `alerts.yaml` */
export const alertSchema = z.strictObject({
  id: text().regex(/^adv-[a-z]{2}-\d{3}$/, 'must be an advisory reference such as adv-mm-001'),
  type: oneOfTexts(['Market Advisory', 'Regulatory Update', 'Enforcement Notice'], 'A kind of alert.'),
  category: oneOf(ALERT_CATEGORIES),
  title: prose(),
  timestamp: pastMinute(),
  severity: oneOf(['High', 'Medium']),
  link: sitePath(),
});

/** `publications.yaml`. A document has its lead, followed by the shared text of `publication-text.yaml` (PDF-5). */
export const publicationSchema = z.strictObject({
  id: slug(),
  title: documentProse(),
  type: documentProse('A kind of publication.').refine(
    (type) => PUBLICATION_FILTERS.some((filter) => fallsUnder(type, filter)),
    'must match one of the filters: Annual Report, Rule Changes, Enforcement Actions',
  ),
  date: pastDay(),
  format: oneOf(['PDF']),
  ref: publicationRef(),
  lead: documentProse().optional(),
});

/** `downloads.yaml`. A file has a fixed address, or one that the build makes from its hash (PUBLICATION-4). */
export const downloadSchema = z
  .strictObject({
    id: slug(),
    category: oneOfTexts(DOWNLOAD_CATEGORIES, 'A kind of file to download.'),
    title: prose(),
    description: prose(),
    link: rootPdf().optional(),
    named: oneOf(['by-content']).optional(),
  })
  .refine(({ link, named }) => (link === undefined) !== (named === undefined), {
    path: ['link'],
    message: 'must be given unless named: by-content is given; only one of the two is allowed',
  });

/** `frameworks.yaml`. The status is a fixed text (REG-1); `effective` is the day in it, for drawings. */
export const frameworkSchema = z
  .strictObject({
    id: slug(),
    title: prose(),
    category: oneOfTexts(['Derivatives', 'Equities', 'Crypto-Assets', 'Financial Crime'], 'The subject of a framework, above its title.'),
    summary: prose(),
    status: prose(),
    effective: day().optional(),
    rules: proseList(),
    links: z.array(z.strictObject({ text: prose(), link: siteAddress() }), 'must be a list of links').min(1, 'must have at least one link'),
    /** How to comment on a proposal, and the last day for it. */
    comment: z.strictObject({ until: day(), how: prose() }).optional(),
  })
  .refine(({ status, comment }) => (comment === undefined) === !status.includes('Comment Period Open'), {
    path: ['comment'],
    message: 'must be given while the status says that the comment period is open, and only then',
  })
  .refine(
    ({ status, effective }) =>
      effective && isRealDay(effective) ? `Effective ${usDate(effective)}` === status : !status.startsWith('Effective'),
    {
      path: ['effective'],
      message: 'must be the day that the status names ("Effective Jan 1, 2024" is 2024-01-01)',
    },
  );

function usDate(value: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`));
}

/** `resources.yaml`: the compliance resources. */
export const resourceSchema = z.strictObject({
  id: slug(),
  title: prose(),
  description: prose(),
  buttonText: prose(),
  link: sitePath(),
});

const HOME_DRAWINGS = ['frameworks', 'surveillance', 'filings'] as const;

/** `home.yaml`: the service cards and the two figures of the home page (HOME-2, SITE-4). */
export const homeSchema = z.strictObject({
  services: z
    .array(
      z.strictObject({
        drawing: oneOf(HOME_DRAWINGS),
        title: prose(),
        description: prose(),
        linkText: prose(),
        link: sitePath(),
      }),
      'must be a list',
    )
    .length(3, 'must have three cards'),
  reach: z
    .array(z.strictObject({ figure: prose('Use the separators of the language.'), label: prose() }), 'must be a list')
    .length(2, 'must have two figures'),
});

/** A longer line says little about any of its words. */
const MAX_PHRASE = 80;

const phrases = () =>
  z
    .array(
      text()
        .regex(/[\p{L}\p{N}]/u, 'must contain a letter or a digit')
        .max(MAX_PHRASE, `must have at most ${MAX_PHRASE} characters; split it into two lines`),
      'must be a list',
    )
    .min(1, 'must have at least one word or phrase')
    .refine(distinct, twice('phrase'));

/** `synonyms.yaml`: the words of visitors for a page or a part of one, in each language. */
export const synonymSchema = z.strictObject({
  page: siteAddress(),
  [DEFAULT_LANGUAGE]: phrases(),
  // If a page itself has the words that people type in a language, it needs no others.
  ...inOtherLanguages(() => phrases().optional()),
});

/** A field for each language but English. */
function inOtherLanguages<T>(field: () => T): Record<(typeof TRANSLATED)[number], T> {
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.fromEntries forgets the names
  return Object.fromEntries(TRANSLATED.map((code) => [code, field()])) as Record<(typeof TRANSLATED)[number], T>;
}

export type Site = z.output<typeof siteSchema>;
export type Country = z.output<typeof countrySchema>;
export type Region = z.output<typeof regionSchema>;
export type Firm = z.output<typeof firmSchema>;
export type FirmStatus = Firm['status'];
export type FirmTier = Firm['tier'];
export type WarnedFirm = z.output<typeof warnedFirmSchema>;
export type TierMeaning = z.output<typeof tierSchema>;
export type Alert = z.output<typeof alertSchema>;
export type Publication = z.output<typeof publicationSchema>;
export type Download = z.output<typeof downloadSchema>;
export type HomeDrawing = (typeof HOME_DRAWINGS)[number];
export type Framework = z.output<typeof frameworkSchema>;
export type Synonym = z.output<typeof synonymSchema>;
