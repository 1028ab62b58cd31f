import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WarnedFirm } from './schemas/records.ts';
import { idOfName } from '#src/register/warned-firm-rows.ts';
import type { Reason } from '#src/register/reasons.ts';
import { RECORDS_PER_FILE } from '#src/register/sizes.ts';
import { FIRM as REGULATED, WARNED_FIRM as FIRM } from '../../tests/support/records.ts';
import { buildWarnedFirms, sortNewestFirst, type WarnedFirmParts } from './warned-firms.ts';

const OTHER: Reason = { text: 'Calls at night.' };
const manyFirms = (count: number): WarnedFirm[] =>
  Array.from({ length: count }, (_, index) => ({ ...FIRM, id: `apex-${index}`, name: `Apex ${index}`, reason: `Reason ${index}` }));

// Texts that `text()` accepts: not empty, without control characters.
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => !/\p{Cc}/u.test(text));
const anyFirm = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{1,4}(-[a-z0-9]{1,4}){0,2}$/),
  name: anyText,
  aliases: fc.array(anyText, { maxLength: 3 }),
  websites: fc.array(fc.webUrl(), { maxLength: 3 }),
  emails: fc.option(fc.array(fc.constantFrom('a@apex.example', '@apex.example'), { maxLength: 2 }), { nil: undefined }),
  phones: fc.option(fc.array(fc.constantFrom('+442079460123', '+33199001234'), { maxLength: 2 }), { nil: undefined }),
  reason: anyText,
  added: fc.constant('2025-01-02'),
});

describe('the scale (CHECK-12)', () => {
  const scaleOf = (...days: string[]) => buildWarnedFirms(days.map((added, index) => ({ ...FIRM, id: `apex-${index}`, added }))).scale;

  test('is from the first day of the oldest year to the end of the newest month, with the days in order', () => {
    expect(scaleOf('2025-02-03', '2024-01-02', '2025-02-03')).toEqual({
      from: '2024-01-01',
      length: 366 + 31 + 28,
      warningsPerTick: 1,
      days: [1, 366 + 33, 366 + 33],
    });
    expect(scaleOf('2024-12-31').length).toBe(366);
  });

  test('is empty without a warning', () => {
    expect(scaleOf().days).toEqual([]);
  });

  test('has a tick for several warnings if there are more than 300', () => {
    const { days, warningsPerTick } = scaleOf(...Array.from({ length: 601 }, () => '2025-01-02'));
    expect([days.length, warningsPerTick]).toEqual([201, 3]);
  });
});

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('content:warned-firms/list');
  vi.doUnmock('content:warned-firms/files');
  vi.doUnmock('content:warned-firms/reasons');
  vi.doUnmock('content:warned-firms/first-reasons');
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The lists as the browser reads them, and the files that it has fetched. */
async function decode({ list, rows, reasons }: WarnedFirmParts, atBuild = false) {
  vi.resetModules();
  vi.stubEnv('SSR', atBuild);
  const published: Record<string, unknown> = Object.fromEntries([
    ['/warnings', rows],
    ...reasons.map((file, index) => [`/reasons-${index}`, file]),
  ]);
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(Response.json(published[address]));
  });
  vi.doMock('content:warned-firms/list', () => ({ default: list }));
  vi.doMock('content:warned-firms/files', () => ({ default: ['/warnings'] }));
  vi.doMock('content:warned-firms/reasons', () => ({ default: reasons.map((_, index) => `/reasons-${index}`) }));
  vi.doMock('content:warned-firms/first-reasons', () => ({ default: reasons.flat() }));
  const [{ warnings, idOf }, { reasons: read, reasonsInPage }] = await Promise.all([
    import('#src/register/warned-firms.ts'),
    import('#src/register/reasons.ts'),
  ]);
  return { warnings, idOf, reasons: read, reasonsInPage, fetched };
}

