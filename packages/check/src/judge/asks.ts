import { ASKS } from '../data/asks.ts';
import { SENDER_FIELD } from '../data/header-fields.ts';
import { withLatinLetters } from '../names/look-alike-letters.ts';
import type { Item } from '../types.ts';

/*
 * Whether a message speaks as the firm that it names, to a customer, or asks for something. A newspaper, a lawyer or the minutes of a meeting
 * name a firm too, and its licence number, and have contact points of their own.
 */

const ASKED = new RegExp(ASKS.join('|'), 'iu');

/**
 * Whether a message speaks as the firm that it names, or asks for something.
 *
 * @param text as it was pasted, in which the ranges of the names lie
 * @param plain the same text without invisible characters
 * @param names the names and licence numbers of firms in it
 */
export function isFromFirm(text: string, plain: string, names: readonly Pick<Item, 'ranges'>[]): boolean {
  return asks(plain) || names.some(({ ranges }) => ranges.some(([begin, end]) => isLetterhead(text, begin, end)));
}

/** Whether a text asks for something, also with letters of another script in its words: `Lоg in`. */
const asks = (plain: string) => ASKED.test(plain) || ASKED.test(withLatinLetters(plain));

/** Before the name of a sender in the header of an email. */
const SENDER = new RegExp(String.raw`^(?:${SENDER_FIELD})\s*[:：][\s"“«]*$`, 'iu');

/**
 * Whether a name has a line of its own, at the beginning or in a signature, stands at the beginning of a line before a colon, or is that of the
 * sender of an email.
 */
function isLetterhead(text: string, begin: number, end: number): boolean {
  const lineBegin = text.lastIndexOf('\n', begin - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(lineBegin, begin);
  const after = text.slice(end, lineEnd === -1 ? undefined : lineEnd);
  if (SENDER.test(before)) return true;
  const isBegin = /^[\s>*"“«【[(]*$/u.test(before);
  return isBegin && (/^[\s.,)"”»】\]]*$/u.test(after) ? text.includes('\n') : /^(?: ?\([^()\n]{1,40}\))? ?[:：]/.test(after));
}
