import { memo } from './memo.ts';

/**
 * Folds letters for every search: removes case and accents, and gives one form to letters that people type for each other. Punctuation
 * stays. Names (`fold.ts`) and the words of the site search (`words.ts`) are folded further.
 */

/** Letters that Unicode does not decompose. Each group begins with the form that people type for the others. */
const SAME = "ssß aeæ oeœ oø dđð thþ lł iı hħ tŧ nŋ σς اٱ يىی كک هةہھە 0٠۰ 1١۱ 2٢۲ 3٣۳ 4٤۴ 5٥۵ 6٦۶ 7٧۷ 8٨۸ 9٩۹ -‐‒–—―− '‘’‛ʼ´";
const FORMS = new Map(
  SAME.split(' ').flatMap((group) => {
    const form = /^[a-z]{2}/.exec(group)?.[0] ?? group.slice(0, 1);
    return Array.from(group.slice(form.length), (letter) => [letter, form] as const);
  }),
);

/** Characters that are removed: accents, vowel signs of Arabic and Hebrew, tatweel, and invisible ones. Other scripts need their marks. */
const REMOVED = /[\u0300-\u036f\u0640\p{Default_Ignorable_Code_Point}]|(?=\p{M})[\p{scx=Arab}\p{scx=Hebr}]/u;
const NOT_ASCII = /[^\0-\x7f]/gu;

/** One character (code point) folded: letters, digits and punctuation, or nothing. */
export const foldLetter = memo((character) => {
  let folded = FORMS.get(character) ?? '';
  // NFKD also replaces compatibility forms, such as full-width and mathematical letters.
  if (folded === '') {
    for (const part of character.normalize('NFKD').toLowerCase().normalize('NFKD')) {
      if (!REMOVED.test(part)) folded += FORMS.get(part) ?? part;
    }
  }
  return folded;
});

/**
 * A text folded letter by letter, so that a part of a text folds to a part of the folded text.
 *
 * @example
 * foldLetters('Crédit Zürich N.V.'); // 'credit zurich n.v.'
 */
export function foldLetters(text: string): string {
  return text.toLowerCase().replaceAll(NOT_ASCII, foldLetter);
}
