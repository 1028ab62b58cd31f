import { LANGUAGE } from './language.ts';
import { marksOf } from './marks.ts';

/** The marks of the language of the build, between two texts that the program joins. */
export const { space: SPACE, colon: COLON, comma: COMMA, list: LIST, open: OPEN, close: CLOSE } = marksOf(LANGUAGE);

/** Puts a remark in brackets behind a text: `17.0% (Local Reg.)`. */
export function inParentheses(text: string, remark: string): string {
  return text + OPEN + remark + CLOSE;
}
