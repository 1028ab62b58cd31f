import { parse as parseCsv } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { parse as parseYaml } from 'yaml';
import { loadContent } from '../../build/content/load.ts';
import { ContentError, type ContentProblem, formatProblem } from '../../build/content/problems.ts';
import type { Change, ContentCopy } from './content-copy.ts';
import { SITE, SOUND } from './sound-records.ts';

/* Loads the content folder with many mistakes at once, each in a record of its own. */

type Fields = Readonly<Record<string, unknown>>;

/**
 * Other values for the fields of a valid record, by path, and the messages without the file and the line. A message that begins with the
 * name of a file is about another record.
 */
type Mistake = readonly [fields: Fields, ...messages: string[]];

/** The mistakes in each file. A list gets a record for each; a file with one record has them all. Or another text for the file. */
export type Mistakes = Readonly<Record<string, readonly Mistake[] | Change>>;

/** In place of our lists, so that a message can name a line: a list with one valid record. */
const REPLACED: ReadonlySet<string> = new Set(['firms.csv', 'warned-firms.yaml']);
/** What distinguishes the records of these lists. */
const IDS: Readonly<Record<string, (number: number) => Fields>> = {
  'firms.csv': (number) => ({ name: `Firm ${number}`, licenseId: `FCA-2018-NL-${200 + number}` }),
  'warned-firms.yaml': (number) => ({ id: `apex-${number}`, name: `Apex ${number}` }),
};

const isList = (own: readonly Mistake[] | Change): own is readonly Mistake[] => Array.isArray(own);

function withValues(record: Fields, values: Fields): Fields {
  const copy = structuredClone(record);
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const around: object = Object(keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), copy));
    if (value === undefined) Reflect.deleteProperty(around, last);
    else Reflect.set(around, last, value);
  }
  return copy;
}

/** In JSON, which is YAML, with codes for the characters that a file may not contain. Each key has a line of its own. */
const linesOf = (record: Fields) =>
  Object.entries(record).map(([key, value]) => {
    const json = JSON.stringify(value).replaceAll(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `${key}: ${json}`;
  });

interface Written {
  source: string;
  /** The line and the keys of the record with each mistake. */
  places: readonly { line: number; keys: readonly string[] }[];
}

function writeTable(known: readonly Fields[], added: readonly Fields[]): Written {
  const records = [...known, ...added];
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const cellOf = (value: unknown) => (Array.isArray(value) ? value.join('; ') : value);
  return {
    source: stringify([columns, ...records.map((record) => columns.map((column) => cellOf(record[column])))]),
    places: added.map((_, index) => ({ line: known.length + index + 2, keys: [] })),
  };
}

function writeList(known: readonly Fields[], added: readonly Fields[]): Written {
  const written: string[] = [];
  const places = [...known, ...added].map((record) => {
    const line = written.length + 1;
    written.push(...linesOf(record).map((text, index) => `${index === 0 ? '-' : ' '} ${text}`));
    return { line, keys: Object.keys(record) };
  });
  return { source: `${written.join('\n')}\n`, places: places.slice(known.length) };
}

function write(copy: ContentCopy, file: string, mistakes: readonly Mistake[]): Written {
  const sound = SOUND[file];
  const found: unknown =
    sound && REPLACED.has(file)
      ? [sound]
      : file.endsWith('.csv')
        ? parseCsv(copy.textOf(file), { columns: true })
        : parseYaml(copy.textOf(file));
  if (!Array.isArray(found)) {
    const known: Fields = file === 'site.yaml' ? SITE : Object(found);
    const record = mistakes.reduce((changed, [fields]) => withValues(changed, fields), known);
    const place = { line: 1, keys: Object.keys(record) };
    return { source: linesOf(record).join('\n'), places: mistakes.map(() => place) };
  }
  const added = mistakes.map(([fields], index) => withValues({ ...(sound ?? found[0]), ...IDS[file]?.(index) }, fields));
  return file.endsWith('.csv') ? writeTable(found, added) : writeList(found, added);
}

/** A message, at the line of its field and at that of its record. */
function linesWith(file: string, message: string, { line, keys }: Written['places'][number]): string[] {
  if (/^[\w/-]+\.(?:csv|yaml|txt)[ :]/.test(message)) return [message];
  const at = Math.max(keys.indexOf(/^\w+/.exec(message)?.[0] ?? ''), 0);
  return [line + at, line].map((place) => `${file}:${place} ${message}`);
}

/** The problems of a folder. */
export function problemsOf(folder: string): readonly ContentProblem[] {
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Loads the content with these mistakes. @returns the messages that nobody expected, and those that are missing: none if all is right */
export function wrongMessages(copy: ContentCopy, mistakes: Mistakes): string[] {
  const changes: Record<string, Change> = {};
  const expected: string[][] = [];
  const inFiles: Mistakes = { 'site.yaml': [], 'firms.csv': [], 'warned-firms.yaml': [], ...mistakes };
  for (const [file, own] of Object.entries(inFiles)) {
    if (!isList(own)) {
      changes[file] = own;
      continue;
    }
    const { source, places } = write(copy, file, own);
    changes[file] = source;
    for (const [index, [, ...messages]] of own.entries())
      expected.push(...messages.map((message) => linesWith(file, message, places[index] ?? { line: 1, keys: [] })));
  }
  const messages = copy.withChanges(changes, () => problemsOf(copy.folder)).map(formatProblem);
  // Three dots stand for what depends on our content, such as the length of a list.
  const is = (message: string, line: string) => {
    const [begin = '', end] = line.split('...');
    return end === undefined ? message === line : message.startsWith(begin) && message.endsWith(end);
  };
  return [
    ...messages
      .filter((message) => !expected.some((lines) => lines.some((line) => is(message, line))))
      .map((message) => `not expected: ${message}`),
    ...expected
      .filter((lines) => !lines.some((line) => messages.some((message) => is(message, line))))
      .map(([message]) => `missing: ${message}`),
  ];
}
