import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { load } from 'cheerio';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { isRealDay } from '../../build/content/schemas/values.ts';
import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';

/* The open data in `dist/`, as programs read it. Its checksums are tested in `checksums.test.ts`, its contents in `build/content/open-data/`. */

const text = (file: string) => readFileSync(join('dist', file), 'utf8');
const json = (file: string): AnySchemaObject => JSON.parse(text(file));
const published = ['/data', ...LANGUAGES.map(({ code }) => `${prefixOf(code)}/feeds`)].flatMap((folder) =>
  readdirSync(join('dist', folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^SHA256SUMS$/.test(entry.name))
    .map((entry) => join('/', entry.parentPath.slice('dist'.length), entry.name)),
);

const ajv = () => new Ajv2020({ strict: true, allErrors: true, formats: { date: isRealDay, uri: (value: string) => URL.canParse(value) } });
const faultsBy = (schema: AnySchemaObject, value: unknown) => {
  const validate = ajv().compile(schema);
  return validate(value) ? [] : (validate.errors ?? []);
};

/** A row of a CSV file as the page says that it is read. */
function recordOf(row: Record<string, string>, properties: Record<string, { type?: string }>): Record<string, unknown> {
  const written = Object.entries(row).map(([name, cell]) => [name, cell.replace(/^'(?='*[=+\-@\t\r\n])/, '')] as const);
  const valueOf = (name: string, cell: string) => {
    const { type } = properties[name] ?? {};
    if (type === 'array') return cell === '' ? [] : cell.split('; ');
    if (type === 'integer') return Number(cell);
    return type === 'boolean' ? cell === 'true' : cell;
  };
  return Object.fromEntries(
    written.filter(([name, cell]) => cell !== '' || properties[name]?.type === 'array').map(([name, cell]) => [name, valueOf(name, cell)]),
  );
}

/** The faults of a file by the rules of its kind. */
const RULES: readonly (readonly [name: RegExp, faultsIn: (file: string, source: string) => unknown])[] = [
  [/\.schema\.json$/, (_, source) => (ajv().validateSchema(JSON.parse(source)) === true ? [] : ['is no schema'])],
  [/\.json$/, (file, source) => faultsBy(json(file.replace('.json', '.schema.json')), JSON.parse(source))],
  [
    /\.csv$/,
    (file, source) => {
      const schema = json(file.replace('.csv', '.schema.json'));
      const record = schema['$defs']?.record ?? schema;
      const rows: Record<string, string>[] = parse(source, { columns: true, record_delimiter: '\r\n' });
      const columns = JSON.stringify(Object.keys(rows[0] ?? {}));
      const faults = faultsBy(
        { type: 'array', minItems: 1, items: record },
        rows.map((row) => recordOf(row, record.properties)),
      );
      return columns === JSON.stringify(Object.keys(record.properties)) ? faults : [...faults, columns];
    },
  ],
  [
    /\.atom$/,
    async (fileName, contents) => {
      const schema = [readFileSync('tests/site/atom.rng', 'utf8')];
      return (await validateXML({ xml: [{ fileName, contents }], schema, extension: 'relaxng' })).errors;
    },
  ],
  [
    /\/hosts\.txt$/,
    (_, source) =>
      source
        .split('\n')
        .slice(0, -1)
        .filter((line) => !line.startsWith('# ') && new URL(`https://${line}/`).hostname !== line),
  ],
];

const rulesFor = (file: string) => RULES.find(([name]) => name.test(file))?.[1];

describe('the published files', () => {
  test.for(published)('are valid by the rules of their kind: %s (OPEN-1)', async (file) => {
    expect(await rulesFor(file)?.(file, text(file))).toEqual([]);
  });

  test.for([
    ['/data/firms.csv', (source: string) => source.replace('Tier 1', 'Tier 9')],
    ['/data/firms.csv', (source: string) => source.replace('licenseId', 'licenceId')],
    ['/data/warnings.csv', (source: string) => source.replace(/20\d\d-\d\d-\d\d/, '2025-02-30')],
    ['/data/history.csv', (source: string) => source.replace('\r\n1,', '\r\n0,')],
    ['/data/warnings.json', (source: string) => source.replace('"asOf": "', '"asOf": "about ')],
    ['/data/firms.schema.json', (source: string) => source.replace('"type": "object"', '"type": "record"')],
    ['/feeds/warnings.atom', (source: string) => source.replace('<updated>', '<changed>').replace('</updated>', '</changed>')],
    ['/data/block-lists/hosts.txt', (source: string) => `${source}https://apex.example/\n`],
  ] as const)('would not be valid with a mistake: %s', async ([file, change]) => {
    expect(change(text(file))).not.toBe(text(file));
    expect(await rulesFor(file)?.(file, change(text(file)))).not.toEqual([]);
  });
});

describe('the page of the open data', () => {
  const $ = load(readFileSync('dist/open-data.html', 'utf8'));

  test('says of which day the data is (OPEN-6)', () => {
    const { asOf }: { asOf: string } = JSON.parse(readFileSync('dist/data/firms.json', 'utf8'));
    expect($(`main time[datetime="${asOf}"]`).length).toBeGreaterThan(0);
  });

  test('says how often to ask, what an unchanged file answers, and how to link to a check and to a record (OPEN-9)', () => {
    expect($('#changes').text()).toMatch(/at most once an hour.*If-None-Match.*If-Modified-Since.*304/s);
    for (const address of ['/check?q=', '/regulated-companies?firm=', '/warnings#']) expect($('#matching').text()).toContain(address);
  });

  test('says that the data is fictional, gives its licence and what replaces a file that is gone, and leads to the feeds (OPEN-3)', () => {
    expect($('main').text()).toContain('use the files of all firms and all warnings');
    expect($('#notice').text()).toMatch(/^Fictional data:/);
    expect($('#licence a[href="https://creativecommons.org/licenses/by/4.0/"]').text()).toContain('CC BY 4.0');
    expect($('#feeds a[href="/feeds/publications.atom"]').text()).toBe('Publications');
  });
});
