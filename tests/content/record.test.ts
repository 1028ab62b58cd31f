import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishFeeds } from '../../build/content/publish-feeds.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { loadContent, loadPreview } from '../../build/content/load.ts';
import { buildRegister, sortByName } from '../../build/content/modules/register.ts';
import { registerOn } from '../../src/history/register-on-day.ts';

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
  return { printed: stdout + stderr, status };
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const edit = (file: string, change: (text: string) => string) => writeFileSync(join(folder, file), change(read(file)));
const rowsOf = (file: string) => read(file).trimEnd().split('\n');
/** The first active firm of the register, restricted. */
const restrictFirst = () => edit('firms.csv', (text) => text.replace(',Active,', ',Restricted,'));

test('adds changes with their day and reasons, once the editor agrees, and the build accepts the content again (HISTORY-1, HISTORY-3)', () => {
  // Version control shows only the new rows, also on Windows.
  edit('history.csv', (text) => text.replaceAll('\n', '\r\n'));
  const before = read('history.csv');
  restrictFirst();
  edit('warned-firms.yaml', (text) => text.replace(/^- id:[^]*?(?=^- id:)/m, ''));
  expect(() => loadContent(folder)).toThrow(/2 changes are not recorded: .*status changes from "Active" to "Restricted".*npm run record/s);
  const reasons = ['Its capital is below the minimum.', 'Its owner has the website back.'];
  expect(record(['', ...reasons, 'no']).status).toBe(1);
  expect(read('history.csv')).toBe(before);

  const { printed, status } = record(['next week', '2999-01-01', '1998-01-01', '', ...reasons, 'yes']);
  expect(printed).toContain('A day such as 2026-03-31, not in the future.');
  expect(printed).toMatch(/Not before \d{4}-\d\d-\d\d, when one of these values last changed/);
  expect(printed).toMatch(/\d\. \S+: status changes from "Active" to "Restricted"/);
  expect(printed).toContain('is no longer warned about');
  expect(status).toBe(0);
  expect(read('history.csv').slice(0, before.length)).toBe(before);
  expect(read('history.csv').slice(before.length).split('\r\n').toSorted()).toEqual([
    '',
    expect.stringMatching(/,changed,firm,\S+,status,Active,Restricted,Its capital is below the minimum\.$/),
    expect.stringMatching(/,withdrawn,warning,[^,]+,,,,Its owner has the website back\.$/),
  ]);
  expect(() => loadContent(folder)).not.toThrow();
});

const HARBOUR =
  'Harbour Lane Brokers Ltd,United Kingdom,FCA-2022-GB-092,Active,"London, United Kingdom",2022-03-19,Tier 3,Custody,Global,N/A,0,2025-09-25,,,,,,\n';

test('a firm that is entered late is in the register from its registration, and in the feed from today (HISTORY-6)', () => {
  edit('firms.csv', (text) => text + HARBOUR);
  const { printed, status } = record(['yes']);
  expect(printed).toContain('FCA-2022-GB-092 is in the register from 2022-03-19, the day of its registration.');
  expect(printed).not.toContain('From which day');
  expect(status).toBe(0);
  const today = new Date().toISOString().slice(0, 10);
  const added = rowsOf('history.csv').filter((row) => row.includes('FCA-2022-GB-092'));
  expect(added).toContain(`2022-03-19,${today},granted,firm,FCA-2022-GB-092,status,,Active,`);

  const loaded = loadContent(folder);
  const past = buildRegister(loaded.firms, [], loaded.past).statuses;
  const row = sortByName(loaded.firms).findIndex(({ licenseId }) => licenseId === 'FCA-2022-GB-092');
  const statusOn = (day: string) => past && registerOn(day, past).statuses[row];
  expect([statusOn('2022-03-18'), statusOn('2023-06-01')]).toEqual([undefined, 'Active']);
  expect(loaded.past.records.firm.get('FCA-2022-GB-092')?.steps[0]).toMatchObject({ day: '2022-03-19', recorded: today });
  const feed = publishFeeds(loaded).files.get('/feeds/changes.atom') ?? '';
  const [entry = ''] = feed.match(/<entry>[^]*?<\/entry>/) ?? [];
  expect(entry).toContain('Harbour Lane Brokers Ltd: Licence granted; applies from 19 March 2022');
  expect(entry).toContain(`<published>${today}T00:00:00Z</published>`);
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
  const { printed, status } = record(['', 'yes']);
  expect(printed).toMatch(/The history begins with \d+ firms, warnings and documents\./);
  expect(status).toBe(0);
  expect(
    rowsOf('history.csv')
      .slice(1)
      .every((row) => row.includes(',recorded,')),
  ).toBe(true);
  restrictFirst();
  expect(() => loadContent(folder)).toThrow(/1 change is not recorded/);
});

test('an event that cannot follow those above it stops it, with the line (HISTORY-2)', () => {
  edit('history.csv', (text) => text.replace(',granted,firm,', ',changed,firm,'));
  const { printed, status } = record([]);
  expect(printed).toMatch(/history\.csv:2 .*is about a firm that is not in the history yet/);
  expect(status).toBe(1);
});

test('a day begins where the editor is, and may have begun only in the east of the world (HISTORY-6)', () => {
  // Whatever the time is, it is another day in UTC than in one of these places.
  const [zone, hours] = new Date().getUTCHours() < 12 ? ['Etc/GMT+12', -12] : ['Pacific/Kiritimati', 14];
  vi.stubEnv('TZ', zone);
  restrictFirst();
  const inTheEast = new Date(Date.now() + 13.9 * 3_600_000).toISOString().slice(0, 10);
  const { printed, status } = record([inTheEast, 'Its capital is below the minimum.', 'yes']);
  expect(printed).toContain(`Press Enter for today, ${new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10)}`);
  expect(status).toBe(0);
  expect(rowsOf('history.csv').at(-1)).toContain(`${inTheEast},,changed,firm,`);
  expect(() => loadContent(folder)).not.toThrow();
});
