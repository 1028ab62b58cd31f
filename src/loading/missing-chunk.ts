/** Errors that the caller of `loadOptional` handles. */
const handled = new WeakSet();

/**
 * Loads a chunk without which the page is still of use. When the chunk is missing, the caller tells the visitor where it
 * matters; the page is not reloaded, because it may hold what the visitor has typed or ticked.
 * @throws what the loading throws.
 */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) handled.add(error);
    throw error;
  }
}

/**
 * Reloads the page once when a chunk is missing: a release replaces every chunk whose content changed, and a page that was
 * opened before asks for one that is gone. The note that the page was reloaded is kept in the history entry, which survives
 * a reload and ends with the visit, so that nothing is stored for this.
 */
export function reloadOnceWhenAChunkIsGone(): void {
  /** Of the latest navigation to another document; aborted when it comes to nothing. */
  let leaving: AbortSignal | undefined;
  // Browsers before 2026 lack this; there, at worst, a link must be followed twice.
  globalThis.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    if (!destination.sameDocument && downloadRequest === null) leaving = signal;
  });
  addEventListener('vite:preloadError', ({ payload }) => {
    // The event comes first. The caller learns of the error right after, and only then can it be known as handled.
    setTimeout(() => {
      // Firefox stops what a page is loading once the visitor leaves it: nothing is gone, and a reload would hold the visitor back.
      const isLeft = leaving?.aborted === false;
      if (isLeft || historyState()['reloaded'] === true || handled.has(payload)) return;
      history.replaceState({ ...historyState(), reloaded: true }, '');
      location.reload();
    });
  });
}

function historyState(): Record<string, unknown> {
  const value: unknown = history.state;
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
