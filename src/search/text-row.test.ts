import { expect, test } from 'vitest';
import { createTextRow } from './text-row.ts';

test('a row gives each text back, while it is filled and afterwards', () => {
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

test('joined, its texts stand where it says', () => {
  const row = createTextRow();
  for (let nth = 0; nth < 3000; nth += 1) row.add(String(nth));
  const [text, begins] = [row.join(), row.begins()];
  expect(begins).toHaveLength(3001);
  expect(text.slice(begins[2047], begins[2050])).toBe('204720482049');
  expect(text).toHaveLength(begins[3000] ?? 0);
});
