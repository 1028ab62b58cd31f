import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import type {
  Alert,
  Country,
  Download,
  Firm,
  Framework,
  Home,
  Publication,
  Resource,
  Site,
  StatusMeaning,
  Synonym,
  TierMeaning,
  WarnedFirm,
} from '#src/content/schemas.ts';
import { fold } from '#src/search/fold.ts';
import { feedsSchema, openDataSchema, type Feeds, type OpenData } from '#src/content/open-data-schemas.ts';
import type { Paper } from '#src/content/papers.ts';
import * as schemas from '#src/content/schemas.ts';
import { readDocuments } from './documents.ts';
import { ContentError, type ContentProblem } from './problems.ts';
import { createReader, type Located, type Reader } from './read.ts';
import { findStrays } from './source.ts';
import { readSynonyms } from './synonyms.ts';

/** Everything the content folder says, valid as a whole. */
export interface Content {
  site: Site;
  countries: Country[];
  /** In list order. */
  firms: Firm[];
  warnedFirms: WarnedFirm[];
  statuses: StatusMeaning[];
  tiers: TierMeaning[];
  alerts: Alert[];
  publications: Publication[];
  downloads: Download[];
  frameworks: Framework[];
  resources: Resource[];
  home: Home;
  synonyms: Synonym[];
  openData: OpenData;
  feeds: Feeds;
  /** By the name of the module they become; each is valid under `document-schemas.ts`. */
  documents: Map<string, unknown>;
  /** The documents that are published as files. */
  papers: Paper[];
  /** What an editor should look at, and may be as it is meant. */
  notices: ContentProblem[];
}

/** Hosts that can never reach anything real (RFC 2606, RFC 6761; SITE-3). */
const RESERVED_HOST = /\.(example|test|invalid)$/;

/**
 * Reads and checks the whole content folder. `otherProblems` are those that were found in it elsewhere: an editor wants to
 * see all in one run.
 * @throws {ContentError} with every problem found, when there is one.
 */
export function loadContent(folder: string, otherProblems: readonly ContentProblem[] = []): Content {
  const reader = createReader(folder);
  const site = reader.record('site.yaml', schemas.siteSchema);
  const countries = reader.csv('countries.csv', schemas.countrySchema);
  const firms = reader.csv('firms.csv', schemas.firmSchema);
  const warnedFirms = readWarnedFirms(folder, reader);
  const statuses = reader.list('statuses.yaml', schemas.statusSchema);
  const tiers = reader.list('tiers.yaml', schemas.tierSchema);
  const alerts = reader.list('alerts.yaml', schemas.alertSchema);
  const publications = reader.list('publications.yaml', schemas.publicationSchema);
  const downloads = reader.list('downloads.yaml', schemas.downloadSchema);
  const frameworks = reader.list('frameworks.yaml', schemas.frameworkSchema);
  const resources = reader.list('resources.yaml', schemas.resourceSchema);
  const home = reader.record('home.yaml', schemas.homeSchema);
  const openData = reader.record('open-data.yaml', openDataSchema);
  const feeds = reader.record('feeds.yaml', feedsSchema);
  const { modules: documents, papers, addresses } = readDocuments(reader, { alerts, publications, downloads });
  const synonyms = readSynonyms(reader, addresses);

  unique(reader, countries, 'code', (country) => country.code);
  unique(reader, countries, 'name', (country) => country.name);
  // Whatever the case: so an address finds a firm by its licence, and so a reader takes two names for one.
  unique(reader, firms, 'licenseId', (firm) => firm.licenseId, true);
  unique(reader, warnedFirms, 'id', (firm) => firm.id);
  unique(reader, warnedFirms, 'name', (firm) => firm.name, true);
  for (const list of [alerts, publications, downloads, frameworks, resources]) {
    unique<{ id: string }>(reader, list, 'id', (record) => record.id);
  }
  unique(
    reader,
    downloads.filter(({ data }) => data.link !== undefined),
    'link',
    ({ link = '' }) => link,
  );
  complete(
    reader,
    'statuses.yaml',
    'status',
    schemas.STATUSES,
    statuses.map(({ data }) => data.status),
  );
  complete(
    reader,
    'tiers.yaml',
    'tier',
    schemas.TIERS,
    tiers.map(({ data }) => data.tier),
  );
  if (firms.length === 0 && !reader.problems.some(({ file }) => file === 'firms.csv')) {
    reader.problems.push({
      file: 'firms.csv',
      line: 1,
      value: 'no firm',
      rule: 'must have at least one firm below the header row',
    });
  }
  checkClones(reader, warnedFirms, firms);
  checkAdded(reader, warnedFirms);
  if (site) {
    checkLicences(reader, site.data, firms, new Map(countries.map(({ data }) => [data.name, data.code])));
    if (site.data.fictional) checkReservedHosts(reader, warnedFirms);
  }

  // A folder that is not there lacks every file, which is said above.
  if (existsSync(folder)) reader.problems.push(...straysIn(folder, reader));

  reader.problems.push(...otherProblems);

  if (reader.problems.length > 0 || !site || !home || !openData || !feeds) throw new ContentError(folder, reader.problems);
  const bare = <T>(list: Located<T>[]): T[] => list.map(({ data }) => data);
  return {
    site: site.data,
    home: home.data,
    openData: openData.data,
    feeds: feeds.data,
    documents,
    papers,
    countries: bare(countries),
    firms: bare(firms),
    warnedFirms: bare(warnedFirms),
    statuses: bare(statuses),
    tiers: bare(tiers),
    alerts: bare(alerts),
    publications: bare(publications),
    downloads: bare(downloads),
    frameworks: bare(frameworks),
    resources: bare(resources),
    synonyms: bare(synonyms),
    notices: findNotices(firms),
  };
}

