import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isRealDay } from '../schemas/values.ts';
import type { Content } from '../load.ts';
import { publishFeeds } from '../feeds.ts';
import { openEventSchema, type OpenEvent } from '../schemas/open-data.ts';
import type { HistoryEvent } from '#src/history/event.ts';
import { replay } from '#src/history/replay.ts';
import { mediaTypeOf } from '#src/content/media-types.ts';
import { content } from '../../../tests/support/content.ts';
import { describeOpenData, writeOpenData } from './publish.ts';

const written = writeOpenData(content.english);
const { files } = written;
const page = describeOpenData(content, written);
const publish = (changes: Partial<Content['english']>) => writeOpenData({ ...content.english, ...changes }).files;

const anyRecord = z.record(z.string(), z.unknown());
const fileSchema = z.looseObject({ records: z.array(anyRecord) });
const read = (address: string, from = files) => fileSchema.parse(JSON.parse(from.get(address) ?? 'null'));
const addressesIn = (folder: string, from = files) => [...from.keys()].filter((address) => address.startsWith(folder));

describe.each([
  ['firms', 'licenseId'],
  ['warnings', 'id'],
] as const)('single records of the %s (OPEN-3)', (id, key) => {
  test('are one file each, with the fields and the description of the whole file', () => {
    const { records, modified: _latest, asOf: _day, ...head } = read(`/data/${id}.json`);
    expect(addressesIn(`/data/${id}/`)).toEqual(records.map((record) => `/data/${id}/${String(record[key])}.json`));
    for (const record of records) {
      const { modified, ...single } = read(`/data/${id}/${String(record[key])}.json`);
      expect(single).toEqual({ ...head, records: [record] });
      expect(modified).toBe(record['added']);
    }
  });

  test('are shown on the page by one example', () => {
    expect(page.programs.filter(({ address }) => address.startsWith(`/data/${id}/`))).toHaveLength(1);
  });
});

test('the history of each firm is a file, in the form of the whole history (HISTORY-23)', () => {
  const { records, modified: _latest, asOf: _day, ...head } = read('/data/history.json');
  const ofFirms = Map.groupBy(
    records.filter(({ about }) => about === 'firm'),
    ({ id }) => String(id),
  );
  expect(addressesIn('/data/history/').toSorted()).toEqual([...ofFirms.keys()].map((id) => `/data/history/firms/${id}.json`).toSorted());
  for (const [id, own] of ofFirms) {
    const { modified, ...single } = read(`/data/history/firms/${id}.json`);
    expect(single).toEqual({ ...head, records: own });
    expect(modified).toBe(own.at(-1)?.['date']);
  }
});

test('a licence number that cannot be the name of a file has no file, and a long list has none at all (OPEN-3)', () => {
  const [firm] = content.english.firms;
  if (!firm) throw new Error('This test needs a firm');
  for (const licenseId of ['../escape', 'A/B', '.hidden', 'a b', 'É', 'x'.repeat(200)]) {
    expect(addressesIn('/data/firms/', publish({ firms: [{ ...firm, licenseId }] })), licenseId).toEqual([]);
  }
  const many = Array.from({ length: 2001 }, (_, index) => ({ ...firm, licenseId: `FCA-${index}` }));
  const long = publish({ firms: many });
  expect(addressesIn('/data/firms/', long)).toEqual([]);
  expect(addressesIn('/data/history/', long)).toEqual([]);
  expect(long.get('/data/openapi.json')).not.toContain('{licenseId}');
});

