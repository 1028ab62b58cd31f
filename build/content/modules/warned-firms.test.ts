import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRM as REGULATED, WARNED_FIRM as FIRM } from '../../../tests/support/records.ts';
import { buildWarnedFirms, sortNewestFirst } from './warned-firms.ts';

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
      days: [1, 366 + 33, 366 + 33],
    });
    expect(scaleOf('2024-12-31').length).toBe(366);
  });
});

test('the newest warnings come first, and those of one day stay in order', () => {
  const firms = ['2025-04-02 a', '2025-10-17', '2024-12-19', '2025-04-02 b'].map((name) => ({ ...FIRM, name, added: name.slice(0, 10) }));
  expect(sortNewestFirst(firms).map(({ name }) => name)).toEqual(['2025-10-17', '2025-04-02 a', '2025-04-02 b', '2024-12-19']);
});

describe('the list of warned firms', () => {
  test('preserves the texts of the search and of the rows, for any firms', () => {
    fc.assert(
      fc.property(fc.array(anyFirm, { maxLength: 20 }), (firms) => {
        expect(buildWarnedFirms(firms).list).toMatchObject(
          firms.map(({ reason: _reason, emails = [], phones = [], added: issued, ...texts }) =>
            Object.assign(texts, { emails, phones, issued }),
          ),
        );
      }),
    );
  });

  test('has no reasons', () => {
    const { list } = buildWarnedFirms([FIRM]);
    const rest = { aliases: ['AMT', 'Apex-M'], websites: ['https://apex.example'], emails: [], phones: [], issued: '2025-01-02' };
    expect(list).toEqual([{ id: FIRM.id, name: 'Apex Trade', ...rest }]);
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
});
