import { expect, test } from 'vitest';
import { createTextRow } from './text-row.ts';

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
