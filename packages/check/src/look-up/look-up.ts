import type { Index } from '../index/index.ts';
import { isAtLineStart } from '../read/labels.ts';
import { outside, readText, type Reading } from '../read/read.ts';
import { isNeutralHost } from '../read/shared-hosts.ts';
import type { KnownItem, Range } from '../types.ts';
import { knownPhones, listOfHost } from './contacts.ts';
import { contactFacts, firmsOf, hasRecords, licenceFacts, longerOf } from './facts.ts';
import type { NameItem } from './name-item.ts';
import { namesIn, wholeNamesIn } from './names.ts';

/** What the lists say about a text. */
export interface LookedUp {
  /** The items, in the order of the text. */
  items: KnownItem[];
  /** The firms that the text names by their licence number or whole name, with more words beside it too, or gives as its sender before a colon. */
  named: number[];
  /** The text is nothing but names, or nothing but licence numbers. */
  isList: boolean;
}

/** Reads a text, and looks up each item in the lists. */
export function lookUp(pasted: string, index: Index): LookedUp {
  const { contacts, findLicences } = index;
  const reading = readText(pasted, {
    isListed: (host) => listOfHost(host, contacts),
    findLicences,
    phones: knownPhones(contacts),
    names: (plain, taken) => wholeNamesIn(plain, taken, index),
  });
  const licences = reading.items.flatMap((item) => (item.kind === 'licence' ? [{ ...item, facts: licenceFacts(item, index) }] : []));
  const { items: names, isList } = namesIn(reading, licences, index);
  const others = reading.items
    .filter(({ kind }) => kind !== 'licence')
    .map((item): KnownItem => ({ ...item, facts: contactFacts(item, index) }));
  // A possible address or number gives way to a name that a list has, and whatever is in the whole name of a firm.
  const kept = others.filter(
    ({ certainty, ranges }) =>
      !names.some(
        (name) =>
          (certainty === 'possible' && hasRecords(name.facts) && overlap(name.ranges, ranges)) ||
          (name.facts.firms.length > 0 && covers(name.ranges, ranges)),
      ),
  );
  const apart = names.filter(({ ranges }) => !kept.some((item) => overlap(item.ranges, ranges)));
  // The words of a host name nobody: `Apex Bank has a new website: bexar-bank.example`.
  const named = [...new Set([...firmsOf(apart), ...longerOf(apart), ...firmsOf(licences), ...sendersOf(apart, reading)])];
  const items = [...apart, ...licences, ...markSenders(kept, pasted, named, names)].sort(
    (a, b) => (a.ranges[0]?.[0] ?? 0) - (b.ranges[0]?.[0] ?? 0),
  );
  const places = licences.flatMap(({ ranges }) => ranges);
  const isOfLicences = licences.length > 1 && licences.length === items.length && !/\p{L}/u.test(outside(pasted, places));
  return { items, named, isList: isList || isOfLicences };
}

/** A link with its scheme, as people paste it. */
const LINK = /^(?:https?|hxxps?):/i;

/**
 * Finds more contact points of the sender. In a message in the name of a firm that has none of the firm's own contact points, a link is the
 * sender's, and under a letterhead every contact point is.
 */
function markSenders(
  items: readonly KnownItem[],
  text: string,
  named: readonly number[],
  names: readonly KnownItem[],
): readonly KnownItem[] {
  if (named.length === 0 || firmsOf(items).some((firm) => named.includes(firm))) return items;
  const isUnderHead = names.some(({ ranges }) => ranges.some(([begin, end]) => isLine(text, begin, end)));
  return items.map((item) => {
    const isLink =
      item.kind === 'site' && !isNeutralHost(item.host) && item.ranges.some(([begin, end]) => LINK.test(text.slice(begin, end)));
    return item.role === 'other' && (isLink || isUnderHead) ? { ...item, role: 'sender' } : item;
  });
}

/** Whether a part of a text is alone on its line, and the text has other lines. */
function isLine(text: string, begin: number, end: number): boolean {
  const isBegin = /(?:^|\n)[\s>*"“«]*$/.test(text.slice(Math.max(0, begin - 20), begin));
  return isBegin && /^[\s.,"”»]*\n/.test(text.slice(end, end + 20));
}

const covers = (some: readonly Range[], others: readonly Range[]) =>
  others.every((other) => some.some(([begin, end]) => begin <= other[0] && other[1] <= end));

const overlap = (some: readonly Range[], others: readonly Range[]) =>
  some.some(([begin, end]) => others.some((other) => other[0] < end && begin < other[1]));

/** The firms that a message gives as its sender, by a part of their name at the beginning of a line and before a colon. */
function sendersOf(names: readonly NameItem[], { plain }: Reading): number[] {
  return names.flatMap(({ facts, ranges: [[begin, end] = [0, 0]] }) =>
    isAtLineStart(plain.text, begin) && LABEL.test(plain.text.slice(end, end + MAX_LABEL))
      ? facts.candidates.filter(({ list }) => list === 'firms').map(({ position }) => position)
      : [],
  );
}

/** The rest of the name of a sender: `Northwold Fraud Alert: your card is blocked`. */
const LABEL = /^(?: \p{Lu}[\p{L}\p{N}]*){0,3}[ 】\]]?[:：】]/u;
const MAX_LABEL = 60;
