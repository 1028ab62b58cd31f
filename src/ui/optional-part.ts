/** Failures to load that are told where the part was asked for. */
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

/** True of the failure of such a chunk, once whoever asked for it knows: for the one place that reloads the page. */
export function isToldElsewhere(error: Error): boolean {
  return told.has(error);
}
