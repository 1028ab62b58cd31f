import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { firmSchema, warnedFirmSchema, type WarnedFirm } from '../schemas/records.ts';
import { openFirmSchema, openWarningSchema } from '../schemas/open-data.ts';
import { isRealDay } from '../schemas/values.ts';
import type { Content } from '../load.ts';
import { content } from '../../../tests/support/content.ts';
import { describeOpenData, writeOpenData } from './publish-open-data.ts';

const openData = writeOpenData(content.english);
const { files } = openData;
const page = describeOpenData(content, openData);
const withRecords = (changes: Partial<Content['english']>): Content['english'] => ({ ...content.english, ...changes });
const real = withRecords({ site: { ...content.site, fictional: false } });

const source = (address: string, from = files) => from.get(address) ?? '';
const readJson = (address: string, from = files): unknown => JSON.parse(source(address, from));
const records = (address: string, from = files) =>
  z.object({ records: z.array(z.record(z.string(), z.unknown())) }).parse(readJson(address, from)).records;
const rows = (address: string, from = files): Record<string, string>[] => parse(source(address, from), { columns: true });

/** A value of the JSON file as a cell of the CSV file. A telephone number begins like a formula, so its cell begins with an apostrophe. */
const asCell = (value: unknown) => (Array.isArray(value) ? value.join('; ') : String(value)).replace(/^(?=[+@])/, "'");

/** The fields of the content that are not published, each with the reason. Every other field is. */
const NOT_PUBLISHED = {
  firms: { id: 'only the entity search uses it' },
  warnings: { wholeHost: 'an editor confirms an address with it; it is not part of the warning' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

describe.each(['firms', 'warnings'] as const)('the %s', (id) => {
  const dataset = page.datasets.find((described) => described.id === id);

  test('are the same in CSV and JSON, with the fields in the order of their explanations', () => {
    const names = dataset?.fields.map(({ name }) => name);
    expect(records(`/data/${id}.json`).length).toBe(dataset?.records);
    for (const record of records(`/data/${id}.json`)) expect(Object.keys(record)).toEqual(names?.filter((name) => name in record));
    expect(rows(`/data/${id}.csv`)).toEqual(
      records(`/data/${id}.json`).map((record) => Object.fromEntries((names ?? []).map((name) => [name, asCell(record[name] ?? '')]))),
    );
  });

  test('are valid by their published schema, and a wrong record is not', () => {
    const validator = new Ajv2020({ strict: true, formats: { date: isRealDay, uri: (value: string) => URL.canParse(value) } });
    const validate = validator.compile(z.record(z.string(), z.unknown()).parse(readJson(`/data/${id}.schema.json`)));
    expect(validate(readJson(`/data/${id}.json`)), JSON.stringify(validate.errors)).toBe(true);
    const envelope = z.record(z.string(), z.unknown()).parse(readJson(`/data/${id}.json`));
    const all = records(`/data/${id}.json`);
    for (const name of dataset?.fields.map((field) => field.name) ?? []) {
      // Most records do not have an optional field.
      const record = all.find((row) => name in row) ?? all[0];
      const { [name]: _removed, ...rest } = record ?? {};
      const isOptional = validate({ ...envelope, records: [rest] });
      expect(isOptional, `${name} must be optional in the schema exactly if a record does not have it`).toBe(
        !all.every((row) => name in row),
      );
      expect(validate({ ...envelope, records: [{ ...record, [name]: { not: 'this' } }] }), name).toBe(false);
    }
    expect(validate({ ...envelope, records: [{ ...all[0], later: 'field' }] })).toBe(true);
    expect(validate({ ...envelope, fictional: undefined })).toBe(false);
  });

  test('say that they are fictional, in every record and before the records', () => {
    expect(new Set(records(`/data/${id}.json`).map(({ fictional }) => fictional))).toEqual(new Set([true]));
    expect(new Set(rows(`/data/${id}.csv`).map(({ fictional }) => fictional))).toEqual(new Set(['true']));
    expect(readJson(`/data/${id}.json`)).toMatchObject({ fictional: true, notice: content.openData.notice });
  });

  test('of a real authority do not say so', () => {
    const { files: published } = writeOpenData(real);
    expect(new Set(records(`/data/${id}.json`, published).map(({ fictional }) => fictional))).toEqual(new Set([false]));
    expect(source(`/data/${id}.json`, published)).not.toMatch(/"notice"|\(fictional\)/);
  });
});

describe('the history (HISTORY-23)', () => {
  const fields = page.datasets.find(({ id }) => id === 'history')?.fields ?? [];
  const validator = new Ajv2020({ strict: true, formats: { date: isRealDay } });
  const validate = validator.compile(z.record(z.string(), z.unknown()).parse(readJson('/data/history.schema.json')));
  /** A row as the page says that the schema describes it. */
  const asRecord = ({ number, fictional, ...row }: Record<string, string>) => ({
    ...row,
    number: Number(number),
    fictional: fictional === 'true',
  });
  const withoutEmpty = (record: object) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));

  test('is a row for each event, in CSV only', () => {
    const published = rows('/data/history.csv');
    expect(files.has('/data/history.json')).toBe(false);
    expect(published.map(({ number, date, id }) => [number, date, id])).toEqual(
      content.english.history.map(({ day, id }, position) => [String(position + 1), day, id]),
    );
    expect(new Set(published.map(({ fictional }) => fictional))).toEqual(new Set(['true']));
  });

  test('has the day from which an event applies, and that on which it was recorded if it was later', () => {
    const [first] = content.english.history;
    if (!first) throw new Error('This test needs a history');
    const late = { ...first, day: '2022-03-19', recorded: '2026-11-26' };
    const written = writeOpenData(withRecords({ history: [first, late] }));
    const days = rows('/data/history.csv', written.files).map(({ date, recorded }) => [date, recorded]);
    expect(days).toEqual([
      [first.day, ''],
      ['2022-03-19', '2026-11-26'],
    ]);
    expect(validate(asRecord(rows('/data/history.csv', written.files)[1] ?? {})), JSON.stringify(validate.errors)).toBe(true);
  });

  test('is valid by its schema, row by row, with its empty cells or without them', () => {
    for (const record of rows('/data/history.csv').map(asRecord)) {
      expect(validate(record), JSON.stringify([record, validate.errors])).toBe(true);
      expect(validate(withoutEmpty(record)), JSON.stringify([record, validate.errors])).toBe(true);
    }
  });

  test('has a schema that explains each column and refuses a wrong row', () => {
    const [first] = rows('/data/history.csv');
    const record = asRecord(first ?? {});
    expect(Object.keys(first ?? {})).toEqual(fields.map(({ name }) => name));
    for (const { name } of fields) expect(validate({ ...record, [name]: { not: 'this' } }), name).toBe(false);
    for (const recorded of ['2026-02-30', 'yesterday', ' ']) expect(validate({ ...record, recorded }), recorded).toBe(false);
    for (const name of ['number', 'date', 'kind', 'about', 'id', 'fictional'])
      expect(validate({ ...record, [name]: undefined }), name).toBe(false);
  });
});

