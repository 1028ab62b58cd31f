import { isToldElsewhere } from '#src/ui/optional-part.ts';

/**
 * A release replaces every chunk whose content changed; a page opened before it asks for one that is gone.
 * One reload brings the new release (ERROR-2). The mark that it was tried stands in the history entry,
 * which survives a reload and ends with the visit: the site stores nothing for this.
 */
export function reloadOnceWhenAChunkIsGone(): void {
  /** Of the latest navigation to another document; aborted when it comes to nothing. */
  let leaving: AbortSignal | undefined;
  // Not known to browsers before 2026: there the worst is a link that must be followed twice.
  globalThis.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    if (!destination.sameDocument && downloadRequest === null) leaving = signal;
  });
  addEventListener('vite:preloadError', ({ payload }) => {
    // The event comes first, and whoever asked for the chunk hears of it right after.
    setTimeout(() => {
      // Firefox stops what a page is loading once it is left: nothing is gone, and a reload would hold the visitor back.
      const isLeft = leaving?.aborted === false;
      if (isLeft || wasReloaded() || isToldElsewhere(payload)) return;
      history.replaceState({ ...state(), reloaded: true }, '');
      location.reload();
    });
  });
}

function wasReloaded(): boolean {
  return state()['reloaded'] === true;
}

function state(): Record<string, unknown> {
  const value: unknown = history.state;
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
