import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadHistory } from '../build/content/load.ts';
import { contentFolder } from '../build/content/plugin.ts';
import { isInFuture, isRealDay } from '../build/content/schemas/values.ts';
import { orExplain } from '../build/explain-error.ts';
import type { MissingEvent } from '../build/history/missing-events.ts';
import { describeEvent } from '../build/history/describe.ts';
import { type HistoryEvent, needsReason, recordedOn } from '../build/history/event.ts';
import { earliestDay, laterOf } from '../build/history/event-rules.ts';
import { HISTORY_FILE } from '../build/history/check-history.ts';
import { registrationsIn, withDays, writeHistory } from '../build/history/write-history.ts';
import { replaceText } from './replace-text.ts';

/**
 * `npm run record`: adds what has changed in the register, the warnings and the documents to `history.csv`. It shows what it will add, asks
 * for the day from which it applies and for the reasons that the public must be told, and adds nothing before the editor agrees.
 */
const folder = contentFolder();
const path = join(folder, HISTORY_FILE);
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();
const state = await orExplain(() => loadHistory(folder));
const [last] = state.events.slice(-1).map(recordedOn);
// Where the editor is: east of Greenwich, a day begins before it does in UTC. Further east, somebody may have recorded tomorrow.
const today = laterOf(new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10), last ?? '');

await record();
terminal.close();

async function record(): Promise<void> {
  const { events, missing } = state;
  if (missing.length === 0) {
    say('Everything is recorded. There is nothing to add.');
    return;
  }
  if (last === undefined)
    say(`The history begins with ${new Set(missing.map(({ about, id }) => `${about} ${id}`)).size} firms, warnings and documents.`);
  else {
    say(`Since ${last}:`);
    missing.forEach((event, at) => say(`  ${at + 1}. ${describeEvent(event)}`));
  }
  const registered = registrationsIn(missing);
  for (const [id, registration] of registered) say(`${id} is in the register from ${registration}, the day of its registration.`);
  const others = missing.filter(({ kind, id }) => kind !== 'granted' || !registered.has(id));
  const day = others.length === 0 ? today : await askDay(others, registered.size === 0 ? 'this' : 'everything else');
  const added: HistoryEvent[] = [];
  for (const event of withDays(missing, day, today)) {
    added.push({ ...event, reason: needsReason(event) ? await askReason(event) : undefined });
  }
  const agreed = await ask(
    `Add ${added.length === 1 ? 'this change' : `these ${added.length} changes`}? They cannot be changed later. (yes or no) `,
  );
  if (!/^y(es)?$/i.test(agreed)) stop('Nothing was added.');
  replaceText(path, writeHistory([...events, ...added]));
  say('Added to history.csv. Look at the difference, and commit it with your change.');
  if (added.some(({ reason }) => reason !== undefined)) say('Run npm run extract, because the reasons are translated.');
}

/** Asks for the day from which events apply. */
function askDay(missing: readonly MissingEvent[], what: string): Promise<string> {
  const { records } = state.past;
  const earliest = missing.map((event) => earliestDay(event, records[event.about].get(event.id)?.events ?? [])).reduce(laterOf);
  return askUntil(`From which day does ${what} apply? Press Enter for today, ${today}: `, (text) => {
    const day = text || today;
    if (!isRealDay(day) || isInFuture(day)) say('A day such as 2026-03-31, not in the future.');
    else if (day < earliest) say(`Not before ${earliest}, when one of these values last changed.`);
    else return day;
    return undefined;
  });
}

function askReason(event: Omit<HistoryEvent, 'reason'>): Promise<string> {
  return askUntil(`${describeEvent(event)}\nWhy? The public reads this sentence: `, (text) => (/\S+ \S+/.test(text) ? text : undefined));
}

async function askUntil<T>(question: string, read: (text: string) => T | undefined): Promise<T> {
  for (;;) {
    const answer = read(await ask(question));
    if (answer !== undefined) return answer;
  }
}

/** Asks for a line. Without a terminal, the next line of the input is the answer. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const { value, done } = await lines.next();
  if (done === true) return stop('\nNothing was added: the input ended.');
  return value.trim();
}

function say(text: string) {
  console.log(text);
}

function stop(text: string): never {
  console.error(text);
  process.exit(1);
}
