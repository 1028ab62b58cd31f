/**
 * Names as they are compared: without case, accents and punctuation, because people type `Credit` for `Crédit` and
 * `NV` for `N.V.`. Letters of other scripts stay as they are.
 */

/** Letters that Unicode does not decompose, and what people type instead. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
  '&': ' and ',
};

/** Punctuation inside a word: `S.A.`, `A/S`, `O'Hara`. Every other character that is not a letter or digit separates words. */
const INSIDE_WORDS = /[.'’ʼ`´/]/;
const ACCENT = /[\u0300-\u036f]/;
const IN_WORDS = /[\p{L}\p{N}\p{M}]/u;
const ASCII = /^[\u0020-\u007e]*$/;
/** Text that is folded already, as most names are. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

const known = new Map<string, string>();

/** One character (code point) folded: letters and digits, a space for a separator, or nothing. */
export function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  let folded = '';
  // Compatibility forms too: a full-width or a mathematical letter is that letter.
  for (const part of character.normalize('NFKD').toLowerCase().normalize('NFKD')) {
    if (ACCENT.test(part) || INSIDE_WORDS.test(part)) continue;
    folded += SPELLED[part] ?? (IN_WORDS.test(part) ? part : ' ');
  }
  known.set(character, folded);
  return folded;
}

/** Words in lower case with one space between them; empty if the text has no letter or digit. */
export function fold(text: string): string {
  if (ASCII.test(text)) {
    const lower = text.toLowerCase();
    return PLAIN_WORDS.test(lower)
      ? lower
      : lower
          .replaceAll(/['./`]+/g, '')
          .replaceAll('&', ' and ')
          .replaceAll(/[^a-z0-9]+/g, ' ')
          .trim();
  }
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded.replaceAll(/ +/g, ' ').trim();
}
