import { expect, test } from 'vitest';
import type { Entry } from './po.ts';
import { stateOf, stateRows } from './state.ts';
import type { SourceText } from './translate.ts';

const text = (english: string, reference: string, ...collections: string[]): SourceText => ({
  text: english,
  references: new Set([reference]),
  notes: new Set(),
  collections: new Set(collections),
});
const entry = (english: string, translation: string, reference: string): Entry => ({
  text: english,
  translation,
  references: [reference],
  comments: [],
  notes: [],
  flags: [],
});

const texts = [text('Yes', 'a:0', 'statuses'), text('No', 'a:1', 'statuses', 'check'), text('Wait', 'a:2', 'check')];

test('a text is translated, outdated or missing, also before the catalogue is brought up to date', () => {
  const entries = [entry('Yes', 'Sí', 'a:0'), entry('Never', 'Nunca', 'a:1')];
  expect(Object.fromEntries(stateOf(entries, texts))).toEqual({
    statuses: { translated: 1, outdated: 1, missing: 0 },
    check: { translated: 0, outdated: 1, missing: 1 },
  });
});

test('the table has the collections that are not finished in every language, and the sum', () => {
  const es = stateOf([entry('Yes', 'Sí', 'a:0'), entry('No', 'No', 'a:1'), entry('Wait', 'Espere', 'a:2')], texts);
  const fr = stateOf([entry('Yes', 'Oui', 'a:0'), entry('No', 'Non', 'a:1')], texts);
  expect(
    stateRows(
      new Map([
        ['es', es],
        ['fr', fr],
      ]),
    ),
  ).toEqual({
    check: { es: '2', fr: '1, 0 outdated, 1 missing' },
    all: { es: '4', fr: '3, 0 outdated, 1 missing' },
  });
});
