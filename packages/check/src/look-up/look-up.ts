import type { ExactIndex, SimilarIndex } from '../index/index.ts';
import { squeezeLicence } from '../read/licences.ts';
import { readText, type Reading } from '../read/read.ts';
import type { CheckData, Facts, ReadItem } from '../types.ts';
import { knownPhones, listOfHost } from './contacts.ts';
import { contactFacts, firmsOf, isUnlisted, licenceFacts } from './facts.ts';
import { namesIn, overlap, sendersOf, wholeName } from './names.ts';

/** The lists and the indexes that were built from them. */
export interface Index {
  data: CheckData;
  exact: ExactIndex;
  /** Undefined until it is built. */
  similar: SimilarIndex | undefined;
}

/** An item with what the lists say about it. */
export type KnownItem = ReadItem & { facts: Facts };

/** What the lists say about a text. */
export interface LookedUp {
  /** The items, in the order of the text. */
  items: KnownItem[];
  /** The whole text is the name of records, the licence number of a firm, or both. */
  isWholeText: boolean;
  /** The firms that the text names by their whole name or licence number, or gives as its sender before a colon. */
  named: number[];
  /** The text without invisible characters. */
  plain: string;
  isCut: boolean;
}

/** Reads a text, and looks up each item in the lists. */
export function lookUp(pasted: string, index: Index): LookedUp {
  const { contacts, findLicences } = index.exact;
  const reading = readText(pasted, { isListed: (host) => listOfHost(host, contacts), findLicences, phones: knownPhones(contacts) });
  const licences = reading.items.flatMap((item) => (item.kind === 'licence' ? [{ ...item, facts: licenceFacts(item, index) }] : []));
  const whole = wholeName(reading, licences, index);
  const names = whole ? [whole] : namesIn(reading, licences, index);
  const named = [...new Set([...firmsOf(names), ...firmsOf(licences), ...(whole ? [] : sendersOf(names, reading))])];
  const others = reading.items
    .filter(({ kind }) => kind !== 'licence')
    .map((item): KnownItem => ({ ...item, facts: contactFacts(item, index, named) }))
    // An item inside a whole name is a part of the name, unless a warning is about it.
    .filter(({ ranges, facts }) => facts.warnings.length > 0 || !whole || !overlap(ranges, whole.ranges));
  // A possible address or number gives way to a name, unless it imitates a record.
  const kept = others.filter(
    ({ isGuess, facts, ranges }) =>
      !(isGuess && isUnlisted(facts) && facts.resembles.length === 0 && names.some((name) => overlap(name.ranges, ranges))),
  );
  const own = names.filter(({ ranges }) => !kept.some((item) => overlap(item.ranges, ranges)));
  const items = [...own, ...licences, ...kept].toSorted((a, b) => (a.ranges[0]?.[0] ?? 0) - (b.ranges[0]?.[0] ?? 0));
  const { plain, isCut } = reading;
  return { items, isWholeText: whole !== undefined || isOneLicence(licences, reading), named, plain: plain.text, isCut };
}

/** Whether the text is the licence number of a firm and nothing else. */
function isOneLicence(licences: readonly KnownItem[], { plain }: Reading): boolean {
  const [licence, ...more] = licences;
  return (
    more.length === 0 &&
    licence !== undefined &&
    licence.facts.firms.length > 0 &&
    squeezeLicence(plain.text) === squeezeLicence(licence.canonical)
  );
}
