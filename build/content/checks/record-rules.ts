import { squeezeLicence } from '@frontier/check/fold';
import type { LocatedRecords } from '../collections.ts';
import { checkDocuments } from './document-rules.ts';
import { isBroken } from '../problems.ts';
import type { DocumentWithSource } from '../documents/publish-documents.ts';
import type { Located } from '../reading/check-record.ts';
import { checkContacts, checkSuccessors } from './contact-rules.ts';
import type { Reader } from '../reading/read.ts';
import { STATUSES, TIERS } from '../schemas/firm-fields.ts';
import type { Firm, Site, WarnedFirm } from '../schemas/records.ts';

/** Hosts that can never belong to anyone (RFC 2606, RFC 6761; SITE-3). */
const RESERVED = {
  host: /\.(example|test|invalid)$/,
  rule: 'must end in .example, .test or .invalid while the site is marked fictional',
};
/** For firms, also the three domains that are kept for examples. Warnings must not use them, because example.com shows a real page. */
const RESERVED_FOR_FIRMS = {
  host: /\.(example|test|invalid)$|(^|\.)example\.(com|org|net)$/,
  rule: 'must end in .example, .test or .invalid, or in example.com, .org or .net, while the site is marked fictional',
};

/** How the values of a list are compared, and which differences that leaves out. */
interface Comparison {
  form: (value: string) => string;
  ignores: string;
}
/** Readers do not distinguish names by case. */
const AS_NAMES: Comparison = { form: (name) => name.toUpperCase(), ignores: 'case' };
/** Addresses find a firm by its licence in any case, and the check also without spaces and punctuation. */
const AS_LICENCES: Comparison = { form: squeezeLicence, ignores: 'case, spaces and punctuation' };

/** Checks the rules across records and files, which a schema cannot check. Mistakes are added to `reader.problems`. */
export function checkRules(reader: Reader, found: LocatedRecords, documents: readonly DocumentWithSource[]): void {
  const { site, countries, firms, warnedFirms, statuses, tiers } = found;
  checkDocuments(reader, found, documents);
  checkIds(reader, found);
  const explained = { statuses: statuses.map(({ data }) => data.status), tiers: tiers.map(({ data }) => data.tier) };
  complete(reader, 'statuses.yaml', 'status', STATUSES, explained.statuses);
  complete(reader, 'tiers.yaml', 'tier', TIERS, explained.tiers);
  if (firms.length === 0 && !isBroken(reader.problems, 'firms.csv')) {
    const rule = 'must have at least one firm below the header row';
    reader.problems.push({ file: 'firms.csv', line: 1, value: 'no firm', rule });
  }
  checkClones(reader, warnedFirms, firms);
  checkContacts(reader, firms, warnedFirms);
  checkSuccessors(reader, firms);
  checkTerms(reader, found);
  if (site) checkLicences(reader, site.data, firms, new Map(countries.map(({ data }) => [data.name, data.code])));
  if (site?.data.fictional) {
    for (const warnedFirm of warnedFirms) checkReserved(reader, warnedFirm, RESERVED);
    for (const firm of firms) checkReserved(reader, firm, RESERVED_FOR_FIRMS);
  }
}

/** Each identifier must be unique in its list. */
function checkIds(reader: Reader, found: LocatedRecords) {
  const {
    countries,
    cities,
    activities,
    regions,
    firms,
    warnedFirms,
    alerts,
    publications,
    downloads,
    frameworks,
    resources,
    whatHappened,
    synonyms,
  } = found;
  unique(reader, countries, 'code', (country) => country.code);
  unique(reader, cities, 'name', (city) => city.name, AS_NAMES);
  unique(reader, activities, 'name', (activity) => activity.name, AS_NAMES);
  // A region must not have the name of a country, because a licence names either.
  unique<{ name: string }>(reader, [...countries, ...regions], 'name', (place) => place.name, AS_NAMES);
  unique(reader, firms, 'licenseId', (firm) => firm.licenseId, AS_LICENCES);
  unique(reader, warnedFirms, 'id', (firm) => firm.id);
  for (const list of [alerts, publications, downloads, frameworks, resources, whatHappened]) {
    unique<{ id: string }>(reader, list, 'id', (record) => record.id);
  }
  const atTheRoot = downloads.filter(({ data }) => data.link !== undefined);
  unique(reader, atTheRoot, 'link', ({ link = '' }) => link);
  unique(reader, synonyms, 'page', ({ page }) => page);
}

function unique<T>(reader: Reader, list: readonly Located<T>[], key: string, of: (record: T) => string, as?: Comparison) {
  const first = new Map<string, Located<T>>();
  for (const located of list) {
    const value = of(located.data);
    const compared = as?.form(value) ?? value;
    const earlier = first.get(compared);
    first.set(compared, earlier ?? located);
    if (!earlier) continue;
    const other = of(earlier.data);
    // Countries and regions are one list from two files.
    const place = `${earlier.file === located.file ? 'line ' : `${earlier.file}:`}${earlier.line}`;
    const isSame = as === undefined || other === value;
    const rule = isSame ? `must be unique; ${place} already has it` : `must differ from ${other} (${place}) in more than ${as.ignores}`;
    reader.problems.push({ file: located.file, line: located.line, key, value, rule });
  }
}

