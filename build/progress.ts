/** Reports the progress of a step. */
export type Count = (done: number, total: number) => void;

/** Runs a step of a long command. */
type RunStep = <T>(name: string, work: (count: Count) => T | Promise<T>) => Promise<T>;

/** Shows each step on the terminal when it begins, and its time when it ends. A log gets one line for each step. */
export function createProgress(quiet: boolean): RunStep {
  return async (name, work) => {
    if (quiet) return work(() => undefined);
    const started = performance.now();
    const isTerminal = process.stdout.isTTY;
    let label = name;
    process.stdout.write(`${name} …`);
    const run = async () =>
      work((done, total) => {
        label = `${name}: ${done} of ${total}`;
        if (isTerminal) process.stdout.write(`\r${label} …`);
      });
    const result = await run().catch((error: unknown) => {
      // The error begins on a new line.
      process.stdout.write('\n');
      throw error;
    });
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    process.stdout.write(
      isTerminal ? `\r${label} … ${seconds}\n` : ` ${label === name ? '' : `${label.slice(name.length + 2)}, `}${seconds}\n`,
    );
    return result;
  };
}