/** The warnings: of a YAML file, of a table, or of both, which are one list then. */
function readWarnedFirms(folder: string, reader: Reader): Located<WarnedFirm>[] {
  const [yaml, csv] = ['warned-firms.yaml', 'warned-firms.csv'] as const;
  const hasTable = existsSync(join(folder, csv));
  const records = hasTable && !existsSync(join(folder, yaml)) ? [] : reader.list(yaml, schemas.warnedFirmSchema, true);
  return hasTable ? [...records, ...reader.csv(csv, schemas.warnedFirmRowSchema)] : records;
}

/** A warning cannot be of a day to come. Where the sun rises first, it is tomorrow for 14 hours. */
function checkAdded(reader: Reader, warnedFirms: readonly Located<WarnedFirm>[]) {
  const dayAfter = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
  const [today, latest] = [dayAfter(0), dayAfter(14)];
  for (const { data, file, lineOf } of warnedFirms) {
    if (data.added <= latest) continue;
    reader.problems.push({
      file,
      line: lineOf('added'),
      key: 'added',
      value: data.added,
      rule: `must not be in the future: today is ${today}`,
    });
  }
}

/** What is allowed and may be a mistake all the same: a firm of one name and country under two licences. */
function findNotices(firms: readonly Located<Firm>[]): ContentProblem[] {
  const first = new Map<string, Located<Firm>>();
  return firms.flatMap((located): ContentProblem[] => {
    const { data, file, line } = located;
    const firm = `${fold(data.name) || data.name}\n${data.country}`;
    const earlier = first.get(firm);
    if (!earlier) first.set(firm, located);
    if (!earlier) return [];
    const rule = `has the licence ${data.licenseId} here and ${earlier.data.licenseId} on line ${earlier.line}; if this is the same firm twice, remove one row`;
    return [{ file, line, key: 'name', value: data.name, rule }];
  });
}

/** The files that nothing reads; those of a list that is broken itself are not told from others. */
function straysIn(folder: string, { files, problems }: Reader): ContentProblem[] {
  const listIsBroken = problems.some(({ file }) => file === 'downloads.yaml');
  return findStrays(folder, files).filter(({ file }) => !(listIsBroken && /^downloads\/[^/]+\.yaml$/.test(file)));
}

function unique<T>(reader: Reader, list: readonly Located<T>[], key: string, of: (record: T) => string, ignoreCase = false) {
  const first = new Map<string, Located<T>>();
  for (const located of list) {
    const value = of(located.data);
    const compared = ignoreCase ? value.toUpperCase() : value;
    const earlier = first.get(compared);
    if (earlier) {
      const where = earlier.file === located.file ? `line ${earlier.line}` : `${earlier.file}:${earlier.line}`;
      reader.problems.push({ file: located.file, line: located.line, key, value, rule: `must be unique; ${where} already has it` });
    } else {
      first.set(compared, located);
    }
  }
}

