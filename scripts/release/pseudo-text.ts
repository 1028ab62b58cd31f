import { type Token, parse } from '@messageformat/parser';
import { ENGLISH_FACTS } from '../../build/content/translation/compare.ts';

/**
 * Makes the texts of the pseudo-locale: English that is a third longer, in accented letters and between brackets, so that a page
 * shows which texts are cut off, put together or not translated. Lingui's own pseudo-locale has no brackets and covers only the
 * interface, and the fonts of our documents lack its letters.
 */

/** The brackets around each text. No English text has them. */
export const [OPEN, CLOSE] = ['‹', '›'];

/** Letters and their accented forms. Vowels are doubled, which makes words longer, as in other languages. */
const PAIRS = 'aá eé ií oó uú dđ gğ hĥ jĵ kķ lł nñ rř sš tţ wŵ yý zž';
const LETTERS: ReadonlyMap<string, string> = new Map(
  `${PAIRS} ${PAIRS.toUpperCase()}`
    .split(' ')
    .map(([plain = '', accent = '']) => [plain, /[aeiou]/i.test(plain) ? accent + accent.toLowerCase() : accent]),
);

/** What stays: references, addresses, placeholders and months, and the tags of the interface. */
const KEPT = new RegExp(`${ENGLISH_FACTS.source}|</?\\d+/?>`, 'gu');

/** A text of the content in the pseudo-locale. */
export function pseudoText(english: string): string {
  return OPEN + accented(english) + CLOSE;
}

/** A text of the interface in the pseudo-locale. Its syntax (ICU MessageFormat) stays. */
export function pseudoMessage(english: string): string {
  return OPEN + parse(english).map(written).join('') + CLOSE;
}

/** Fills the empty translations of a catalogue (PO) whose texts are on one line each. */
export function fillCatalogue(source: string, translate: (id: string) => string): string {
  return source.replaceAll(
    /^msgid (".+")\nmsgstr ""$/gm,
    (_, id: string) => `msgid ${id}\nmsgstr ${JSON.stringify(translate(String(JSON.parse(id))))}`,
  );
}

function accented(text: string): string {
  const kept = text.match(KEPT) ?? [];
  return text
    .split(KEPT)
    .map((part, index) => part.replaceAll(/[a-z]/gi, (letter) => LETTERS.get(letter) ?? letter) + (kept[index] ?? ''))
    .join('');
}

function written(token: Token): string {
  if (token.type === 'content') return accented(token.ctx.text);
  if (!('cases' in token)) return token.ctx.text;
  const cases = token.cases.map(({ key, tokens }) => `${key} {${tokens.map(written).join('')}}`);
  return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
}
