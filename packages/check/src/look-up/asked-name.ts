import { CURRENCY_CODES, CURRENCY_WORDS } from '../data/currencies.ts';
import { isFunctionWord } from '../function-words.ts';
import { isForm } from '../names/legal-forms.ts';
import { classOf, isYear } from '../names/lexicon.ts';
import { isMinor } from '../names/name-words.ts';
import { isQuestionWord } from '../names/usual-words.ts';
import { wordsAt, type Word } from '../names/words-in-text.ts';
import type { Range } from '../types.ts';

/** A longer text is not a name. */
const MAX_NAME_WORDS = 8;
/** The marks of a sentence or of an amount. No name has them. */
const SENTENCE = new RegExp(
  String.raw`[!;。！；、%]|[.,] \p{Ll}{3}|\p{Sc}|\d ?(?:${CURRENCY_CODES.toUpperCase()}|${CURRENCY_CODES}|${CURRENCY_WORDS})(?!\p{L})|\n|^\P{L}*$`,
  'u',
);

/** Words that are in sentences and not in names, in a script without spaces. */
const CHINESE_SENTENCE = /[的了是我你您他她们这那吗呢谁哪么给让被谢]/u;

/**
 * The place of the name that a short text asks for: the text without the words of a question around the name. Undefined if the text is a
 * sentence, which has such words between others.
 */
export function askedName(whole: string): Range | undefined {
  const text = whole.replace(/[\s、!?。….]*[、!?。…]\s*$/u, '').trimEnd();
  const words = wordsAt(text);
  if (SENTENCE.test(text.trim()) || words.length > MAX_NAME_WORDS) return undefined;
  // `SA` is a legal form, and `sa` a word of French. `2017-NL` is a part of a licence number.
  const isOfName = ({ folded, isUpper, end }: Word) =>
    !isQuestionWord(folded) || (isUpper && isForm(folded)) || (isYear(folded) && text.charAt(end) === '-');
  const named = words.slice(words.findIndex(isOfName), words.findLastIndex(isOfName) + 1);
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return undefined;
  if (named.some(({ folded }) => folded.length > 1 && ((isFunctionWord(folded) && !isMinor(folded)) || CHINESE_SENTENCE.test(folded))))
    return undefined;
  // In Arabic and Chinese, the small words are joined to others, so that only short texts are names.
  if (named.length > 3 && !/\p{Script=Latin}/u.test(text)) return undefined;
  return [first === words[0] ? text.search(/\S/u) : first.begin, last === words.at(-1) ? text.length : last.end];
}

/** Where a part of a text begins and ends without the quotation marks around it, the punctuation of a sentence and empty brackets. */
export function withoutMarks(text: string, [from, to]: Range): Range {
  const part = text.slice(from, to);
  const begin = /^[\p{Pi}\p{Ps}"'\s،,.;:-]*/u.exec(part)?.[0].length ?? 0;
  const written = part.replace(/[\p{Pf}"',;:!?\s\p{Pd}]+$/u, '').replace(/[(（[]\s*[)）\]]?$/u, '');
  return [from + begin, from + Math.max(begin, written.trimEnd().length)];
}

/** The most lines of a list. */
const MAX_LINES = 1_000;
/** What stands between the names of a list. */
const BETWEEN = /[\n,;/|•·、，；]+|\s(?:or|o|ou|and|y|et|أو|و)\s|或者?|和|以及/gu;

/** The places of the parts of a text that may be a list of names. @param inName marks the places inside names */
export function listedIn(text: string, inName: Uint8Array): Range[] {
  const marks = [...text.matchAll(BETWEEN)].filter(({ index }) => inName[index] !== 1);
  if (marks.length === 0 || marks.length > MAX_LINES) return [];
  const begins = [0, ...marks.map(({ 0: mark, index }) => index + mark.length)];
  const parts = begins.map((begin, nth): Range => [begin, marks[nth]?.index ?? text.length]);
  const filled = parts.filter(([begin, end]) => text.slice(begin, end).trim() !== '');
  return filled.length > 1 ? filled : [];
}

/** A text with spaces in place of its greetings and thanks: parts between commas or lines that have only such words. Places stay. */
export function withoutPolite(text: string): string {
  const isPolite = ({ folded, isUpper }: Word) =>
    (classOf(folded) === 'plain' || folded === 'you' || folded === 'help') && !(isUpper && isForm(folded));
  const rest = text.replaceAll(/(?<=^|[\n,;!，；])[^\n,;!，；]+(?:[\n,;!，；]|$)/gu, (part) =>
    wordsAt(part).every(isPolite) ? ' '.repeat(part.length) : part,
  );
  return rest.trim() === '' ? text : rest;
}
