import type { LocatedRecords } from '../content/collections.ts';
import { isBroken, type ContentProblem } from '../content/problems.ts';
import { impossible, missingEvents, type MissingEvent } from './missing-events.ts';
import { describeEvent } from './describe.ts';
import type { Past } from './past.ts';
import { presentRecords } from './present.ts';

export const HISTORY_FILE = 'history.csv';
/** The most missing events that a message names. */
const MAX_NAMED = 5;

const FILES = [HISTORY_FILE, 'firms.csv', 'warned-firms.yaml'];

/**
 * Checks that each event of the history can follow the others, and that they lead to the register, the warnings and the documents of today.
 *
 * @param others the problems of the other files. The records of a broken file are missing and are not compared.
 * @param mayLack the content may have changes that are not recorded yet, because an editor looks at a page first, or is about to record them
 * @returns what changed in the content since the last event, and what is wrong
 */
export function checkHistory(past: Past, found: LocatedRecords, others: readonly ContentProblem[], mayLack = false) {
  if (FILES.some((file) => isBroken(others, file))) return { missing: [], problems: [] };
  const problems = past.faults.map(({ position, rule }): ContentProblem => {
    const row = found.history[position];
    return { file: HISTORY_FILE, line: row?.line, value: row && describeEvent(row.data), rule };
  });
  // What follows from a wrong event would only repeat it.
  if (problems.length > 0) return { missing: [], problems };
  const present = presentRecords(found);
  const missing = missingEvents(past, present);
  problems.push(...impossible(past, present).map(({ id, rule }) => ({ file: HISTORY_FILE, value: id, rule })));
  // A content folder without `history.csv` has no history.
  if (!mayLack && problems.length === 0 && missing.length > 0 && found.history.length > 0) problems.push(unrecorded(missing));
  return { missing, problems };
}

function unrecorded(missing: readonly MissingEvent[]): ContentProblem {
  const named = missing.slice(0, MAX_NAMED).map(describeEvent);
  const more = missing.length > MAX_NAMED ? `; and ${missing.length - MAX_NAMED} more` : '';
  const count = missing.length === 1 ? '1 change is' : `${missing.length} changes are`;
  return {
    file: HISTORY_FILE,
    rule: `must have every change, but ${count} not recorded: ${named.join('; ')}${more}. Run npm run record`,
    value: undefined,
  };
}