function complete(reader: Reader, file: string, key: string, wanted: readonly string[], found: readonly string[]) {
  for (const value of wanted) {
    const times = found.filter((other) => other === value).length;
    if (times !== 1) reader.problems.push({ file, key, value, rule: `must be explained exactly once, but is explained ${times} times` });
  }
}

/** DATA-3: the site file's pattern, and in it the country's own code. */
function checkLicences(reader: Reader, site: Site, firms: readonly Located<Firm>[], codes: ReadonlyMap<string, string>) {
  const match = matchAll(site.licencePattern, [site.licenceExample, ...firms.map(({ data }) => data.licenseId)]);
  if (!match) {
    const rule = 'must be a pattern that matches quickly: on these licence numbers it takes more than a second';
    reader.problems.push({ file: 'site.yaml', key: 'licencePattern', value: site.licencePattern, rule });
    return;
  }
  const countriesAreWhole = !reader.problems.some(({ file }) => file === 'countries.csv');
  if (!match.get(site.licenceExample)) {
    reader.problems.push({
      file: 'site.yaml',
      key: 'licenceExample',
      value: site.licenceExample,
      rule: `must match ${site.licencePattern}`,
    });
  }
  for (const { data: firm, file, line } of firms) {
    const found = match.get(firm.licenseId);
    if (!found) {
      const rule = `must have the form of ${site.licenceExample} (pattern: ${site.licencePattern})`;
      reader.problems.push({ file, line, key: 'licenseId', value: firm.licenseId, rule });
    }
    const code = codes.get(firm.country);
    // A country whose own record is broken is reported there, not again with each of its firms.
    if (code === undefined && countriesAreWhole) {
      reader.problems.push({ file, line, key: 'country', value: firm.country, rule: 'must be a name in countries.csv' });
    } else if (code !== undefined && countriesAreWhole && found?.['country'] !== undefined && found['country'] !== code) {
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

/**
 * What the pattern finds in each value: its named groups, or nothing. Undefined when it takes too long, as a pattern may
 * for a value that all but matches: `^(a+)+$` doubles its time with each letter.
 */
function matchAll(pattern: string, values: readonly string[]): Map<string, Record<string, string | undefined> | undefined> | undefined {
  const search = `values.map((value) => { const found = new RegExp(pattern, 'u').exec(value); return found && { ...found.groups }; })`;
  try {
    const found: unknown = runInNewContext(search, { pattern, values }, { timeout: 1_000 + Math.round(values.length / 20) });
    const groups = z.array(z.record(z.string(), z.string().optional()).nullable()).parse(found);
    return new Map(values.map((value, place) => [value, groups[place] ?? undefined]));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
}

/** A clone firm names the genuine one by its licence, so that the two records can lead to each other. */
function checkClones(reader: Reader, warnedFirms: readonly Located<WarnedFirm>[], firms: readonly Located<Firm>[]) {
  // A firm whose own record is broken is reported there, not again with each of its clones.
  if (reader.problems.some(({ file }) => file === 'firms.csv')) return;
  const licences = new Set(firms.map(({ data }) => data.licenseId));
  for (const { data, file, line } of warnedFirms) {
    if (data.clones !== undefined && !licences.has(data.clones)) {
      const rule = 'must be the licenseId of a firm in firms.csv: the genuine firm that this one imitates';
      reader.problems.push({ file, line, key: 'clones', value: data.clones, rule });
    }
  }
}

function checkReservedHosts(reader: Reader, warnedFirms: readonly Located<WarnedFirm>[]) {
  for (const { data: firm, file, line } of warnedFirms) {
    const wrong = (key: string, value: string) => {
      const rule = 'must end in .example, .test or .invalid while the site is marked fictional';
      reader.problems.push({ file, line, key, value, rule });
    };
    firm.websites.forEach((value, index) => {
      if (!RESERVED_HOST.test(new URL(value).hostname)) wrong(`websites.${index}`, value);
    });
    firm.emails?.forEach((value, index) => {
      if (!RESERVED_HOST.test(value.toLowerCase())) wrong(`emails.${index}`, value);
    });
  }
}
