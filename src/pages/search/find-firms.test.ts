import { describe, expect, test } from 'vitest';
import { register } from '#src/register/firms.ts';
import { warnings } from '#src/register/warned-firms.ts';
import { searchedFields } from '#src/parts/lists/firms.ts';
import { findFirms } from './find-firms.ts';

describe('the firms in a question', () => {
  test('are found by name and licence, and come first if one begins with the question', () => {
    const [firm] = register;
    expect(firm).toBeDefined();
    for (const asked of [firm?.name ?? '', ` ${firm?.name.toUpperCase()} `, firm?.licenseId.toLowerCase() ?? '']) {
      expect(findFirms(asked)).toMatchObject({
        regulated: { shown: [{ name: firm?.name, licenseId: firm?.licenseId }], matches: 1 },
        meant: true,
      });
    }
    expect(findFirms(firm?.licenseId.slice(4) ?? '')).toMatchObject({ regulated: { shown: [{ name: firm?.name }] }, meant: false });
  });

  test('are found by their other names, which the result lists (HISTORY-18)', () => {
    const others = register.filter(({ otherNames }) => otherNames.length > 0);
    expect(others).not.toEqual([]);
    for (const { licenseId, otherNames } of others) {
      for (const { name } of otherNames)
        expect(findFirms(name)).toMatchObject({ regulated: { shown: [{ licenseId, otherNames }], matches: 1 }, meant: true });
    }
    const corrected = warnings.filter(({ formerNames }) => formerNames);
    expect(corrected).not.toEqual([]);
    for (const firm of corrected) {
      expect(findFirms(firm.formerNames?.[0]?.name ?? '').warned.shown.map(({ address }) => address)).toContain(`/warnings#${firm.id}`);
    }
  });

  test('are at most five, with the number of all', () => {
    const { regulated } = findFirms('an');
    expect(regulated.shown).toHaveLength(5);
    expect(regulated.matches).toBe(
      register.filter((firm) => searchedFields(firm).some((field) => field.toLowerCase().includes('an'))).length,
    );
  });

  test.for(['', ' ', 'a', '.*', '(', '\u0000', '\ud83d', '\u202ezzq', '🏦', 'x'.repeat(10_000)])('are none for %j', (asked) => {
    expect(findFirms(asked)).toEqual({ regulated: { shown: [], matches: 0 }, warned: { shown: [], matches: 0 }, meant: false });
  });
});
