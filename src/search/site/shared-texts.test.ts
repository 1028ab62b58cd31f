import { expect, test } from 'vitest';
import { collectShared, restoreEntries, storeEntries } from './shared-texts.ts';
import type { SearchEntry } from './site-search.ts';

const entry = { kind: 'page', group: '/a', address: '/a#b' } as const;
const english: SearchEntry[] = [{ ...entry, title: 'Contact', heading: 'Complaints', passages: ['Write first.', 'Wait.'] }];
const spanish: SearchEntry[] = [
  { ...entry, title: 'Contacto', heading: { en: 'Complaints' }, passages: [{ en: 'Write first.' }, 'Espere.', { en: 'Write first.' }] },
];

test('texts that are in English in another language are shared, each once', () => {
  expect(collectShared([english, spanish])).toEqual(['Complaints', 'Write first.']);
});

test('entries refer to shared texts by index, and are restored as they were', () => {
  const shared = collectShared([english, spanish]);
  expect(storeEntries(english, shared)).toEqual([{ ...entry, title: 'Contact', heading: 0, passages: [1, 'Wait.'] }]);
  expect(storeEntries(spanish, shared)[0]?.passages).toEqual([{ en: 1 }, 'Espere.', { en: 1 }]);
  for (const entries of [english, spanish]) expect(restoreEntries(storeEntries(entries, shared), shared)).toEqual(entries);
});

test('without shared texts, entries are stored as they are', () => {
  expect(storeEntries(spanish, [])).toEqual(spanish);
});
