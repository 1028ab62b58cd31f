import { ContentError } from './content/problems.ts';

/** Runs a build. If the content is wrong, prints what an editor must correct, without a stack, and ends the process. */
export async function orExplain<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const content = contentErrorIn(error);
    if (content) {
      console.error(content.message);
      process.exit(1);
    }
    throw error;
  }
}

/** Vite wraps what a plugin throws. The content error is one of the causes, or only its message is left. */
function contentErrorIn(error: unknown): { message: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ContentError) return cause;
    const start = cause.message.search(/\d+ problems? in the content folder/);
    // The bundler has added the stack to the message. It is of no use to an editor.
    if (start !== -1) return { message: cause.message.slice(start).replaceAll(/\n\s+at .*/g, '') };
  }
  return undefined;
}
