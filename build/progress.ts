/** Runs a step of a long command. */
type RunStep = <T>(name: string, work: () => T | Promise<T>) => Promise<T>;

/** Prints the name of each step when it begins, and its time when it ends. */
export function createProgress(quiet: boolean): RunStep {
  return async (name, work) => {
    if (quiet) return work();
    const started = performance.now();
    process.stdout.write(`${name} …`);
    try {
      const result = await work();
      process.stdout.write(` ${((performance.now() - started) / 1000).toFixed(1)} s`);
      return result;
    } finally {
      // An error begins on a new line too.
      process.stdout.write('\n');
    }
  };
}
