import { describe, expect, test } from 'vitest';
import { FILTERS, type Filter } from '#src/register/filters.ts';
import { readFirms } from '#src/register/firm-rows.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { content as english, contentIn } from '../../../tests/support/content.ts';
import { buildFilters } from './filter-values.ts';
import { buildRegister, sortByName } from './register.ts';
import type { Firm } from '../schemas/records.ts';

describe('the values of the filters (DIR-8)', () => {
  test.for(LANGUAGES)('have the same addresses and codes in $code as in English', ({ code }) => {
    const translated = buildFilters(contentIn(code));
    const inEnglish = buildFilters(english);
    for (const filter of FILTERS) {
      const addresses = (values: typeof translated) => values[filter].map(({ value, code: number }) => `${value} ${number}`).toSorted();
      expect(addresses(translated)).toEqual(addresses(inEnglish));
    }
  });

  test('lead to the firms that have them, in the order of the directory', () => {
    const values = buildFilters(english);
    const firms = sortByName(english.firms);
    const rows = readFirms(buildRegister(firms).list.rows, []);
    const find = (filter: Filter, wanted: string) => {
      const code = values[filter].find(({ value }) => value === wanted)?.code;
      return rows.filter(({ codes }) => code !== undefined && codes[filter].includes(code)).map(({ licenseId }) => licenseId);
    };
    const withFact = (isWanted: (firm: Firm) => boolean) => firms.filter(isWanted).map(({ licenseId }) => licenseId);
    expect(find('country', 'lu')).toEqual(withFact(({ country }) => country === 'Luxembourg'));
    expect(find('status', 'ceased-operations')).toEqual(withFact(({ status }) => status === 'Ceased Operations'));
    expect(find('tier', 'tier-2')).toEqual(withFact(({ tier }) => tier === 'Tier 2'));
    expect(find('year', '2017')).toEqual(withFact(({ registration }) => registration.startsWith('2017')));
    expect(find('activity', 'custody')).toEqual(withFact(({ activities }) => activities.includes('Custody')));
  });
});
