import { describe, expect, test } from 'vitest';
import { FIRM as REGULATED, WARNED_FIRM as FIRM } from '../../../tests/support/sound-records.ts';
import { buildWarnedFirms, sortNewestFirst } from './warned-firm-parts.ts';

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
    expect(reasons).toEqual([{ text: FIRM.reason }, { text: FIRM.reason, genuine }]);
  });
});
