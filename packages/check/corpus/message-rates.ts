import { VERDICTS, type Answer, type Check, type Item } from '../src/check.ts';
import { addressesIn } from './addresses.ts';
import type { GeneratedMessage } from './messages.ts';

const isAlarm = ({ verdict }: Answer) => VERDICTS[verdict].tone === 'alarm';

const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(2)} %`;

/**
 * Measures in how many messages of fraudsters the false contact point is named, and the verdict is an alarm or says that not everything is on
 * record.
 */
export function measureClones({ check }: Check, messages: readonly GeneratedMessage[]) {
  const answered = messages.map((message) => ({ message, answer: check(message.text) }));
  const unnamed = answered.filter(({ message, answer }) => !isNamed(message, answer)).map(({ message }) => describe(message));
  const unjudged = answered
    .filter(({ answer }) => !isAlarm(answer) && answer.verdict !== 'partly')
    .map(({ message, answer }) => `${answer.verdict}: ${describe(message)}`);
  const misplaced = answered.flatMap(({ message, answer }) => misplacedIn(message.text, answer));
  const [named, judged] = [messages.length - unnamed.length, messages.length - unjudged.length];
  const text = `Of ${messages.length} messages of fraudsters, the false contact point is named in ${percent(named, messages.length)}, and ${percent(judged, messages.length)} lead to an alarm or are partly on record`;
  return { named: named / messages.length, judged: judged / messages.length, unnamed, unjudged, misplaced, text };
}

/** Measures how many genuine messages lead to an alarm. */
export function measureGenuine({ check }: Check, messages: readonly GeneratedMessage[]) {
  const answered = messages.map((message) => ({ message, answer: check(message.text) }));
  const flagged = answered.filter(({ answer }) => isAlarm(answer));
  const misplaced = answered.flatMap(({ message, answer }) => misplacedIn(message.text, answer));
  const reasons = flagged.map(
    ({ message, answer }) =>
      `${wrongItems(answer)
        .map(({ canonical }) => canonical)
        .join(', ')} in ${message.text}`,
  );
  const text = `Of ${messages.length} genuine messages, ${flagged.length} lead to an alarm, ${percent(flagged.length, messages.length)}`;
  return { rate: flagged.length / messages.length, reasons, misplaced, text };
}

const wrongItems = ({ items }: Answer) => items.filter(({ state, role }) => state === 'notOnRecord' && role !== 'reader');

function describe({ wrong, language, text }: GeneratedMessage): string {
  const [begin, end] = wrong?.whole ?? [0, 0];
  return `${wrong?.trick}, ${wrong?.form}, ${language}: …${text.slice(Math.max(0, begin - 30), end + 20)}…`;
}

/**
 * Whether an item has the false contact point and its range marks all of it. The range may have more at the end, because words are often
 * joined to a path, but not before its beginning.
 */
function isNamed({ text, wrong }: GeneratedMessage, { items }: Answer): boolean {
  if (!wrong) return false;
  const [coreBegin, coreEnd] = wrong.core;
  const [begin, end] = wrong.whole;
  const marksIt = ([from, to]: readonly [number, number]) =>
    from >= begin && from <= coreBegin && to >= coreEnd && !/\S\s/.test(text.slice(end, to));
  return items.some(({ state, ranges }) => ['notOnRecord', 'warned', 'unknown'].includes(state) && ranges.some(marksIt));
}

/** The items with a range that is outside the text, or that cuts out another text than the item. */
export function misplacedIn(text: string, { items }: Answer): string[] {
  return items.flatMap((item) =>
    item.ranges
      .filter((range) => !isPlaced(text, item, range))
      .map(([begin, end]) => `${item.kind} ${item.canonical} at ${begin} to ${end}: ${text.slice(begin, end)}`),
  );
}

function isPlaced(text: string, item: Item, [begin, end]: readonly [number, number]): boolean {
  if (begin < 0 || end > text.length || begin >= end) return false;
  const cut = text.slice(begin, end);
  if (item.kind === 'site' || item.kind === 'email')
    return addressesIn(cut).some((host) => item.host.endsWith(host)) || /[\w%=-]{8}/.test(cut);
  if (item.kind === 'phone') return plain(cut).includes(item.digits.slice(-7));
  // Two texts with the same letters and digits, whatever their script, width and case.
  return plain(cut) === plain(item.canonical);
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
