import { chunks } from '#src/loading/use-loaded.ts';
import { entryState } from '#src/ui/entry-texts.ts';

/**
 * How often callers of `loadOptional` have handled an error. Browsers report the same error object at every request for a chunk, perhaps twice at
 * once.
 */
const handled = new WeakMap<Error, number>();

/**
 * Loads a chunk that the page can do without. If it is missing, the caller shows a message; the page is not reloaded, because
 * the visitor may have typed or ticked something.
 * @throws what `load` throws.
 */
export async function loadOptional<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) handled.set(error, (handled.get(error) ?? 0) + 1);
    chunks.isMissing = true;
    throw error;
  }
}

/**
 * Reloads the page once if a chunk is missing. A new release removes changed chunks, which a page opened before it may still
 * request. The history entry records the reload: it survives a reload and ends with the visit.
 */
export function reloadOnceWhenAChunkIsGone(): void {
  /** The signal of the latest navigation to another document. It is aborted if the navigation fails. */
  let leaving: AbortSignal | undefined;
  // Browsers before 2026 lack this. There, a visitor may at worst have to follow a link twice.
  globalThis.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    if (!destination.sameDocument && downloadRequest === null) leaving = signal;
  });
  addEventListener('vite:preloadError', ({ payload }) => {
    // The event comes before the caller's `catch`, which marks the error as handled.
    setTimeout(() => {
      // Firefox cancels loading when the visitor leaves the page. No chunk is missing, and a reload would stop the navigation.
      const isLeft = leaving?.aborted === false;
      const times = handled.get(payload) ?? 0;
      handled.set(payload, Math.max(0, times - 1));
      if (isLeft || entryState()?.['reloaded'] === true || times > 0) return;
      history.replaceState({ ...entryState(), reloaded: true }, '');
      location.reload();
    });
  });
}
