import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { drawn, undrawable } from './characters.ts';
import { openFont } from './font.ts';

const drawable = Array.from({ length: 0x30_00 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
  (character) => undrawable(character).length === 0,
);
const word = fc.array(fc.constantFrom(...drawable), { maxLength: 30 }).map((characters) => characters.join(''));

describe.each(['archivo-regular', 'archivo-semibold'])('%s', (name) => {
  const bytes = new Uint8Array(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url)));
  const font = openFont(bytes);
  const reference = create(bytes);

  test('has a glyph for every character that can be drawn', () => {
    expect(drawable.length).toBeGreaterThan(300);
    expect(drawable.filter((character) => font.layout(character).glyphs.some(({ id }) => id === 0))).toEqual([]);
  });

  test('is set as fontkit sets it', () => {
    fc.assert(
      fc.property(word, (text) => {
        const [ours, theirs] = [font.layout(text), reference.layout(drawn(text))];
        expect(ours.glyphs.map(({ id }) => id)).toEqual(theirs.glyphs.map(({ id }) => id));
        expect(ours.positions.map(({ xAdvance }) => xAdvance)).toEqual(theirs.positions.map(({ xAdvance }) => xAdvance));
        expect(ours.advanceWidth).toBe(theirs.advanceWidth);
      }),
    );
  });

  test('is kerned', () => {
    expect(font.layout('AV').advanceWidth).toBeLessThan(font.layout('A').advanceWidth + font.layout('V').advanceWidth);
  });

  test('a character is read as itself, one that must not break as the plain one', () => {
    expect(font.layout('é\u00a0\u2011').glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))).toEqual(['é', ' ', '-']);
  });
});
