import { ASKS } from '../data/asks.ts';
import { SENDER_FIELD } from '../data/header-fields.ts';
import { withLatinLetters } from '../names/look-alike-letters.ts';
import type { Item } from '../types.ts';

/*
 * Tells messages that claim to be from a firm from other texts about it. A newspaper, a lawyer or the minutes of a meeting also name a firm
 * and its licence number, and have contact points of their own.
 */

const ASKED = new RegExp(ASKS.join('|'), 'iu');

/**
 * Whether a message claims to be from the firm that it names, or asks the reader to do something.
 *
 * @param text the pasted text, to which the ranges of the names refer
 * @param plain the same text without invisible characters
 * @param names the names and licence numbers of firms in it
 */
export function isFromFirm(text: string, plain: string, names: readonly Pick<Item, 'ranges'>[]): boolean {
  return asks(plain) || names.some(({ ranges }) => ranges.some(([begin, end]) => isLetterhead(text, begin, end)));
}

/** Whether a text asks the reader to do something, even if its words have letters of another script: `Lоg in`. */
const asks = (plain: string) => ASKED.test(plain) || ASKED.test(withLatinLetters(plain));

/** The part of a header line before the name of the sender. */
const SENDER = new RegExp(String.raw`^(?:${SENDER_FIELD})\s*[:：][\s"“«]*$`, 'iu');

/**
 * Whether a name identifies the sender: it is alone on its line, as in a letterhead or a signature; it begins a line and a colon follows;
 * or it is in the sender field of an email header.
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
