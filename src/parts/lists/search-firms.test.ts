import { byFilter } from '#src/register/filters.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { buildSubstringIndex, matchTyped } from '#src/search/substring/substring-index.ts';

afterAll(() => {
  vi.doUnmock('content:register/countries');
  vi.doUnmock('content:register/english-countries');
  vi.resetModules();
});

test.for([
  ['fr', ['Pays-Bas', 'Brésil'], ['pays-bas', 'Pays‑Bas', 'netherlands', 'bresil', 'BRAZIL']],
  ['ar', ['هولندا', 'البرازيل'], ['هولندا', 'هولنـدا', 'Netherlands', 'البرازيل', 'Brazil']],
  ['zh', ['荷兰', '巴西'], ['荷兰', '荷', 'netherlands', '巴西', 'brazil']],
] as const)(
  'in %s, a firm is found by the name of its country in the language of the page and in English (DIR-2)',
  async ([, names, typed]) => {
    vi.resetModules();
    vi.doMock('content:register/countries', () => ({ default: names }));
    vi.doMock('content:register/english-countries', () => ({ default: ['Netherlands', 'Brazil'] }));
    const { searchedFields } = await import('./search-firms.ts');
    const firms = names.map((country, row) => ({
      row,
      name: 'A',
      country,
      otherNames: [],
      licenseId: 'FCA-2020-XX-001',
      status: 'Active' as const,
      codes: byFilter(() => []),
    }));
    const index = buildSubstringIndex(firms, searchedFields);
    expect(typed.map((text) => matchTyped(index, text))).toEqual([[0], [0], [0], [1], [1]]);
  },
);
