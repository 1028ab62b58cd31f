/**
 * How the site search splits texts and questions into words. All five languages use the same rules, because a page in another
 * language contains content in English.
 */

/** A word in the form in which it is compared, and its position in the text. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

const RUN = /[\p{L}\p{N}\p{M}\u0640]+/gu;
const BY_SCRIPT = /\p{Script=Han}+|\P{Script=Han}+/gu;
const HAN = /^\p{Script=Han}/u;
/** Tatweel stretches a word and has no meaning. */
const MARKS = /[\p{M}\u0640]/gu;
/** The article, alone or after a one-letter word that is joined to it. The rest must still be a word. */
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{Script=Arabic}{3})/u;

let segmenter: Intl.Segmenter | undefined;

/** Every word of a text, in order. Never throws. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const run of text.matchAll(RUN)) {
    for (const part of run[0].matchAll(BY_SCRIPT)) {
      const start = run.index + part.index;
      if (HAN.test(part[0])) words.push(...chineseWords(part[0], start));
      else words.push({ term: fold(part[0]), start, end: start + part[0].length });
    }
  }
  return words.filter(({ term }) => term !== '');
}

/** The words of a text in the form in which they are compared. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}

/** Chinese has no spaces, and the browser may split it differently from the build. Pairs of characters bridge that. */
function chineseWords(run: string, offset: number): Word[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return [...segmenter.segment(run)].flatMap(({ segment, index }) => {
    const word = { term: segment, start: offset + index, end: offset + index + segment.length };
    const characters = [...segment];
    if (characters.length < 3) return [word];
    let start = word.start;
    const pairs = characters.slice(1).map((character, position) => {
      const term = (characters[position] ?? '') + character;
      const pair = { term, start, end: start + term.length };
      start += characters[position]?.length ?? 0;
      return pair;
    });
    return [word].concat(pairs);
  });
}

/**
 * Removes case, accents and vowel signs, and converts compatibility forms (full-width Latin, Arabic presentation forms). Unicode
 * decomposes the hamza and the madda of an alef, but not the wasla, the final ya and the ta marbuta.
 */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(ARABIC_ARTICLE, '');
}
