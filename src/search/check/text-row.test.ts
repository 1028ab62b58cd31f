import { expect, test } from 'vitest';
import { createDifferentTexts, createTextRow } from './text-row.ts';

test('a row returns each text, while it is filled and afterwards', () => {
  const texts = Array.from({ length: 5000 }, (_, nth) => (nth % 7 === 0 ? '' : `text ${nth} ü`));
  const row = createTextRow();
  for (const [nth, text] of texts.entries()) {
    expect(row.add(text)).toBe(nth);
    expect(row.at(nth)).toBe(text);
  }
  expect(row.size()).toBe(texts.length);
  expect(texts.filter((text, nth) => row.at(nth) !== text)).toEqual([]);
  expect(row.at(5000)).toBe('');
});

test('different texts are stored once each and are found again, even if there are more than expected', () => {
  const { texts, find, add } = createDifferentTexts(10);
  const words = Array.from({ length: 3000 }, (_, nth) => `word ${nth % 1000}`);
  expect(words.map(add)).toEqual(words.map((_, nth) => nth % 1000));
  expect(texts.size()).toBe(1000);
  expect(find('word 999')).toBe(999);
  expect(find('word 1000')).toBeUndefined();
});