describe('the list of changes (OPEN-4)', () => {
  const { records } = read('/data/changes.json');
  const { firms, warnedFirms, alerts, publications, site } = content.english;

  const isEvent = (record: Record<string, unknown>) => 'number' in record;

  test('has every day of the records of the content, and the events of the last 24 months', () => {
    const wanted = [
      ...firms.flatMap((firm) => [`licence ${firm.licenseId} ${firm.registration}`, `audit ${firm.licenseId} ${firm.lastAudit}`]),
      ...warnedFirms.map(({ id, added }) => `warning ${id} ${added}`),
      ...alerts.map(({ id, timestamp }) => `alert ${id} ${timestamp.slice(0, 10)}`),
      ...publications.map(({ id, date }) => `publication ${id} ${date}`),
    ];
    expect(
      records
        .filter((record) => !isEvent(record))
        .map(({ kind, id, date }) => `${String(kind)} ${String(id)} ${String(date)}`)
        .toSorted(),
    ).toEqual(wanted.toSorted());
  });

  test('begins with the newest, so a program can stop at the day of its last visit', () => {
    const dates = records.map(({ date }) => String(date));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(read('/data/changes.json')).toMatchObject({ fictional: true, notice: content.openData.notice, modified: dates[0] });
  });

  test('leads to the page that shows the record', () => {
    const addressesOf = (wanted: string) =>
      records.filter(({ kind }) => kind === wanted).map(({ address }) => String(address).replace(site.baseUrl, ''));
    for (const address of addressesOf('warning')) expect(address).toMatch(/^\/warnings#[a-z0-9-]+$/);
    for (const address of addressesOf('publication')) expect(address).toMatch(/^\/publications#[a-z0-9-]+$/);
    for (const address of [...addressesOf('licence'), ...addressesOf('audit')]) expect(address).toMatch(/^\/regulated-companies\?firm=./);
    expect(addressesOf('alert').toSorted()).toEqual(alerts.map(({ link }): string => link).toSorted());
  });

  test('brings a copy of the records up to date that is a year old', () => {
    const all = read('/data/history.json').records.map((record) => openEventSchema.parse(record));
    const asEvents = (list: readonly OpenEvent[]) =>
      list.map(({ date, number: _number, fictional: _fictional, reason = '', ...rest }): HistoryEvent => ({ ...rest, day: date, reason }));
    const last = all.at(-1)?.date ?? '';
    const yearAgo = `${Number(last.slice(0, 4)) - 1}${last.slice(4)}`;
    const copy = all.filter(({ date }) => date <= yearAgo);
    const known = copy.at(-1)?.number ?? 0;
    const news = records.filter(isEvent).map((record) => openEventSchema.parse(record));
    expect(Math.min(...news.map(({ number }) => number))).toBeLessThanOrEqual(known + 1);
    const later = news.filter(({ number }) => number > known).toSorted((a, b) => a.number - b.number);
    const { records: reached, faults } = replay(asEvents([...copy, ...later]));
    expect(faults).toEqual([]);
    expect(reached).toEqual(replay(asEvents(all)).records);
    // The records that it reaches are those that are published today.
    for (const firm of read('/data/firms.json').records) {
      const fields = reached.get(`firm ${String(firm['licenseId'])}`)?.fields;
      for (const field of ['status', 'tier', 'name', 'lastAudit']) expect(fields?.get(field)).toBe(firm[field]);
    }
  });

  test('does not have what was there when the history began', () => {
    const recorded = content.english.history.map((event) => ({ ...event, kind: 'recorded' as const }));
    expect(read('/data/changes.json', publish({ history: recorded })).records.some(isEvent)).toBe(false);
  });

  test('has only the records of the content if there is no history', () => {
    const without = publish({ history: [] });
    expect(read('/data/changes.json', without).records.some(isEvent)).toBe(false);
    expect(addressesIn('/data/history', without)).toEqual([]);
    expect(without.get('/data/openapi.json')).not.toContain('/data/history');
  });
});

describe('the OpenAPI description (OPEN-5)', () => {
  const documentSchema = z.looseObject({
    paths: z.record(
      z.string(),
      z.object({ get: z.looseObject({ operationId: z.string(), responses: z.looseObject({ 200: z.object({ content: anyRecord }) }) }) }),
    ),
    components: z.object({ schemas: z.record(z.string(), anyRecord) }),
  });
  const source = files.get('/data/openapi.json') ?? '';
  const document = documentSchema.parse(JSON.parse(source));
  const patterns = Object.keys(document.paths).map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));

  test('is valid OpenAPI 3.1, and a broken one is not', async () => {
    const validator = new Validator();
    expect(await validator.validate(source)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect((await new Validator().validate(JSON.stringify({ ...document, info: {} }))).valid).toBe(false);
  });

  test('has every other file under /data/ and every feed, with its media type, and nothing else', () => {
    const feeds = [...publishFeeds(content).files.keys(), ...publishFeeds({ ...content, language: 'ar' }).files.keys()];
    const published = [...files.keys(), ...feeds].filter((address) => address !== '/data/openapi.json');
    const used = new Set<string>();
    for (const address of published) {
      const found = patterns.filter(({ pattern }) => pattern.test(address));
      expect(found, address).toHaveLength(1);
      for (const { path } of found) {
        used.add(path);
        expect(Object.keys(document.paths[path]?.get.responses[200].content ?? {})).toEqual([mediaTypeOf(address)]);
      }
    }
    expect([...used].toSorted()).toEqual(Object.keys(document.paths).toSorted());
  });

  test('names each operation once', () => {
    const names = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test.for(['firms', 'warnings', 'changes'])('describes the %s with the schema of their file', (id) => {
    const formats = { date: isRealDay, uri: (value: string) => URL.canParse(value) };
    const ajv = new Ajv2020({
      strict: true,
      formats,
      schemas: [{ $id: 'https://openapi.test/', components: document.components }],
      strictSchema: false,
    });
    const validate = ajv.compile({ $ref: `https://openapi.test/#/components/schemas/${id}` });
    expect(validate(read(`/data/${id}.json`)), JSON.stringify(validate.errors)).toBe(true);
    for (const single of addressesIn(`/data/${id}/`)) expect(validate(read(single)), single).toBe(true);
    const { records, ...head } = read(`/data/${id}.json`);
    expect(validate({ ...head, records: [{ ...records[0], fictional: 'perhaps' }] })).toBe(false);
    expect(validate({ ...head, records: [{}] })).toBe(false);
  });
});
