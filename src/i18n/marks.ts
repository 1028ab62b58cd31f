import type { LanguageCode } from './languages.ts';

/** The marks between two texts that the program joins. A text of the catalogue has its own. */
interface Marks {
  /** At the end of a sentence. */
  stop: string;
  /** Between sentences, and between a label and what follows. */
  space: string;
  colon: string;
  comma: string;
  semicolon: string;
  /** Between the members of a list of names. In sentences, `Intl.ListFormat` writes lists. */
  list: string;
  /** Around a remark that follows a text. */
  open: string;
  close: string;
}

const ENGLISH: Marks = { stop: '.', space: ' ', colon: ': ', comma: ', ', semicolon: '; ', list: ', ', open: ' (', close: ')' };

/** A language that is not here has the marks of English. */
const MARKS: Partial<Record<LanguageCode, Marks>> = {
  fr: { ...ENGLISH, colon: '\u00a0: ', semicolon: '\u00a0; ' },
  zh: { stop: '。', space: '', colon: '：', comma: '，', semicolon: '；', list: '、', open: '（', close: '）' },
  ar: { ...ENGLISH, comma: '، ', semicolon: '؛ ', list: '، ' },
};

/** The marks of a language. */
export function marksOf(language: LanguageCode): Marks {
  return MARKS[language] ?? ENGLISH;
}
