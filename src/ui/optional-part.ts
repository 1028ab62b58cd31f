/** Failed loads that are reported by the code that asked for them. */
const told = new WeakSet();

/**
 * Loads a chunk whose absence is told where it was asked for; it is no reason to reload the page, which may hold
 * what a visitor has typed or ticked. @throws what the loading throws.
 */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) told.add(error);
    throw error;
  }
}

/** Whether a failure is reported by the code that asked for the chunk, so that the page is not reloaded. */
export function isToldElsewhere(error: Error): boolean {
  return told.has(error);
}
