/**
 * A long computation that can pause at each yield. An index of 150,000 records takes
 * seconds on a slow device, and the page must stay usable in the meantime.
 */
export type Sliced<T> = Generator<undefined, T>;

/** The number of records between two pauses: about a millisecond of work. */
const RECORDS = 200;

/** Runs a computation to its end without a pause. */
export function atOnce<T>(steps: Sliced<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Whether to pause after a record. Written into each loop, and not a loop that
 * takes a function: what such a function uses would stay in memory as long as the index.
 */
export const isPause = (record: number) => record % RECORDS === RECORDS - 1;

/** Applies `change` to each value, one at a time, when the value is requested. */
export function* mapEach<T, U>(values: Iterable<T>, change: (value: T) => U): Generator<U> {
  for (const value of values) yield change(value);
}
