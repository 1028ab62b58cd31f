import { describe, expect, test } from 'vitest';
import order from 'content:register/order';
import { register } from '#src/register/firms.ts';
import { loadEntityFinder } from './find-entity.ts';

const [firms, findEntity] = await Promise.all([register.loadAll(), loadEntityFinder()]);
const inOrder = order.order.flatMap((row) => firms[row] ?? []);

/** The rule of the specification (SEARCH-2). */
const firstAsTyped = (query: string) =>
  inOrder.find(({ name, licenseId }) => [name, licenseId].some((field) => field.toLowerCase().includes(query.toLowerCase())));

test('a firm with this whole name or licence number comes before the first match in list order, and only then one of several is meant', () => {
  for (const { name, licenseId } of firms) {
    expect(findEntity(licenseId.toLowerCase())).toMatchObject({ firm: { licenseId }, isMeant: true });
    expect(findEntity(` ${name.toUpperCase()} `)).toMatchObject({ firm: { name }, isMeant: true });
  }
  for (const query of ['a', 'bank', 'FCA-']) {
    const match = findEntity(query);
    expect(match?.isMeant, query).toBe(false);
    expect(match?.ticks.length, query).toBeGreaterThan(1);
  }
});

describe('the entity search', () => {
  test('shows the first firm of the content file that contains the query as typed (SEARCH-2)', () => {
    for (const query of ['a', 'é', 'ö', 'BANK', 'fca-20', 'crédit', 'credit', 'ä']) {
      const expected = firstAsTyped(query);
      expect(expected === undefined || findEntity(query)?.firm === expected, query).toBe(true);
    }
  });

  test('finds every firm without its accents', () => {
    const accented = firms.filter(({ name }) => name !== name.normalize('NFD').replaceAll(/\p{M}/gu, ''));
    expect(accented.length).toBeGreaterThan(5);
    for (const { name } of accented) expect(findEntity(name.normalize('NFD').replaceAll(/\p{M}/gu, ''))?.firm.name).toBe(name);
  });

  test('finds nothing for a text that no firm contains', () => {
    expect(findEntity('zzzz')).toBeUndefined();
  });
});