function complete(reader: Reader, file: string, key: string, wanted: readonly string[], found: readonly string[]) {
  if (isBroken(reader.problems, file)) return;
  for (const value of wanted) {
    const times = found.filter((known) => known === value).length;
    if (times !== 1) reader.problems.push({ file, key, value, rule: `must be explained exactly once, but is explained ${times} times` });
  }
}

/** A licence number must match the pattern in `site.yaml` and contain the code of the firm's country (DATA-3). */
function checkLicences(reader: Reader, site: Site, firms: readonly Located<Firm>[], codes: ReadonlyMap<string, string>) {
  const pattern = new RegExp(site.licencePattern, 'u');
  const countriesAreWhole = !isBroken(reader.problems, 'countries.csv');
  if (!pattern.test(site.licenceExample)) {
    reader.problems.push({
      file: 'site.yaml',
      key: 'licenceExample',
      value: site.licenceExample,
      rule: `must match ${site.licencePattern}`,
    });
  }
  if (firms.length > 1 && firms.every(({ data }) => !pattern.test(data.licenseId))) {
    const rule = `must match the licence numbers in firms.csv, such as ${firms[0]?.data.licenseId}, but matches none of the ${firms.length}`;
    reader.problems.push({ file: 'site.yaml', key: 'licencePattern', value: site.licencePattern, rule });
    return;
  }
  for (const { data: firm, file, line } of firms) {
    const found = pattern.exec(firm.licenseId);
    if (!found) {
      const rule = `must have the form of ${site.licenceExample} (pattern: ${site.licencePattern})`;
      reader.problems.push({ file, line, key: 'licenseId', value: firm.licenseId, rule });
    }
    const code = codes.get(firm.country);
    // A broken country is reported once, not again with each of its firms.
    if (code === undefined && countriesAreWhole) {
      reader.problems.push({ file, line, key: 'country', value: firm.country, rule: 'must be a name in countries.csv' });
    } else if (code !== undefined && countriesAreWhole && ![undefined, code].includes(found?.groups?.['country'])) {
      reader.problems.push({
        file,
        line,
        key: 'licenseId',
        value: firm.licenseId,
        rule: `must contain ${code}, the country code of ${firm.country}`,
      });
    }
  }
}

/** What a licence covers must be a term, because visitors choose from the same terms, and programs compare them (DATA-9). */
function checkTerms(reader: Reader, { firms, activities, regions, countries }: LocatedRecords) {
  const namesOf = (records: readonly Located<{ name: string }>[]) => records.map(({ data }) => data.name);
  checkNames(reader, firms, 'activities', namesOf(activities), ['activities.yaml']);
  checkNames(reader, firms, 'jurisdictions', [...namesOf(regions), ...namesOf(countries)], ['regions.yaml', 'countries.csv']);
}

function checkNames(
  reader: Reader,
  firms: readonly Located<Firm>[],
  key: 'activities' | 'jurisdictions',
  names: readonly string[],
  files: readonly string[],
) {
  // A broken term is reported once, not again with each of its firms.
  if (reader.problems.some(({ file }) => files.includes(file))) return;
  const known = new Set(names);
  for (const { data, file, line } of firms) {
    data[key].forEach((value, index) => {
      if (!known.has(value))
        reader.problems.push({ file, line, key: `${key}.${index}`, value, rule: `must be a name in ${files.join(' or ')}` });
    });
  }
}

/** A clone firm must name the licence of an existing firm, so that the two records can link to each other. */
function checkClones(reader: Reader, warnedFirms: readonly Located<WarnedFirm>[], firms: readonly Located<Firm>[]) {
  // A broken firm is reported once, not again with each of its clones.
  if (isBroken(reader.problems, 'firms.csv')) return;
  const licences = new Set(firms.map(({ data }) => data.licenseId));
  for (const { data, file, line } of warnedFirms) {
    if (data.clones !== undefined && !licences.has(data.clones)) {
      const rule = 'must be the licenseId of a firm in firms.csv: the genuine firm that this one imitates';
      reader.problems.push({ file, line, key: 'clones', value: data.clones, rule });
    }
  }
}

/** While the site is fictional, no address in a record may be anybody's (SITE-3). */
function checkReserved(
  reader: Reader,
  { data, file, line }: Located<{ websites?: string[] | undefined; emails?: string[] | undefined; emailDomains?: string[] | undefined }>,
  { host, rule }: typeof RESERVED,
) {
  for (const key of ['websites', 'emails', 'emailDomains'] as const) {
    data[key]?.forEach((value, index) => {
      const name = key === 'websites' ? new URL(value).hostname : value.toLowerCase();
      if (!host.test(name)) reader.problems.push({ file, line, key: `${key}.${index}`, value, rule });
    });
  }
}
