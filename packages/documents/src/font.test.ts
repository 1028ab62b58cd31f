import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { drawn, undrawable } from './characters.ts';
import { Font } from './font.ts';
import { Typeface } from './typeface.ts';

const drawable = Array.from({ length: 0x30_00 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
  (character) => undrawable(character).length === 0,
);
const word = fc
  .array(fc.constantFrom(...drawable.filter((character) => drawn(character) !== ' ')), { maxLength: 30 })
  .map((characters) => characters.join(''));

function glyphsOf(font: Font, text: string): { id: number; read: string; advance: number }[] {
  const glyphs: ReturnType<typeof glyphsOf> = [];
  font.set(text, ({ id, codePoints, advance }, kerning) =>
    glyphs.push({ id, read: String.fromCodePoint(...codePoints), advance: advance + kerning }),
  );
  return glyphs;
}

describe.each(['archivo-regular', 'archivo-semibold'])('%s', (name) => {
  const bytes = new Uint8Array(readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url)));
  const font = Font.open(bytes);
  const typeface = new Typeface([font], 'ltr');
  const reference = create(bytes);

  test('has a glyph for every character that can be drawn', () => {
    expect(drawable.length).toBeGreaterThan(300);
    expect(drawable.filter((character) => glyphsOf(font, character).some(({ id }) => id === 0))).toEqual([]);
  });

  test('a word and the space after it are set as fontkit sets them', () => {
    fc.assert(
      fc.property(word, (text) => {
        const { glyphs, positions, advanceWidth } = reference.layout(`${drawn(text)} `);
        const set = glyphsOf(font, `${text} `);
        expect(set.map(({ id }) => id)).toEqual(glyphs.map(({ id }) => id));
        expect(set.map(({ advance }) => advance)).toEqual(positions.map(({ xAdvance }) => xAdvance));
        expect(typeface.widthOf(`${text} `)).toBe(advanceWidth / reference.unitsPerEm);
      }),
    );
  });

  test('a character is read as itself, and a non-breaking one as a plain one', () => {
    expect(glyphsOf(font, 'é\u00a0\u2011').map(({ read }) => read)).toEqual(['é', ' ', '-']);
  });
});
