import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishFeeds } from '../../build/content/feeds.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { loadContent, loadPreview } from '../../build/content/load.ts';
import { buildPast, sortByName } from '../../build/content/register.ts';
import { pastOf } from '../../build/history/past.ts';
import { openPast } from '../../src/history/past-register.ts';

/* `npm run record` as an editor uses it: with a copy of the content, and answers typed one after the other. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
  cpSync(contentFolder(), folder, { recursive: true, filter: (source) => !source.endsWith('locales') });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function record(answers: readonly string[], ...args: string[]) {
  const env = { ...process.env, CONTENT_DIR: folder };
  const input = answers.map((answer) => `${answer}\n`).join('');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/record.ts', ...args], { env, encoding: 'utf8', input });
  return { said: stdout + stderr, status };
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const edit = (file: string, change: (text: string) => string) => writeFileSync(join(folder, file), change(read(file)));
const rowsOf = (file: string) => read(file).trimEnd().split('\n');
/** The first active firm of the register, restricted. */
const restrictFirst = () => edit('firms.csv', (text) => text.replace(',Active,', ',Restricted,'));

test('adds changes with their day and reasons, once the editor agrees, and the build accepts the content again (HISTORY-1, HISTORY-3)', () => {
  const before = read('history.csv');
  const added = () => rowsOf('history.csv').slice(before.trimEnd().split('\n').length);
  restrictFirst();
  edit('warned-firms.yaml', (text) => text.replace(/^- id:[^]*?(?=^- id:)/m, ''));
  expect(() => loadContent(folder)).toThrow(/2 changes are not recorded: .*status changes from "Active" to "Restricted".*npm run record/s);
  const reasons = ['Its capital is below the minimum.', 'Its owner has the website back.'];
  // The input ends, or the editor does not agree.
  expect(record(['']).status).toBe(1);
  expect(record(['', ...reasons, 'no']).status).toBe(1);
  expect(read('history.csv')).toBe(before);

  const { said, status } = record(['next week', '2999-01-01', '1998-01-01', '', ...reasons, 'yes']);
  expect(said).toContain('A day such as 2026-03-31, not in the future.');
  expect(said).toMatch(/Not before \d{4}-\d\d-\d\d, when one of these values last changed/);
  expect(said).toMatch(/\d\. \S+: status changes from "Active" to "Restricted"/);
  expect(said).toContain('is no longer warned about');
  expect(status).toBe(0);
  expect(added().toSorted()).toEqual([
    expect.stringMatching(/,changed,firm,\S+,status,Active,Restricted,Its capital is below the minimum\.$/),
    expect.stringMatching(/,withdrawn,warning,[^,]+,,,,Its owner has the website back\.$/),
  ]);
  expect(() => loadContent(folder)).not.toThrow();
  expect(record([])).toMatchObject({ said: expect.stringContaining('There is nothing to add'), status: 0 });
});

test('a day that has begun only in the east of the world is accepted, as in the rest of the content', () => {
  const inTheEast = new Date(Date.now() + 13.9 * 3_600_000).toISOString().slice(0, 10);
  restrictFirst();
  expect(record([inTheEast, 'Its capital is below the minimum.', 'yes']).status).toBe(0);
  expect(rowsOf('history.csv').at(-1)).toContain(`${inTheEast},,changed,firm,`);
  expect(() => loadContent(folder)).not.toThrow();
});

const HARBOUR =
  'Harbour Lane Brokers Ltd,United Kingdom,FCA-2022-GB-092,Active,"London, United Kingdom",2022-03-19,Tier 3,Custody,Global,N/A,0,2025-09-25,,,,,,\n';

test('a firm that is entered late is in the register from its registration, and in the feed from today (HISTORY-6)', () => {
  edit('firms.csv', (text) => text + HARBOUR);
  const { said, status } = record(['yes']);
  expect(said).toContain('FCA-2022-GB-092 is in the register from 2022-03-19, the day of its registration.');
  expect(said).not.toContain('From which day');
  expect(status).toBe(0);
  const today = new Date().toISOString().slice(0, 10);
  const added = rowsOf('history.csv').filter((row) => row.includes('FCA-2022-GB-092'));
  expect(added).toContain(`2022-03-19,${today},granted,firm,FCA-2022-GB-092,status,,Active,`);

  const loaded = loadContent(folder);
  const past = buildPast(loaded);
  const row = sortByName(loaded.firms).findIndex(({ licenseId }) => licenseId === 'FCA-2022-GB-092');
  const statusOn = (day: string) => past && openPast(past).on(day).statusOf(row);
  expect([statusOn('2022-03-18'), statusOn('2023-06-01')]).toEqual([undefined, 'Active']);
  expect(pastOf(loaded.history).licences.get('FCA-2022-GB-092')?.[0]).toMatchObject({ day: '2022-03-19', recorded: today });
  const feed = publishFeeds(loaded).files.get('/feeds/changes.atom') ?? '';
  const [entry = ''] = feed.match(/<entry>[^]*?<\/entry>/) ?? [];
  expect(entry).toContain('Harbour Lane Brokers Ltd: Licence granted; applies from 19 March 2022');
  expect(entry).toContain(`<published>${today}T00:00:00Z</published>`);
});

