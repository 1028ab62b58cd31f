import { chunks } from '#src/loading/use-loaded.ts';
import { entryState } from '#src/ui/entry-texts.ts';

/** The signal of the latest navigation to another document. It is aborted if the navigation fails. */
let leaving: AbortSignal | undefined;

/** Notices chunks that are missing, and whether the visitor is leaving. A new release removes changed chunks, which a page opened before it may still request. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', () => {
    chunks.isMissing = true;
  });
  // Browsers before 2026 lack this. There, a visitor may at worst have to follow a link twice.
  globalThis.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    if (!destination.sameDocument && downloadRequest === null) leaving = signal;
  });
}

/**
 * Loads code that the page cannot do without. If it is missing, the page is loaded again once (ERROR-2). The history entry records that: it survives
 * and ends with the visit.
 * @throws what `load` throws, if the page was loaded again already.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Firefox cancels loading when the visitor leaves the page. No chunk is missing, and a reload would stop the navigation.
    if (leaving?.aborted === false || entryState()?.['reloaded'] === true) throw error;
    history.replaceState({ ...entryState(), reloaded: true }, '');
    location.reload();
    return new Promise(() => undefined);
  }
}
