import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { collections } from '../../build/content/collections.ts';
import { readContent } from '../../build/content/load.ts';
import { contentFolder } from '../../build/content/plugin.ts';
import { formatProblem } from '../../build/content/problems.ts';
import { Reader } from '../../build/content/reading/read.ts';
import { pastOf } from '../../build/history/past.ts';
import { checkHistory } from '../../build/history/rules.ts';
import { sampleOf } from '../support/sample.ts';

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
const said = (firms: string | Uint8Array, history?: string) => check(firms, history).problems.map(formatProblem);

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
    expect(said(source)).toEqual([]);
  });

  interface Form {
    separator: string;
    encoding: 'utf8' | 'utf16le';
    bom: string;
    end: string;
    isQuoted: boolean;
    day: string;
    ratio: (figure: string) => string;
    count: string;
    phone: (number: string) => string;
    isReversed: boolean;
    slash: string;
  }
  /** Forms that say the same: those of LibreOffice, and of Excel in English, with UTF-8. */
  const sameForm = fc.record<Form>({
    separator: fc.constant(','),
    encoding: fc.constant('utf8'),
    bom: fc.constantFrom('', '\ufeff'),
    end: fc.constantFrom('\n', '\r\n'),
    isQuoted: fc.boolean(),
    day: fc.constant('$1-$2-$3'),
    ratio: fc.constantFrom<((figure: string) => string)[]>(
      (figure) => `${figure}%`,
      (figure) => `${Number(figure)}%`,
      (figure) => `${figure}0%`,
    ),
    count: fc.constantFrom('', '0', '00'),
    phone: fc.constantFrom<((number: string) => string)[]>(
      (number) => number,
      (number) => number.replaceAll(' ', ''),
    ),
    isReversed: fc.boolean(),
    slash: fc.constantFrom('', '/'),
  });
  /** What Excel does in German, French and English, where a guess could be wrong. */
  const unclear = fc.constantFrom<Partial<Form>[]>(
    { separator: ';' },
    { separator: ';', ratio: (figure) => `${figure.replace('.', ',')}%`, day: '$3.$2.$1' },
    { separator: '\t', encoding: 'utf16le', bom: '\ufeff' },
    { day: '$3.$2.$1' },
    { day: '$3/$2/$1' },
    { day: '$2/$3/$1' },
    { ratio: (figure) => `${figure.replace('.', ',')}%` },
    { ratio: (figure) => `${figure.replace('.', ',')} %` },
    { ratio: (figure) => String(Number(figure) / 100) },
    { phone: (number) => number.replaceAll(/[+ ]/g, '') },
  );

  function save({ separator, encoding, bom, end, isQuoted, day, ratio, count, phone, isReversed, slash }: Form, firms: readonly Row[]) {
    const inOrder = (list: string) => (isReversed ? list.split('; ').toReversed().join('; ') : list);
    const rows = firms.map((firm): Row => {
      const written = Object.entries(firm).map(([field, value]) => [field, value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, day)]);
      return {
        ...Object.fromEntries(written),
        activities: inOrder(firm['activities'] ?? ''),
        jurisdictions: inOrder(firm['jurisdictions'] ?? ''),
        capitalRatio: (firm['capitalRatio'] ?? '').replace(PLAIN, (_all, figure: string) => ratio(figure)),
        investigations: count + (firm['investigations'] ?? ''),
        phones: phone(firm['phones'] ?? ''),
        websites: (firm['websites'] ?? '').replace(/(?<=.)$/, slash),
      };
    });
    return Buffer.from(bom + writeFirms(rows, { delimiter: separator, record_delimiter: end, quoted: isQuoted }), encoding);
  }

  test('in another form that says the same is no change', () => {
    fc.assert(
      fc.property(sameForm, (form) => {
        expect(said(save(form, FIRMS))).toEqual([]);
      }),
      { numRuns: sampleOf(100) },
    );
  });

  test('in a form that could mean something else is refused, with the line and the rule', () => {
    fc.assert(
      fc.property(sameForm, unclear, (form, more) => {
        const { problems } = check(save({ ...form, ...more }, FIRMS));
        expect(problems).not.toEqual([]);
        for (const { file, line, rule } of problems)
          expect([file, line, rule]).toEqual(['firms.csv', expect.any(Number), expect.stringMatching(/^(?:must|has not been checked)/)]);
      }),
      { numRuns: sampleOf(100) },
    );
  });

  test('still shows what the editor changed, and nothing else', () => {
    const change = fc.constantFrom<[string, (value: string) => string][]>(
      ['capitalRatio', (value) => (value === 'N/A' ? '9.1%' : value.replace(/\d/, (digit) => String((Number(digit) % 9) + 1)))],
      ['investigations', (value) => String(Number(value) + 1)],
      ['jurisdictions', (value) => (value === 'Global' ? 'Canada' : 'Global')],
      ['name', (value) => `${value} II`],
    );
    fc.assert(
      fc.property(sameForm, change, fc.nat(FIRMS.length - 1), (form, [field, alter], at) => {
        const firms = FIRMS.map((firm, index) => (index === at ? { ...firm, [field]: alter(firm[field] ?? '') } : firm));
        expect(said(save(form, firms))).toEqual([
          expect.stringMatching(
            new RegExp(`^history\\.csv: must have every change, but 1 change is not recorded: ${FIRMS[at]?.['licenseId']}: ${field} `),
          ),
        ]);
      }),
      { numRuns: sampleOf(100) },
    );
  });
});

describe('history.csv after a spreadsheet has saved it', () => {
  test('with percentages in another form gives no change', () => {
    const history = HISTORY.replaceAll(/,(\d+\.\d)%,/g, ',$10%,');
    expect(history).not.toBe(HISTORY);
    expect(said(writeFirms(FIRMS), history)).toEqual([]);
  });

  // A spreadsheet takes +442079460123 for a number.
  test.each([
    ['without the +', '$1'],
    ['as a large number in German', '"4,42E+11"'],
  ])('with telephone numbers %s is refused', (_how, number) => {
    const history = HISTORY.replaceAll(/,\+(\d+),/g, `,${number},`);
    const lines = said(writeFirms(FIRMS), history);
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toMatch(/^history\.csv:\d+ (?:before|after) ".*": must be a telephone number with \+/);
  });
});
