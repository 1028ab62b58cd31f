import { ASKS, SALUTATION, UNIT, WE_ARE } from '../data/speakers.ts';
import { isAtLineStart, isBeforeColon } from '../read/labels.ts';
import { firmsOf } from '../look-up/facts.ts';
import type { Item, KnownItem } from '../types.ts';

/* Who writes a text, and to whom. A name in a text does not say that its owner wrote it. */

const MAX_AROUND = 60;
const before = (text: string, begin: number) => text.slice(Math.max(0, begin - MAX_AROUND), begin);
const behind = (text: string, end: number) => text.slice(end, end + MAX_AROUND);

const SALUTED = new RegExp(String.raw`(?:^|\n)[^\S\n]*${SALUTATION}[^\S\n]*$`, 'iu');
const END_OF_SALUTATION = /^[^\S\n]*(?:[,:;!，：！،]|\n|$)/u;
/** A mailbox in angle brackets behind the name of its owner. */
const MAILBOX = /^["”»]?[^\S\n]*</u;
const LINE_END = /^[\s.,"”»]*(?:\n|$)/u;

/**
 * Whether somebody writes to the firms that a text names, as a client does: the text greets them, or is sent to their mailbox, and none of them
 * is its sender. The addresses in it are those of the writer.
 */
export function isToFirms(text: string, items: readonly KnownItem[], named: readonly number[]): boolean {
  const isGreeted = ({ ranges }: KnownItem) =>
    ranges.some(([begin, end]) => SALUTED.test(before(text, begin)) && END_OF_SALUTATION.test(text.slice(end, end + 3)));
  const isSender = ({ kind, role, ranges, facts }: KnownItem) =>
    facts.firms.length > 0 && (kind === 'name' ? ranges.some(([, end]) => MAILBOX.test(behind(text, end))) : role === 'sender');
  const addressed = firmsOf(items.filter((item) => isGreeted(item) || (item.kind === 'email' && item.role === 'reader')));
  return named.length > 0 && named.every((firm) => addressed.includes(firm)) && !items.some(isSender);
}

const SAYS_WE = new RegExp(String.raw`(?<!\p{L})${WE_ARE}\s*$`, 'iu');
const BEFORE_UNIT = new RegExp(String.raw`(?<!\p{L})(?:${UNIT})(?: (?:of|at|the|del?|la|l.|du))*\s*$`, 'iu');
const BEHIND_UNIT = new RegExp(String.raw`^\s*(?:${UNIT})(?!\p{L})`, 'iu');
const REQUEST = new RegExp(String.raw`(?:^|[.:!?\n。：！])\s*${ASKS}`, 'iu');

/**
 * How a text speaks in the name of the authority: its name is that of the `sender`, or that of a `unit` which asks for something. A newspaper
 * begins with the name, too.
 */
export function ourVoice(text: string, items: readonly Item[]): 'sender' | 'unit' | undefined {
  const places = items.filter(({ state }) => state === 'ours').flatMap(({ ranges }) => ranges);
  const isUnit = places.some(([begin, end]) => BEFORE_UNIT.test(before(text, begin)) || BEHIND_UNIT.test(behind(text, end)));
  if (isUnit && REQUEST.test(text)) return 'unit';
  const isSender = places.some(([begin, end]) => {
    const isLabel = isAtLineStart(text, begin) && (isBeforeColon(text, end) || LINE_END.test(text.slice(end)));
    return isLabel || SAYS_WE.test(before(text, begin));
  });
  return isSender ? 'sender' : undefined;
}
