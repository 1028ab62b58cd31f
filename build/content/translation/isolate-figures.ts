import { directionOf, type LanguageCode } from '#src/i18n/languages.ts';

/** A space or a no-break space, if there is one. */
const SPACE = String.raw`[ \u00a0]?`;
const NUMBER = String.raw`\d+(?:[.,]\d+)*%?`;
const FACTOR = String.raw`(?:${NUMBER}|\(${NUMBER}(?:${SPACE}[+×÷−]${SPACE}${NUMBER})+\))`;
/** A calculation with numbers, or a number alone. An equals sign separates two of them: it is read in the direction of the text. */
const CALCULATION = new RegExp(String.raw`(?<![\w.,:/+-])${FACTOR}(?:${SPACE}[+/×÷−]${SPACE}${FACTOR})*(?![\w/-])`, 'g');

/**
 * Isolates the calculations and percentages in a text that is written from right to left (U+2066, U+2069). Among Arabic words, the
 * bidirectional algorithm would otherwise turn (28 + 6)/400 into 400/(6 + 28), and 15% into %15. Translators need no marks.
 */
export function isolateFigures(text: string, language: LanguageCode): string {
  if (directionOf(language) === 'ltr') return text;
  return text.replace(CALCULATION, (figure) => (/[%+/×÷−]/.test(figure) ? `\u2066${figure}\u2069` : figure));
}
