import type { HistoryEvent } from './event.ts';

const VERBS: Readonly<Record<HistoryEvent['kind'], string>> = {
  recorded: 'is in the register',
  granted: 'is licensed',
  issued: 'is warned about',
  published: 'is published',
  changed: 'changes',
  merged: 'is merged into another firm',
  ceased: 'ceases operations',
  replaced: 'is replaced',
  withdrawn: 'is no longer warned about',
};
/** Long values, such as the reason of a warning, are cut. */
const MAX_LENGTH = 60;

/** An event in words, for an editor: `FCA-2015-CH-020: status changes from "Active" to "Restricted"`. */
export function describeEvent({ kind, id, field, before, after }: Omit<HistoryEvent, 'day' | 'reason'>): string {
  if (kind === 'changed' || kind === 'replaced') {
    if (before === '') return `${id}: ${field} is new, ${quote(after)}`;
    if (after === '') return `${id}: ${field} is removed, ${quote(before)}`;
    return `${id}: ${field} changes from ${quote(before)} to ${quote(after)}`;
  }
  return `${id} ${VERBS[kind]}${after === '' ? '' : ` (${field} ${quote(after)})`}`;
}

const quote = (value: string) => JSON.stringify(value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value);