test('a restriction may be recorded later than it applies, with a reason (HISTORY-6)', () => {
  restrictFirst();
  const today = new Date().toISOString().slice(0, 10);
  expect(record(['2025-11-20', 'Its capital was below the minimum.', 'yes']).status).toBe(0);
  expect(rowsOf('history.csv').at(-1)).toMatch(
    new RegExp(`^2025-11-20,${today},changed,firm,.*,status,Active,Restricted,Its capital was below the minimum\\.$`),
  );
  const { history, firms } = loadContent(folder);
  const restricted = firms.find(({ licenseId }) => licenseId === history.at(-1)?.id);
  expect(
    pastOf(history)
      .licences.get(restricted?.licenseId ?? '')
      ?.at(-1),
  ).toEqual({
    day: '2025-11-20',
    recorded: today,
    status: 'Restricted',
    reason: 'Its capital was below the minimum.',
  });

  // The end of it is a change of the past too, so it is explained.
  edit('firms.csv', (text) => text.replace(',Restricted,', ',Active,'));
  expect(record(['2025-11-19', '2025-11-21', 'The decision was set aside.', 'yes'])).toMatchObject({
    said: expect.stringContaining('Not before 2025-11-20'),
    status: 0,
  });
  expect(() => loadContent(folder)).not.toThrow();
});

test('the lines of a file keep their ends, so that version control shows only the new row (HISTORY-1)', () => {
  edit('history.csv', (text) => text.replaceAll('\n', '\r\n'));
  const before = read('history.csv');
  restrictFirst();
  expect(record(['', 'Its capital is below the minimum.', 'yes']).status).toBe(0);
  expect(read('history.csv').slice(0, before.length)).toBe(before);
  expect(read('history.csv').slice(before.length)).toMatch(/^[^\n]+,Its capital is below the minimum\.\r\n$/);
  expect(() => loadContent(folder)).not.toThrow();
});

test('a change can be looked at before it is recorded, but no other past (HISTORY-3)', () => {
  restrictFirst();
  expect(loadPreview(folder, 'en').firms.find(({ status }) => status === 'Restricted')).toBeDefined();
  edit('history.csv', (text) => text.replace(',granted,', ',changed,'));
  expect(() => loadPreview(folder, 'en')).toThrow(/history\.csv/);
});

test('begins a history, for which nothing has to be explained', () => {
  edit('history.csv', (text) => text.slice(0, text.indexOf('\n') + 1));
  expect(() => loadContent(folder)).not.toThrow();
  const { said, status } = record(['', 'yes']);
  expect(said).toMatch(/The history begins with \d+ firms, warnings and documents\./);
  expect(status).toBe(0);
  expect(
    rowsOf('history.csv')
      .slice(1)
      .every((row) => row.includes(',recorded,')),
  ).toBe(true);
  restrictFirst();
  expect(() => loadContent(folder)).toThrow(/1 change is not recorded/);
});

test('personal data is erased: its place and the day stay (HISTORY-4)', () => {
  const line = rowsOf('history.csv').findIndex((row) => /,changed,firm,[^,]+,phones,/.test(row)) + 1;
  const [, , , , licence = '', , , phone = ''] = rowsOf('history.csv')[line - 1]?.split(',') ?? [];
  // A value that still applies cannot be erased.
  expect(record(['after', 'A person asked for it.'], 'erase', String(line)).said).toContain('This value still applies');
  const firms = parse<Record<string, string>>(read('firms.csv'), { columns: true });
  const without = firms.map((firm) => (firm['licenseId'] === licence ? { ...firm, phones: '' } : firm));
  writeFileSync(join(folder, 'firms.csv'), stringify(without, { header: true }));
  expect(record(['', 'yes']).status).toBe(0);
  expect(record(['after', 'A person asked for it.'], 'erase', String(line)).status).toBe(0);
  expect(read('history.csv')).not.toContain(phone);
  expect(read('history.csv')).toContain('[erased ');
  expect(() => loadContent(folder)).not.toThrow();
});

test('an event that cannot follow those above it stops it, with the line (HISTORY-2)', () => {
  edit('history.csv', (text) => text.replace(',granted,firm,', ',changed,firm,'));
  const { said, status } = record([]);
  expect(said).toMatch(/history\.csv:2 .*is about a firm that is not in the history yet/);
  expect(status).toBe(1);
});

// Whatever the time is, it is another day in UTC than in one of these places.
test.each([
  ['Etc/GMT+12', -12],
  ['Pacific/Kiritimati', 14],
])('today is the day where the editor is: %s', (zone, hours) => {
  vi.stubEnv('TZ', zone);
  restrictFirst();
  const today = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
  expect(record([]).said).toContain(`Press Enter for today, ${today}`);
});
