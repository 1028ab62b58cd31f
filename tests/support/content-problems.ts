import type { z } from 'zod';
import { type Located, checkRecord } from '../../build/content/check-record.ts';
import { type LocatedRecords, collections } from '../../build/content/collections.ts';
import { type ContentProblem, formatProblem } from '../../build/content/problems.ts';
import { publishDocuments } from '../../build/content/publish-documents.ts';
import { Reader } from '../../build/content/read.ts';
import { checkRules } from '../../build/content/rules.ts';
import { STATUSES, TIERS } from '../../build/content/schemas/firm-fields.ts';
import type { Firm } from '../../build/content/schemas/records.ts';
import { FIRM, SITE } from './records.ts';

/* For tests of the schemas and rules of the content. They need no files. Problems are in the words that an editor reads. */

function check(schema: z.ZodType, value: unknown): ContentProblem[] {
  const problems: ContentProblem[] = [];
  checkRecord(schema, value, { file: 'file', lineOf: () => 1 }, problems);
  return problems;
}

/** The problems of a record, without its file: `websites.0 "b.example": must be …`. */
export function problemsOf(schema: z.ZodType, value: unknown): string[] {
  return check(schema, value).map((problem) => formatProblem(problem).replace(/^file:1 /, ''));
}

/** The rules that a value breaks. */
export function rulesOf(schema: z.ZodType, value: unknown): string[] {
  return check(schema, value).map(({ rule }) => rule);
}

/** A field, a rule, and values of the field that break this rule and no other. */
export type Wrong = [field: string, rule: string, ...values: unknown[]];

/** The problems that are not as a row says: those of the valid record, and of each value that does not have exactly one, with the rule. */
export function unexpected(schema: z.ZodType, sound: object, [field, rule, ...values]: Wrong): unknown[] {
  const wrong = values.map((value) => ({
    value,
    problems: check(schema, { ...sound, [field]: value }).map(({ key = '', rule: broken }) => `${key.split('.')[0]} ${broken}`),
  }));
  return [...check(schema, sound), ...wrong.filter(({ problems }) => problems.join('\n') !== `${field} ${rule}`)];
}

/** A valid record with its file and line. In YAML, each of its keys is on a line of its own. */
export function located<T extends object>(file: string, data: T, line = 1): Located<T> {
  const below = (key: PropertyKey | undefined) => (file.endsWith('.csv') ? 0 : Math.max(0, Object.keys(data).indexOf(String(key))));
  return { data, file, line, lineOf: (key) => line + below(key) };
}

/** A firm on line 2 of `firms.csv`, and below it one with each of the changes. */
export function firmsWith(...changes: Partial<Firm>[]): Located<Firm>[] {
  const others = changes.map((change, index): Firm => Object.assign({}, FIRM, { licenseId: `FCA-2018-NL-20${index}` }, change));
  return [FIRM, ...others].map((firm, index) => located('firms.csv', firm, index + 2));
}

/** A folder that breaks no rule, with these collections replaced. The other collections are empty. */
function foundWith(change: Partial<LocatedRecords>): LocatedRecords {
  const nowhere = new Reader('/nowhere');
  const empty = Object.entries(collections).map(([name, { read }]): [string, unknown] => [name, read(nowhere, () => [])]);
  const sound: Partial<LocatedRecords> = {
    site: located('site.yaml', SITE),
    countries: [
      located('countries.csv', { code: 'NL', name: 'Netherlands', latitude: 52.4, longitude: 4.9 }, 2),
      located('countries.csv', { code: 'LU', name: 'Luxembourg', latitude: 49.6, longitude: 6.1 }, 3),
    ],
    firms: firmsWith(),
    activities: [located('activities.yaml', { name: 'Lending' })],
    regions: [located('regions.yaml', { name: 'Global', everywhere: true })],
    statuses: STATUSES.map((status) => located('statuses.yaml', { status, name: status, answer: 'Yes', meaning: 'Text.' })),
    tiers: TIERS.map((tier) => located('tiers.yaml', { tier, name: tier, meaning: 'Text.' })),
  };
  // oxlint-disable-next-line no-unsafe-type-assertion -- Object.fromEntries forgets which name has which type
  return { ...(Object.fromEntries(empty) as unknown as LocatedRecords), ...sound, ...change };
}

/** The problems that the rules across records and files find. @param known the problems that were found before */
export function problemsAcross(change: Partial<LocatedRecords>, known: readonly ContentProblem[] = []): string[] {
  const found = foundWith(change);
  const reader = new Reader('/nowhere');
  reader.problems.push(...known);
  checkRules(reader, found, publishDocuments(found));
  return reader.problems.slice(known.length).map(formatProblem);
}
