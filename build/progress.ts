/** Runs a step of a long command. Prints its name when it begins, and its time when it ends. */
export async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
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
}
