import type { HistoryEvent } from '#src/history/event.ts';
import { replay } from '#src/history/replay.ts';
import type { LocatedRecords } from '../content/collections.ts';
import type { ContentProblem } from '../content/problems.ts';
import { isBroken } from '../content/problems.ts';
import { impossible, missingEvents, type MissingEvent } from './compare.ts';
import { describeEvent } from './describe.ts';
import { historyOf, presentRecords } from './present.ts';

export const HISTORY_FILE = 'history.csv';
/** The most missing events that a message names. */
const MAX_NAMED = 5;

const FILES = [HISTORY_FILE, 'firms.csv', 'warned-firms.yaml'];

/** The state of the history of a content folder. */
export interface HistoryState {
  events: HistoryEvent[];
  /** What changed in the content since the last event. */
  missing: MissingEvent[];
  problems: ContentProblem[];
  /** The line of an event in `history.csv`, by its position. */
  lineOf: (position: number) => number | undefined;
}

/**
 * Checks that each event of the history can follow the others, and that the history leads to the register, the warnings and the documents of
 * today. A content folder without `history.csv` has no history.
 *
 * @param problems of the other files. If a file is broken, its records are missing and are not compared.
 */
export function checkHistory(found: LocatedRecords, problems: readonly ContentProblem[]): ContentProblem[] {
  if (found.history.length === 0) return [];
  if (FILES.some((file) => isBroken(problems, file))) return [];
  const state = stateOfHistory(found);
  return state.problems.length > 0 ? state.problems : unrecorded(state.missing);
}

/** The same, but the content may have changes that are not recorded yet, so that an editor can look at a page first. */
export function checkPast(found: LocatedRecords, problems: readonly ContentProblem[]): ContentProblem[] {
  return FILES.some((file) => isBroken(problems, file)) ? [] : stateOfHistory(found).problems;
}

/** Compares the history with itself and with the content. */
export function stateOfHistory(found: LocatedRecords): HistoryState {
  const { history } = found;
  const events = historyOf(history.map(({ data }) => data));
  const lineOf = (position: number) => history[position]?.line;
  const state = (more: Pick<HistoryState, 'missing' | 'problems'>): HistoryState => ({ events, lineOf, ...more });
  const { records, faults } = replay(events);
  const problems = faults.map(({ position, rule }): ContentProblem => {
    const event = events[position];
    return { file: HISTORY_FILE, line: lineOf(position), value: event && describeEvent(event), rule };
  });
  // What follows from a wrong event would only repeat it.
  if (problems.length > 0) return state({ missing: [], problems });
  const present = presentRecords(found);
  const never = impossible(records, present);
  return state({
    missing: missingEvents(records, present, events.at(-1)?.day ?? '', events.length === 0),
    problems: never.map(({ id, rule }) => ({ file: HISTORY_FILE, value: id, rule })),
  });
}

/** What has changed in the content and is not in the history. */
function unrecorded(missing: readonly MissingEvent[]): ContentProblem[] {
  if (missing.length === 0) return [];
  const named = missing.slice(0, MAX_NAMED).map(describeEvent);
  const more = missing.length > MAX_NAMED ? `; and ${missing.length - MAX_NAMED} more` : '';
  const count = missing.length === 1 ? '1 change is' : `${missing.length} changes are`;
  return [
    {
      file: HISTORY_FILE,
      rule: `must have every change, but ${count} not recorded: ${named.join('; ')}${more}. Run npm run record`,
      value: undefined,
    },
  ];
}
