import type { Sliced } from './slices.ts';

/**
 * Runs a computation in slices of about `milliseconds`, and waits between them.
 *
 * @param pause lets other tasks run: a promise that resolves in a separate task
 */
export async function inSlices<T>(steps: Sliced<T>, pause: () => Promise<unknown> = nextTask, milliseconds = 8): Promise<T> {
  for (;;) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
    await pause();
  }
}

/** A new task, without the four milliseconds that browsers put between timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
