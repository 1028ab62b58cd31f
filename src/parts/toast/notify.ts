/** A notice for the toast area, which holds one at a time (NOTICE-1). */
export interface Notice {
  title: string;
  text: string;
  /** `bad` for a search without a match, `plain` for neither good nor bad news, such as the record of a firm. */
  tone: 'good' | 'plain' | 'bad';
}

/** The notice to show, with a number, so that the same text posted twice counts as two notices. */
export interface PostedNotice extends Notice {
  number: number;
}

let current: PostedNotice | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a notice in place of any other. It is kept until the toast area is there, so the first one is not lost. */
export function notify(notice: Notice): void {
  count += 1;
  show({ ...notice, number: count });
}

/** Takes the notice away: it is about the page that the visitor has left. */
export const clearNotice = () => show(undefined);

function show(notice: PostedNotice | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}

/** For the toast area: the last notice posted. */
export function lastNotice(): PostedNotice | undefined {
  return current;
}

/** For the toast area: calls back at each notice. Returns a function that stops it. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
