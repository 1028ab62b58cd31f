import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterAll, describe, expect, test } from 'vitest';
import { collections } from '../../build/content/collections.ts';
import { readContent } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { formatProblem } from '../../build/content/problems.ts';
import { Reader } from '../../build/content/reading/read.ts';
import { pastOf } from '../../build/history/past.ts';
import { checkHistory } from '../../build/history/check-history.ts';

/*
 * A spreadsheet that opens firms.csv and saves it writes some values in another way. The public must not be told of changes that nobody made:
 * the check says nothing, or refuses the file with the line, the column and the rule.
 */

type Row = Record<string, string>;

const HISTORY = readFileSync(join(contentFolder(), 'history.csv'), 'utf8');
const FIRMS = parse<Row>(readFileSync(join(contentFolder(), 'firms.csv'), 'utf8'), { columns: true });
const { found } = readContent(contentFolder());
const folder = mkdtempSync(join(tmpdir(), 'spreadsheet-'));
afterAll(() => rmSync(folder, { recursive: true }));
const writeFirms = (rows: readonly Row[], options = {}) => stringify([...rows], { header: true, ...options });

/** The firms of this `firms.csv`, and what the check says of it and of this history. */
function check(firms: string | Uint8Array, history?: string) {
  writeFileSync(join(folder, 'firms.csv'), firms);
  const reader = new Reader(folder);
  const changed = { ...found, firms: collections.firms.read(reader, () => []) };
  if (history !== undefined) {
    writeFileSync(join(folder, 'history.csv'), history);
    changed.history = collections.history.read(reader, () => []);
  }
  const past = pastOf(changed.history.map(({ data }) => data));
  return {
    firms: changed.firms.map(({ data }) => data),
    problems: [...reader.problems, ...checkHistory(past, changed, reader.problems).problems],
  };
}
const messagesOf = (firms: string | Uint8Array, history?: string) => check(firms, history).problems.map(formatProblem);

/** A plain percentage, which a spreadsheet reads as a number. It reads one with a regime as text. */
const PLAIN = /^(\d+\.\d)%$/;
const withRatios = (write: (figure: string) => string) =>
  FIRMS.map((firm) => ({ ...firm, capitalRatio: (firm['capitalRatio'] ?? '').replace(PLAIN, (_all, figure: string) => write(figure)) }));

describe('firms.csv after a spreadsheet has saved it (HISTORY-7)', () => {
  // As LibreOffice 7.4 saves the file in English, and Excel in UTF-8.
  test('percentages with two decimals are no changes, and the public sees them as before', () => {
    const source = `\ufeff${writeFirms(
      withRatios((figure) => `${figure}0%`),
      { record_delimiter: '\r\n' },
    )}`;
    expect(source).toContain(',20.00%,');
    expect(check(source)).toEqual(check(writeFirms(FIRMS)));
    expect(messagesOf(source)).toEqual([]);
  });

  /** Changes each row, and writes the table with these options. */
  const save = (change: (firm: Row) => Row, options = {}) =>
    writeFirms(
      FIRMS.map((firm) => ({ ...firm, ...change(firm) })),
      options,
    );
  const everyDay = (written: string) => (firm: Row) =>
    Object.fromEntries(Object.entries(firm).map(([field, value]) => [field, value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, written)]));
  const ratio = (write: (figure: string) => string) => (firm: Row) => ({
    capitalRatio: (firm['capitalRatio'] ?? '').replace(PLAIN, (_all, figure: string) => write(figure)),
  });

  test('lists in another order, numbers without spaces and with zeros, and slashes are no changes', () => {
    const inOtherOrder = (list = '') => list.split('; ').toReversed().join('; ');
    const source = save(
      ({ activities, jurisdictions, investigations, phones = '', websites = '' }) => ({
        activities: inOtherOrder(activities),
        jurisdictions: inOtherOrder(jurisdictions),
        investigations: `0${investigations}`,
        phones: phones.replaceAll(' ', ''),
        websites: websites.replace(/(?<=.)$/, '/'),
      }),
      { quoted: true },
    );
    expect(messagesOf(source)).toEqual([]);
  });

  // What Excel does in German, French and English, where a guess could be wrong.
  test.each<[what: string, source: string | Uint8Array]>([
    ['German days', save(everyDay('$3.$2.$1'))],
    ['American days', save(everyDay('$2/$3/$1'))],
    ['decimal commas', save(ratio((figure) => `${figure.replace('.', ',')} %`))],
    ['fractions for percentages', save(ratio((figure) => String(Number(figure) / 100)))],
    ['telephone numbers as numbers', save(({ phones = '' }) => ({ phones: phones.replaceAll(/[+ ]/g, '') }))],
  ])('with %s is refused, with the line and the rule', (_what, source) => {
    const { problems } = check(source);
    expect(problems).not.toEqual([]);
    for (const { file, line, rule } of problems)
      expect([file, line, rule]).toEqual(['firms.csv', expect.any(Number), expect.stringMatching(/^(?:must|has not been checked)/)]);
  });

  test('still shows what the editor changed, and nothing else', () => {
    const [firm] = FIRMS;
    const source = save((row) => ({ ...ratio((figure) => `${figure}0%`)(row), ...(row === firm && { name: `${row['name']} II` }) }));
    expect(messagesOf(source)).toEqual([
      expect.stringMatching(
        new RegExp(`^history\\.csv: must have every change, but 1 change is not recorded: ${firm?.['licenseId']}: name `),
      ),
    ]);
  });
});

describe('history.csv after a spreadsheet has saved it', () => {
  test('with percentages in another form gives no change', () => {
    const history = HISTORY.replaceAll(/,(\d+\.\d)%,/g, ',$10%,');
    expect(history).not.toBe(HISTORY);
    expect(messagesOf(writeFirms(FIRMS), history)).toEqual([]);
  });

  // A spreadsheet takes +442079460123 for a number.
  test.each([
    ['without the +', '$1'],
    ['as a large number in German', '"4,42E+11"'],
  ])('with telephone numbers %s is refused', (_how, number) => {
    const history = HISTORY.replaceAll(/,\+(\d+),/g, `,${number},`);
    const lines = messagesOf(writeFirms(FIRMS), history);
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toMatch(/^history\.csv:\d+ (?:before|after) ".*": must be a telephone number with \+/);
  });
});
