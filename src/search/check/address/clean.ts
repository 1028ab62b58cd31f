import { unwrap } from './unwrap.ts';

/** So much of a text is read: some fifty pages. */
export const MOST_CHARACTERS = 100_000;

/** What cannot be seen, or only turns the text around: zero-width characters, direction marks, soft hyphens, fillers. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const SPACES = /[\s\p{Cc}\p{Z}]+/gu;

/** The text in its plain characters and on one line; `cut` says whether an end of it was left out. */
export function clean(text: string): { said: string; cut: boolean } {
  // Compatibility forms first (full-width letters), and again: what stood apart may now compose.
  const seen = text.slice(0, MOST_CHARACTERS).normalize('NFKC').replaceAll(UNSEEN, '').normalize('NFKC');
  const line = unwrap(seen).replaceAll(SPACES, ' ');
  return { said: line.slice(0, MOST_CHARACTERS).trim(), cut: text.length > MOST_CHARACTERS || line.length > MOST_CHARACTERS };
}
