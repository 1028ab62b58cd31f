import { isToldElsewhere } from '#src/ui/optional-part.ts';

/**
 * A release replaces every chunk whose content changed; a page opened before it asks for one that is gone.
 * One reload brings the new release (decision 18). The mark that it was tried stands in the history entry,
 * which survives a reload and ends with the visit: the site stores nothing for this.
 */
export function reloadOnceWhenAChunkIsGone(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The event comes first, and whoever asked for the chunk hears of it right after.
    setTimeout(() => {
      if (wasReloaded() || isToldElsewhere(payload)) return;
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
