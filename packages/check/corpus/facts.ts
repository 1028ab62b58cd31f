import { recordsOf, VERDICTS, type Answer, type Item } from '../src/check.ts';

/* The parts of an answer that the property tests compare. */

const TONES = ['calm', 'caution', 'alarm'];

/** How grave an answer is, as a number. */
export const gravityOf = ({ verdict }: Answer) => TONES.indexOf(VERDICTS[verdict].tone);

/** The records that an item is or belongs to, as a text that can be compared. */
export function recordsIn({ kind, facts }: Item): string {
  const records = [
    ...facts.firms.map(({ firm, field }) => `firm ${firm} ${field}`),
    ...facts.warnings.map(({ warning, field }) => `warning ${warning} ${field}`),
    ...(facts.isOurs ? ['ours'] : []),
  ];
  return records.length === 0 ? `${kind} without records` : [...new Set(records)].toSorted().join(', ');
}

/** An item in a few words, for the message of a failed test. */
const describeItem = (item: Item) => `${item.kind} ${item.canonical} (${item.state}; ${recordsIn(item)})`;

/** A text and its answer, for the message of a failed test. */
export const explain = (text: string, answer: Answer) =>
  `${JSON.stringify(text)}\n=> ${answer.verdict}: ${answer.items.map(describeItem).join(' | ')}`;

const POINTS = new Set<Item['kind']>(['site', 'email', 'phone']);

/** The contact points that a text asks people to use, without text that may be something else, such as `SAP.DE`. */
const pointsOf = ({ items }: Answer) => items.filter(({ kind, part, isGuess }) => POINTS.has(kind) && part === 'body' && !isGuess);

/** Text that may be something else is unknown only if it may be a telephone number. */
const isSaidOrPossible = ({ kind, isGuess }: Item) => !isGuess || kind === 'phone';

/** Positions as a text that can be compared. */
const listOf = (positions: readonly number[]) => [...new Set(positions)].toSorted((a, b) => a - b).join(' ');

/** The positions of the records that are exactly what was looked up. */
const exactOf = (records: readonly { rank: string; position: number }[]) =>
  listOf(records.filter(({ rank }) => rank === 'exact').map(({ position }) => position));

/** What is true of every answer, whatever the text is, and whether it is. */
function claimsAbout(text: string, answer: Answer): Readonly<Record<string, boolean>> {
  const { items, decidedBy, verdict } = answer;
  const { firms, warnings } = recordsOf(answer);
  const begins = items.map(({ ranges }) => ranges[0]?.[0] ?? -1);
  const ranges = items.flatMap((item) => item.ranges).toSorted(([a], [b]) => a - b);
  return {
    'if a warning is about any item, the verdict is warned, and otherwise it is not':
      (verdict === 'warned') === items.some(({ state }) => state === 'warned'),
    'an item with a warning has a state that says so': items.every(
      ({ facts, state }) => facts.warnings.length === 0 || state === 'warned' || state === 'both',
    ),
    'the records of an answer are those of its items':
      exactOf(warnings.records) === listOf(items.flatMap(({ facts }) => facts.warnings.map(({ warning }) => warning))) &&
      exactOf(firms.records) === listOf(items.flatMap(({ facts }) => facts.firms.map(({ firm }) => firm))),
    'its counts are not lower': warnings.total >= warnings.records.length && firms.total >= firms.records.length,
    'one of the items decides, unless there is nothing':
      decidedBy === undefined ? items.length === 0 && verdict === 'nothing' : items.includes(decidedBy),
    'only what the text itself says is unknown': verdict !== 'unknown' || (decidedBy?.part === 'body' && isSaidOrPossible(decidedBy)),
    'on record and ours are the verdict only if every way to reach somebody is on record or ours':
      (verdict !== 'onRecord' && verdict !== 'ours') || pointsOf(answer).every(({ state }) => state === 'onRecord' || state === 'ours'),
    'the items are in the order of the text': begins.every((begin, nth) => begin >= (begins[nth - 1] ?? 0)),
    'all ranges lie in the text, are not empty and do not overlap': ranges.every(
      ([begin, end], nth) => begin >= (ranges[nth - 1]?.[1] ?? 0) && end > begin && end <= text.length,
    ),
  };
}

/** The claims that do not hold for an answer. */
export function faultsOf(text: string, answer: Answer): string[] {
  return Object.entries(claimsAbout(text, answer)).flatMap(([claim, holds]) => (holds ? [] : [claim]));
}
