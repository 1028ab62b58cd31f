/**
 * Text that was written as UTF-8 and read as Windows-1252, such as `ZÃ¼rich` for `Zürich`: each byte has become a
 * character of its own. Saved again as UTF-8 it is sound for every program, and nobody's name.
 */

/** What Windows-1252 makes of the bytes 0x80 to 0xff, which in UTF-8 are parts of a character. */
const CHARACTERS = [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 0x80 }, (_, index) => 0x80 + index))];
const BYTES = new Map(CHARACTERS.map((character, index) => [character, 0x80 + index]));

const charactersOf = (from: number, to: number) => CHARACTERS.slice(from - 0x80, to - 0x7f).join('');
const NEXT = `[${charactersOf(0x80, 0xbf)}]`;
/** One character of UTF-8 and more, by the form of its bytes. */
const SEQUENCES = new RegExp(
  `(?:[${charactersOf(0xc2, 0xdf)}]${NEXT}|[${charactersOf(0xe0, 0xef)}]${NEXT}{2}|[${charactersOf(0xf0, 0xf4)}]${NEXT}{3})+`,
  'gu',
);

/** What stands behind a word: `CAFÉ»` has the form of UTF-8 by chance. */
const BEHIND_WORDS = /[\u00a0»“”’…–—›]$/;
const LETTER = /^\p{L}/u;

/** The first such place of a text: as it is shown, and as it was meant. */
export function mojibakeIn(text: string): { shown: string; meant: string } | undefined {
  for (const { 0: shown, index } of text.matchAll(SEQUENCES)) {
    const meant = decode(shown);
    if (meant === undefined) continue;
    const isOne = [...meant].length === 1;
    const isChance = isOne && !/^[Ââ]/.test(shown) && BEHIND_WORDS.test(shown) && !LETTER.test(text.slice(index + shown.length));
    // A single character of another script is chance; in a text of it there would be several in a row.
    if (!isChance && (!isOne || /^[\u00a0-\u024f\u2010-\u2122]$/.test(meant))) return { shown, meant };
  }
  return undefined;
}

function decode(shown: string): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(shown, (character) => BYTES.get(character) ?? 0));
  } catch {
    return undefined;
  }
}
