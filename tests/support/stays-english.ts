import { LANGUAGES, type LanguageCode } from '../../src/i18n/languages.ts';
import { DATA, FONTS } from '../../src/licences/works.ts';
import { countryNames } from '../../build/content/translation/countries.ts';
import { content } from './content.ts';

/** The texts on pages that are the same in English and in another language, with the reasons. */

const { site, firms, warnedFirms, history, people, openData, recordFields } = content;

/** Names stay as their owners write them. Programs use the names of fields. */
const NAMES: ReadonlySet<string> = new Set([
  site.name,
  ...site.address,
  ...Object.values(site.neutralPages).flatMap((pages = []) => pages.map(({ name }) => name)),
  ...firms.flatMap(({ name, headquarters }) => [name, headquarters]),
  // Also former names.
  ...history
    .filter(({ field }) => field === 'name' || field === 'aliases' || field === 'tradingNames')
    .flatMap(({ after }) => after.split('; '))
    .map((name) => name.replace(/ \(clone\)$/, '')),
  ...warnedFirms.flatMap(({ name, aliases }) => [name.replace(/ \(clone\)$/, ''), aliases.join(', ')].concat(aliases)),
  ...[...people.board.members, ...people.appeals.panel, people.appeals.commissioner].map(({ name }) => name),
  ...LANGUAGES.map(({ name }) => name),
  ...Object.values(recordFields).flatMap((texts) => Object.keys(texts)),
  openData.licence.name,
  '$schema',
  'OpenStreetMap',
  'JSON Schema',
  ...[...FONTS, ...DATA].map(({ name }) => name),
]);

const FACTS = [
  // Web and email addresses, also defanged, and names of files.
  /^(hxxps?|https?):\/\/\S+$|^[\w.+-]*@\S+$|^[\w-]+(\[\.\][\w-]+)+$|^[\w-]+\.(csv|json|jsonld|txt|zone|conf|schema\.json)$|^SHA256SUMS$/,
  // The end of a host name, which the page may wrap before each dot.
  /^(\.[a-z\d-]+)+$/,
  // References, versions, times in UTC, checksums, sizes.
  /^[A-Za-z]+(-[A-Z0-9.]+)*-[A-Za-z0-9.-]*\d[\w.-]*$|^[\d-]+ [\d:]+ UTC$|^[0-9a-f]{64}$|^\d+ kB$|^LEG-[A-Z]+-v[\d.]+$/,
  // Abbreviations that every language uses.
  /^\(?(DARF|CAR|CET1|RWA|MLRO|PDF|CSV|JSON|XML|SHA-256)\)?( \d[\d.]*%)?$/,
  // Licences.
  /^(Apache|MIT|OFL|ISC|MPL|Unicode)[\w.-]*$/,
  // Texts for machines.
  /^width=device-width|^noindex$|^website$|^summary_large_image$/,
];

/** Words that a language shares with English. */
const SHARED_WORDS: Partial<Record<LanguageCode, readonly string[]>> = {
  es: ['Capital', 'DARF, stablecoins', 'DARF: stablecoins', 'Provisional', 'Software', 'Stablecoin', 'Stablecoins'],
  fr: [
    '(clone)',
    'Active',
    'Contact',
    'DARF, stablecoins',
    'Date',
    'Documents',
    'Format',
    'Licence',
    'Menu',
    'Message',
    'Publications',
    'Restriction',
    'Stablecoin',
    'Stablecoins',
    'Surveillance',
    'Type',
    'Version',
    '中文 (Mandarin)',
  ],
};

/** Whether a text may be the same in English and in another language. */
export function mayStayEnglish(shown: string, language: LanguageCode): boolean {
  const text = shown.replaceAll('\u00a0', ' ');
  // A value of a filter is followed by its count: `Luxembourg (17)`.
  const own = text
    .replace(` – ${site.name}`, '')
    .replace(/^Version [\d.]+$/, 'Version')
    .replace(/ \([\d.,\s]+\)$/, '');
  return (
    NAMES.has(own) ||
    FACTS.some((fact) => fact.test(own)) ||
    (SHARED_WORDS[language] ?? []).includes(own) ||
    countryNames(language, content.countries)(own) === own
  );
}
