import { LANGUAGE } from './language.ts';
import type { LanguageCode } from './languages.ts';

/** The marks between two texts that the program joins. A text of the catalogue has its own. */
interface Marks {
  /** Between sentences, and between a label and what follows. */
  space: string;
  colon: string;
  comma: string;
  /** Around a remark that follows a text. */
  open: string;
  close: string;
}

const ENGLISH: Marks = { space: ' ', colon: ': ', comma: ', ', open: ' (', close: ')' };

/** A language that is not here has the marks of English. */
const MARKS: Partial<Record<LanguageCode, Marks>> = {
  fr: { ...ENGLISH, colon: '\u00a0: ' },
  zh: { space: '', colon: '：', comma: '，', open: '（', close: '）' },
  ar: { ...ENGLISH, comma: '، ' },
};

/** The marks of a language. */
export function marksOf(language: LanguageCode): Marks {
  return MARKS[language] ?? ENGLISH;
}

export const { space: SPACE, colon: COLON, comma: COMMA } = marksOf(LANGUAGE);

/** Puts a remark in brackets behind a text: `17.0% (Local Reg.)`. */
export function withRemark(text: string, remark: string, language = LANGUAGE): string {
  const { open, close } = marksOf(language);
  return text + open + remark + close;
}
