import { ContentError } from './content/problems.ts';

/** What prevents a build and is not a fault of the code. The message says what to do. */
export class BuildError extends Error {}

/** Runs a build. If somebody must correct something, prints what it is, without a stack, and ends the process. */
export async function orExplain<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContentError || error instanceof BuildError) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
}
