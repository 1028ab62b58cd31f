import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WarnedFirm } from '#src/content/build-time/schemas/records.ts';
import { writeColumns } from '#src/content/column-file.ts';
import { idOfName } from '#src/content/warned-firm-columns.ts';
import type { Reason } from '#src/content/warned-firm-reasons.ts';
import { REASONS_PER_CHUNK } from '#src/content/list-sizes.ts';
import { FIRM as REGULATED, WARNED_FIRM as FIRM } from '../../../tests/support/records.ts';
import { buildWarnedFirms, type WarnedFirmParts } from './warned-firms.ts';

vi.mock('content:warned-firms/reasons', () => ({ default: () => Promise.resolve([]) }));

const REASON: Reason = { text: 'Pays nobody back.' };
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

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The warned firms as the browser reads them from the list. */
async function decode({ list, rows }: WarnedFirmParts) {
  vi.resetModules();
  vi.doMock('content:warned-firms/rows', () => ({ default: [...rows.keys()].map(String) }));
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(writeColumns(rows[Number(address)] ?? {}))));
  vi.doMock('content:warned-firms/list', () => ({ default: list }));
  return import('#src/content/warned-firms.ts');
}

type Loader = () => Promise<{ default: Reason[] }>;

/** The reasons module of the browser with these chunks, whose loaders are spies. */
async function reasonsOver(loaders: Loader[], atBuild = false) {
  vi.resetModules();
  vi.stubEnv('SSR', atBuild);
  vi.doMock('content:warned-firms/reasons', () => ({ default: () => Promise.resolve(loaders) }));
  return import('#src/content/warned-firm-reasons.ts');
}

describe('the list of warned firms', () => {
  test('preserves the texts of the search and of the cards, for any firms', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFirm, { maxLength: 20 }), async (firms) => {
        const { loadWarnedFirms, idOf } = await decode(buildWarnedFirms(firms));
        const warnedFirms = await loadWarnedFirms();
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
    expect(list.first).toEqual({
      names: "Apex Trade\nO'Carragher",
      ids: '\nocarragher',
      aliases: 'AMT\tApex-M\nAMT\tApex-M',
      websites: 'https://apex.example\nhttps://apex.example',
      emails: '',
      phones: '',
      issued: '2025-01-02\n2025-01-02',
    });
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

  test('come in chunks of the size that the browser expects, each requested once', async () => {
    const { reasons } = buildWarnedFirms(manyFirms(REASONS_PER_CHUNK * 2 + 1));
    expect(reasons.map(({ length }) => length)).toEqual([REASONS_PER_CHUNK, REASONS_PER_CHUNK, 1]);
    const loaders = reasons.map((chunk) => vi.fn<Loader>(() => Promise.resolve({ default: chunk })));
    const { knownReason, loadReason } = await reasonsOver(loaders);
    expect(loaders.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    const positions = [REASONS_PER_CHUNK, REASONS_PER_CHUNK * 2 - 1, REASONS_PER_CHUNK * 2];
    expect(await Promise.all(positions.map(loadReason))).toEqual(positions.map((position) => ({ text: `Reason ${position}` })));
    expect(loaders.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
    expect(knownReason(REASONS_PER_CHUNK + 1)).toEqual({ text: `Reason ${REASONS_PER_CHUNK + 1}` });
    expect(knownReason(0)).toBeUndefined();
    await expect(loadReason(REASONS_PER_CHUNK * 2 + 1)).rejects.toThrow('no warned firm 129');
  });

  test('of a chunk that cannot be loaded are reported once and requested again', async () => {
    const report = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', report);
    const loader = vi.fn<Loader>(() => Promise.resolve({ default: [REASON] })).mockRejectedValueOnce(new Error('gone'));
    const { loadReason } = await reasonsOver([loader]);
    const both = await Promise.allSettled([loadReason(0), loadReason(0)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(report).toHaveBeenCalledOnce();
    expect(await loadReason(0)).toEqual(REASON);
  });

  test('in the prerendered page need no chunk', async () => {
    const loader = vi.fn<Loader>(() => Promise.resolve({ default: [REASON, OTHER] }));
    const { keepReason, knownReason } = await reasonsOver([loader]);
    keepReason(1, OTHER);
    expect(knownReason(1)).toBe(OTHER);
    expect(loader).not.toHaveBeenCalled();
  });

  test('are all loaded when the build renders the page', async () => {
    const { knownReason } = await reasonsOver([() => Promise.resolve({ default: [REASON, OTHER] })], true);
    expect([knownReason(0), knownReason(1)]).toEqual([REASON, OTHER]);
  });
});
