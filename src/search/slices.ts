/**
 * A long computation that can be interrupted: it yields wherever that may happen. An index of 150,000 records takes
 * seconds on a slow device, and a page must go on answering its visitor meanwhile.
 */
export type Sliced<T> = Generator<undefined, T>;

/** So many records are worked on before the next position to pause: about a millisecond. */
const RECORDS = 200;

/** Runs it to its end. */
export function atOnce<T>(steps: Sliced<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Runs it in slices of about `milliseconds`, and waits between them.
 *
 * @param pause lets others work: a promise that is kept in a task of its own, such as `scheduler.yield()` or a timer's
 */
export async function inSlices<T>(steps: Sliced<T>, pause: () => Promise<unknown>, milliseconds = 8): Promise<T> {
  for (;;) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
    await pause();
  }
}

/**
 * Whether to pause after a record. Written into each loop, and not a loop that
 * takes a function: what such a function uses would stay in memory as long as the index.
 */
export const isPause = (record: number) => record % RECORDS === RECORDS - 1;

/** What `change` makes of each value, one after the other and only when it is asked for. */
export function* mapEach<T, U>(values: Iterable<T>, change: (value: T) => U): Generator<U> {
  for (const value of values) yield change(value);
}