test('the newest warnings come first, and those of one day stay in order', () => {
  const firms = ['2025-04-02 a', '2025-10-17', '2024-12-19', '2025-04-02 b'].map((name) => ({ ...FIRM, name, added: name.slice(0, 10) }));
  expect(sortNewestFirst(firms).map(({ name }) => name)).toEqual(['2025-10-17', '2025-04-02 a', '2025-04-02 b', '2024-12-19']);
});

describe('the list of warned firms', () => {
  test('preserves the texts of the search and of the cards, for any firms', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFirm, { maxLength: 20 }), async (firms) => {
        const { warnings, idOf } = await decode(buildWarnedFirms(firms));
        const warnedFirms = await warnings.loadAll();
        expect(warnedFirms.map(idOf)).toEqual(firms.map(({ id }) => id));
        expect(warnedFirms).toMatchObject(
          firms.map(({ name, aliases, websites, emails = [], phones = [], added: issued }, position) => ({
            position,
            name,
            aliases,
            websites,
            emails,
            phones,
            issued,
          })),
        );
      }),
      { numRuns: 50 },
    );
  }, 30_000);

  test('has no reasons, and an id only if it does not follow from the name', () => {
    const { list } = buildWarnedFirms([FIRM, { ...FIRM, id: 'ocarragher', name: "O'Carragher" }]);
    const rest = { aliases: ['AMT', 'Apex-M'], websites: ['https://apex.example'], emails: [], phones: [], issued: '2025-01-02' };
    expect(list.first).toEqual([
      { name: 'Apex Trade', ownId: '', ...rest },
      { name: "O'Carragher", ownId: 'ocarragher', ...rest },
    ]);
  });

  test('makes an id from a name as an editor would', () => {
    expect(idOfName('Banque Ombrefort Crédit Express (clone)')).toBe('banque-ombrefort-credit-express-clone');
    expect(idOfName('10x Signal Room')).toBe('10x-signal-room');
  });
});

describe('the reasons', () => {
  test('of a clone name the genuine firm as in the register', () => {
    const genuine = { licenseId: 'FCA-2017-NL-104', name: 'Nederhaven Bank N.V.' };
    const regulated = [
      { ...REGULATED, licenseId: 'FCA-2018-NL-201', name: 'Other' },
      { ...REGULATED, ...genuine },
    ];
    const { reasons } = buildWarnedFirms([FIRM, { ...FIRM, clones: genuine.licenseId }], regulated);
    expect(reasons).toEqual([[{ text: FIRM.reason }, { text: FIRM.reason, genuine }]]);
  });

  test('come in files of the size that the browser expects, each requested once', async () => {
    const parts = buildWarnedFirms(manyFirms(RECORDS_PER_FILE * 2 + 1));
    expect(parts.reasons.map(({ length }) => length)).toEqual([RECORDS_PER_FILE, RECORDS_PER_FILE, 1]);
    const { reasons, fetched } = await decode(parts);
    expect(fetched).toEqual([]);
    const positions = [RECORDS_PER_FILE, RECORDS_PER_FILE * 2 - 1, RECORDS_PER_FILE * 2];
    expect(await Promise.all(positions.map(reasons.loadAt))).toEqual(positions.map((position) => ({ text: `Reason ${position}` })));
    expect(fetched).toEqual(['/reasons-1', '/reasons-2']);
    expect(reasons.at(RECORDS_PER_FILE + 1)).toEqual({ text: `Reason ${RECORDS_PER_FILE + 1}` });
    expect(reasons.at(0)).toBeUndefined();
  });

  test('in the prerendered page need no file', async () => {
    const { reasons, reasonsInPage, fetched } = await decode(buildWarnedFirms(manyFirms(2)));
    reasonsInPage[1] = OTHER;
    expect(reasons.at(1)).toBe(OTHER);
    expect(await reasons.loadAt(1)).toBe(OTHER);
    expect(fetched).toEqual([]);
  });

  test('are all there when the build renders the page', async () => {
    const { reasons } = await decode(buildWarnedFirms(manyFirms(2)), true);
    expect([reasons.at(0), reasons.at(1)]).toEqual([{ text: 'Reason 0' }, { text: 'Reason 1' }]);
  });
});