/** The fields of a record of the content that its published record does not have. */
const unpublished = (own: z.ZodObject, published: z.ZodObject) => Object.keys(own.shape).filter((name) => !(name in published.shape));

const DECIDE = 'publish the field, or add it to NOT_PUBLISHED with the reason';

/** A record of the content as JSON, without the fields that are not published. */
const publicPart = (record: object, left: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== undefined && !(name in left)));

describe('a firm', () => {
  test('is published with every field of the register that is not left out for a reason, and with the code of its country', () => {
    expect(unpublished(firmSchema, openFirmSchema), DECIDE).toEqual(Object.keys(NOT_PUBLISHED.firms));
    const published = new Map(records('/data/firms.json').map((record) => [record['licenseId'], record]));
    expect(published.size).toBe(content.firms.length);
    for (const firm of content.firms) {
      // An empty cell is an empty list, or a field that JSON leaves out.
      const { websites = [], emailDomains = [], phones = [], ...rest } = firm;
      expect(published.get(firm.licenseId)).toMatchObject(publicPart({ ...rest, websites, emailDomains, phones }, NOT_PUBLISHED.firms));
    }
    expect(published.get('FCA-2017-NL-004')).toMatchObject({
      name: 'Adyen N.V.',
      countryCode: 'NL',
      tier: 'Tier 1',
    });
  });
});

describe('a warned firm', () => {
  test('is published with every field of the content that is not left out for a reason', () => {
    expect(unpublished(warnedFirmSchema, openWarningSchema), DECIDE).toEqual(Object.keys(NOT_PUBLISHED.warnings));
    const published = new Map(records('/data/warnings.json').map((record) => [record['id'], record]));
    expect(published.size).toBe(content.warnedFirms.length);
    for (const firm of content.warnedFirms) {
      expect(published.get(firm.id)).toMatchObject(publicPart(firm, NOT_PUBLISHED.warnings));
    }
  });

  test('has its addresses unchanged, and each wholly covered host once, as a browser would request it', () => {
    const [firm] = content.warnedFirms;
    const websites = [
      'HTTPS://Bücher.example',
      'https://bücher.example/c',
      'http://pay.test',
      'https://shared.test/apex',
      'https://port.test:8080',
    ];
    const { files: published } = writeOpenData(withRecords({ warnedFirms: firm ? [{ ...firm, websites } satisfies WarnedFirm] : [] }));
    expect(records('/data/warnings.json', published)[0]).toMatchObject({ websites, hosts: ['xn--bcher-kva.example', 'pay.test'] });
  });
});

describe('the day of the last change', () => {
  test('is not the day of the state, which is in every file with records and in no other (OPEN-6)', () => {
    const { files: ofDay } = writeOpenData(content.english, '2025-12-24');
    const { files: ofNextDay } = writeOpenData(content.english, '2025-12-25');
    const whole = ['/data/firms.json', '/data/warnings.json'];
    for (const address of whole) expect(JSON.parse(source(address, ofDay)), address).toHaveProperty('asOf', '2025-12-24');
    const changed = [...ofDay].filter(([address, text]) => ofNextDay.get(address) !== text).map(([address]) => address);
    expect(changed.toSorted()).toEqual([...whole, '/data/SHA256SUMS'].toSorted());
  });
});
