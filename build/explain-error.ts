import { ContentError } from './content/problems.ts';

/** Runs a build. If the content is wrong, prints what an editor must correct, without a stack, and ends the process. */
export async function orExplain<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContentError) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
}
