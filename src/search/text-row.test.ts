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

test('a row finds the texts that contain another, each once, and nothing across two texts', () => {
  const texts = Array.from({ length: 5000 }, (_, nth) => (nth % 7 === 0 ? '' : `text ${nth} text ü`));
  const row = createTextRow();
  expect(row.containing('text')).toEqual([]);
  for (const text of texts.slice(0, 2501)) row.add(text);
  expect(row.containing('ü')).toHaveLength(2143);
  for (const text of texts.slice(2501)) row.add(text);
  for (const wanted of ['text', ' 49', 'ü', '4999', '𝒳']) {
    expect(row.containing(wanted)).toEqual(texts.flatMap((text, nth) => (text.includes(wanted) ? [nth] : [])));
  }
  expect(row.containing('ütext')).toEqual([]);
  expect(row.containing('ü\u0000text')).toEqual([]);
});
