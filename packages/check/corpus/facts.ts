import { VERDICTS, type Answer, type Item } from '../src/check.ts';

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
export const pointsOf = ({ items }: Answer) =>
  items.filter(({ kind, part, isGuess, facts }) => POINTS.has(kind) && part === 'body' && !isGuess && !facts.isNeutral);
