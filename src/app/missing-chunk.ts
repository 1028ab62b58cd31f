import { isLoadingOptional } from '#src/ui/optional-part.ts';

/**
 * A release replaces every chunk whose content changed; a page opened before it asks for one that is gone.
 * One reload brings the new release (decision 18). The mark that it was tried stands in the history entry,
 * which survives a reload and ends with the visit: the site stores nothing for this.
 */
export function reloadOnceWhenAChunkIsGone(): void {
  addEventListener('vite:preloadError', () => {
    if (wasReloaded() || isLoadingOptional()) return;
    history.replaceState({ ...state(), reloaded: true }, '');
    location.reload();
  });
}

function wasReloaded(): boolean {
  return state()['reloaded'] === true;
}

function state(): Record<string, unknown> {
  const value: unknown = history.state;
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
