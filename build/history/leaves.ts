import { createHash } from 'node:crypto';
import { canonical, isErased, type HistoryEvent } from '#src/history/event.ts';

/*
 * `history-hashes.csv` has one line for each event: its leaf hash in a Merkle tree (RFC 9162, section 2.1.1). `npm run record` adds a line with
 * each event and never changes one. So an event that was edited, moved or removed later is found, with its line.
 */

export const HASHES_FILE = 'history-hashes.csv';

/** The hash of an event, as 64 hexadecimal digits. */
export function leafHash(event: HistoryEvent): string {
  return createHash('sha256').update('\0').update(canonical(event)).digest('hex');
}

/** What is wrong with an event or a hash, and where. */
export interface Tampering {
  /** The position of the event. It may be behind the last one. */
  position: number;
  rule: string;
}

const RECORDED = 'correct it with a new event, and restore the file as it was published';

/**
 * Compares events with the hashes that were published for them.
 *
 * An event of which personal data was erased keeps its hash, which can no longer be calculated. Another event must say so.
 */
export function findTampering(events: readonly HistoryEvent[], hashes: readonly string[]): Tampering[] {
  const own = events.map(leafHash);
  const position = hashes.findIndex((hash, at) => {
    const event = events[at];
    return event === undefined || (own[at] !== hash && !(isErased(event) && isErasureSaid(event, at, events)));
  });
  if (position === -1) {
    return events.length > hashes.length
      ? [{ position: hashes.length, rule: 'is not recorded: remove the row, and run npm run record' }]
      : [];
  }
  const hash = hashes[position] ?? '';
  if (position >= events.length) {
    const missing = hashes.length - events.length;
    return [
      { position, rule: `is missing: ${missing === 1 ? 'one event was' : `${missing} events were`} removed from the end; ${RECORDED}` },
    ];
  }
  if (hashes.includes(own[position] ?? '', position + 1))
    return [{ position, rule: `has moved up, or an event above it was removed; ${RECORDED}` }];
  if (own.includes(hash, position + 1)) return [{ position, rule: `was inserted or moved into the past; ${RECORDED}` }];
  return [{ position, rule: `was edited after it was published; ${RECORDED}` }];
}

/** Whether a later event says that personal data of this one was erased. */
function isErasureSaid({ about, id, field }: HistoryEvent, at: number, events: readonly HistoryEvent[]): boolean {
  return events.some(
    (later, position) => position > at && later.kind === 'erased' && later.about === about && later.id === id && later.field === field,
  );
}
