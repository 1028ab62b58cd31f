import { recordsOf, VERDICTS, type Answer, type Item, type Range, type Tone } from '../src/check.ts';

/* The parts of an answer that the property tests compare. */

const GRAVITY: Record<Tone, number> = { calm: 0, limited: 1, ended: 1, open: 1, unlisted: 2, alarm: 2 };

/** How grave an answer is, as a number: 2 is an alarm, or something that neither list has. */
export const gravityOf = ({ verdict }: Pick<Answer, 'verdict'>) => GRAVITY[VERDICTS[verdict].tone];

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

/** Whether an item is a way to reach or to pay somebody, or a name, and no list has it. */
const isLeftOver = ({ role, state }: Item) => role !== 'reader' && ['unknown', 'uncheckable', 'notOnRecord'].includes(state);

/** Positions as a text that can be compared. */
const listOf = (positions: readonly number[]) => [...new Set(positions)].toSorted((a, b) => a - b).join(' ');

/** The positions of the records that are exactly what was looked up. */
const exactOf = (records: readonly { rank: string; position: number }[]) =>
  listOf(records.filter(({ rank }) => rank === 'exact').map(({ position }) => position));

/** What is true of every answer, whatever the text is, and whether it is. */
function claimsAbout(text: string, answer: Answer): Readonly<Record<string, boolean>> {
  const { items, decidedBy, verdict, form } = answer;
  const { firms, warnings } = recordsOf(answer);
  const begins = items.map(({ ranges }) => ranges[0]?.[0] ?? -1);
  const isInText = ([begin, end]: Range) => begin >= 0 && end > begin && end <= text.length;
  // A user name in a messenger may be the name of a firm: `@apexmeridian`.
  const apart = items.filter(({ kind }) => kind !== 'handle').flatMap((item) => item.ranges);
  const inOrder = apart.toSorted(([a], [b]) => a - b);
  return {
    'if a warning is about any item, the verdict is warned, and otherwise it is not':
      (verdict === 'warned') === items.some(({ state }) => state === 'warned'),
    'an item with a warning has a state that says so': items.every(
      ({ facts, state }) => facts.warnings.length === 0 || state === 'warned' || state === 'both',
    ),
    'the records of an answer are those of its items':
      exactOf(warnings) === listOf(items.flatMap(({ facts }) => facts.warnings.map(({ warning }) => warning))) &&
      exactOf(firms) === listOf(items.flatMap(({ facts }) => facts.firms.map(({ firm }) => firm))),
    'no record is listed twice': [firms, warnings].every((all) => new Set(all.map(({ position }) => position)).size === all.length),
    'one of the items decides, unless there is nothing':
      decidedBy === undefined ? items.length === 0 && verdict === 'nothing' : items.includes(decidedBy),
    'something sure that is not the reader’s leads to an alarm':
      gravityOf(answer) < 2 || decidedBy?.state === 'warned' || (decidedBy?.certainty === 'sure' && decidedBy.role !== 'reader'),
    'a calm answer is about one thing that a list has':
      VERDICTS[verdict].tone !== 'calm' ||
      (form !== 'message' && items.length <= 2 && items.every((item) => item.state === 'onRecord' || item.state === 'ours')),
    'nothing is left over in a text that is recorded or to choose from':
      (verdict !== 'recorded' && verdict !== 'choose') || !items.some(isLeftOver),
    'the items are in the order of the text': begins.every((begin, nth) => begin >= (begins[nth - 1] ?? 0)),
    'all ranges lie in the text and are not empty': items.every((item) => item.ranges.every(isInText)),
    'the ranges of two items do not overlap': inOrder.every(([begin], nth) => begin >= (inOrder[nth - 1]?.[1] ?? 0)),
  };
}

/** The claims that do not hold for an answer. */
export function faultsOf(text: string, answer: Answer): string[] {
  return Object.entries(claimsAbout(text, answer)).flatMap(([claim, holds]) => (holds ? [] : [claim]));
}
