/*
 * The past of the register. It is a list of events that only grows: what was granted, changed, withdrawn or published, and on which day.
 * Each event says what changed in one field of one record, so that the events up to a day give every record as it was on that day.
 * The events are in the order in which they were recorded. One that was recorded late applies from an earlier day.
 */

export const KINDS = ['recorded', 'granted', 'issued', 'published', 'changed', 'merged', 'ceased', 'replaced', 'withdrawn'] as const;
export type Kind = (typeof KINDS)[number];

export const ABOUT = ['firm', 'warning', 'document'] as const;
export type About = (typeof ABOUT)[number];

/** One change of one field: a row of `history.csv`. All values are text. */
export interface HistoryEvent {
  /** The day from which it applies, `yyyy-mm-dd`. */
  day: string;
  /** The day on which it was recorded, if that was later. */
  recorded?: string | undefined;
  kind: Kind;
  about: About;
  /** The licence number, the id of the warning, or the reference of the document without its version. */
  id: string;
  /** Empty for a warning that is withdrawn. */
  field: string;
  before: string;
  after: string;
  /** Why something was taken away. Usually missing otherwise. */
  reason?: string | undefined;
}

/** The day on which an event was recorded. What pages show of a day goes by `day`; feeds and whoever brings a copy up to date go by this one. */
export const recordedOn = ({ day, recorded }: Pick<HistoryEvent, 'day' | 'recorded'>): string => recorded ?? day;

/** The kinds with which a record begins. `recorded`: it was already there when the history began. */
export const FIRST_KINDS: Readonly<Record<About, readonly [Kind, Kind]>> = {
  firm: ['granted', 'recorded'],
  warning: ['issued', 'recorded'],
  document: ['published', 'recorded'],
};

/** The kind of an event that gives a field of a known record another value. */
export function kindOfChange({ about, field, after }: Pick<HistoryEvent, 'about' | 'field' | 'after'>): Kind {
  if (about === 'document') return 'replaced';
  if (about === 'firm' && field === 'status' && after === 'Merged') return 'merged';
  return about === 'firm' && field === 'status' && after === 'Ceased Operations' ? 'ceased' : 'changed';
}

/**
 * Whether an event needs a reason: it takes something away from a firm or from the public, or it changes which status a firm had in the past. What
 * was there when the history began needs none, because it was taken away before.
 */
export function needsReason({ kind, about, field, after, recorded }: Omit<HistoryEvent, 'before' | 'reason'>): boolean {
  const isStatus = about === 'firm' && field === 'status';
  const isRestriction = isStatus && kind !== 'recorded' && after === 'Restricted';
  const isLate = isStatus && !FIRST_KINDS.firm.includes(kind) && recorded !== undefined;
  return kind === 'withdrawn' || kind === 'ceased' || isRestriction || isLate;
}
