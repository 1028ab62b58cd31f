import { unwrap } from './unwrap.ts';
import { escapeUserParts } from './user-part.ts';

/** The most characters of a text that are read: about fifty pages. */
export const MOST_CHARACTERS = 100_000;

/** Invisible characters: zero-width characters, direction marks, soft hyphens, fillers; and lines below or through letters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u0332\u0333\u0335-\u0337]/gu;
/** Letters in brackets, circles and squares that have no compatibility form of one letter: `⒜`, `🅐`, `🅰`, but not the emoji `🅿️`. */
const ENCLOSED = /[\u249c-\u24b5\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}](?!\ufe0f)/gu;
/** Full-width punctuation of a sentence. In plain form it could belong to an address before it. */
const PUNCTUATION = /[，；！？](?=\P{ASCII})/gu;
const SPACES = /[\s\p{Cc}\p{Z}]+/gu;

/** Converts the text to plain characters on one line. `cut` says whether its end was left out. */
export function clean(text: string): { said: string; cut: boolean } {
  // Compatibility forms first (full-width letters), and again, because separated characters may now compose.
  const seen = readEnclosed(escapeUserParts(text.slice(0, MOST_CHARACTERS)))
    .replaceAll(PUNCTUATION, '、')
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .normalize('NFKC');
  const line = unwrap(seen).replaceAll(SPACES, ' ');
  return { said: line.slice(0, MOST_CHARACTERS).trim(), cut: text.length > MOST_CHARACTERS || line.length > MOST_CHARACTERS };
}

/** Enclosed letters as plain ones. */
export function readEnclosed(text: string): string {
  return text.replaceAll(ENCLOSED, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return String.fromCharCode(0x61 + (code < 0x1_f150 ? code - 0x249c : (code - 0x1_f150) % 0x20));
  });
}
