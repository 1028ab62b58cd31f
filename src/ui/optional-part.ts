let loading = 0;

/**
 * Loads a chunk whose absence is told where it was asked for; it is no reason to reload the page, which may hold
 * what a visitor has typed or ticked. @throws what the loading throws.
 */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T> {
  loading += 1;
  try {
    return await load();
  } finally {
    loading -= 1;
  }
}

/** True while such a chunk is being loaded: for the one place that reloads the page when a chunk is gone. */
export function isLoadingOptional(): boolean {
  return loading > 0;
}
