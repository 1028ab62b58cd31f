/**
 * Finds text that was written as UTF-8 and read as Windows-1252, such as `ZÃ¼rich` for `Zürich`. Each byte has become a
 * character. If an editor saves this again, it is valid UTF-8, so no other check finds it.
 */

/** The characters of Windows-1252 for the bytes 0x80 to 0xff, which are parts of characters in UTF-8. */
const CHARACTERS = [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 0x80 }, (_, index) => 0x80 + index))];
const BYTES = new Map(CHARACTERS.map((character, index) => [character, 0x80 + index]));

const charactersOf = (from: number, to: number) => CHARACTERS.slice(from - 0x80, to - 0x7f).join('');
const NEXT = `[${charactersOf(0x80, 0xbf)}]`;
/** One or more characters of UTF-8, recognised by the form of their bytes. */
const SEQUENCES = new RegExp(
  `(?:[${charactersOf(0xc2, 0xdf)}]${NEXT}|[${charactersOf(0xe0, 0xef)}]${NEXT}{2}|[${charactersOf(0xf0, 0xf4)}]${NEXT}{3})+`,
  'gu',
);

/** Punctuation after a word: `CAFÉ»` has the form of UTF-8 by chance. */
const BEHIND_WORDS = /[\u00a0»“”’…–—›]$/;
const LETTER = /^\p{L}/u;

/** The first such part of a text, as it is shown and as it was meant. */
export function mojibakeIn(text: string): { shown: string; intended: string } | undefined {
  for (const { 0: shown, index } of text.matchAll(SEQUENCES)) {
    const intended = decode(shown);
    if (intended === undefined) continue;
    const isOne = [...intended].length === 1;
    const isChance = isOne && !/^[Ââ]/.test(shown) && BEHIND_WORDS.test(shown) && !LETTER.test(text.slice(index + shown.length));
    // A single character of another script is probably chance. Real text would have several in a row.
    if (!isChance && (!isOne || /^[\u00a0-\u024f\u2010-\u2122]$/.test(intended))) return { shown, intended };
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
