import { unwrap } from './unwrap.ts';

/** The most characters of a text that are read: about fifty pages. */
export const MOST_CHARACTERS = 100_000;

/** Invisible characters: zero-width characters, direction marks, soft hyphens, fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Full-width punctuation of a sentence. In plain form it could belong to an address before it. */
const PUNCTUATION = /[，；！？](?=\P{ASCII})/gu;
const SPACES = /[\s\p{Cc}\p{Z}]+/gu;

/** Converts the text to plain characters on one line. `cut` says whether its end was left out. */
export function clean(text: string): { said: string; cut: boolean } {
  // Compatibility forms first (full-width letters), and again, because separated characters may now compose.
  const seen = text.slice(0, MOST_CHARACTERS).replaceAll(PUNCTUATION, '、').normalize('NFKC').replaceAll(UNSEEN, '').normalize('NFKC');
  const line = unwrap(seen).replaceAll(SPACES, ' ');
  return { said: line.slice(0, MOST_CHARACTERS).trim(), cut: text.length > MOST_CHARACTERS || line.length > MOST_CHARACTERS };
}
