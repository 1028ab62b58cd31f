import { useLocation, usePagePath } from '#src/parts/link/link.ts';
import { useQuery, withQuery } from '#src/ui/url-state.ts';
import { entryState } from '#src/ui/entry-texts.ts';

/**
 * The licence of the firm whose dialog is open, even if no firm has it; undefined when none is open. It is in the address (`?firm=LICENCE`), so a
 * link opens the dialog and Back closes it. `?firm=` without a licence number opens nothing.
 */
export function useOpenLicence(): string | undefined {
  return useQuery().get('firm') || undefined;
}

/** A query with the record of a firm. The search, the filters and the day stay. */
export function withFirm(query: string, licence: string): URLSearchParams {
  const parameters = new URLSearchParams(query);
  parameters.set('firm', licence);
  return parameters;
}

/** Opens the dialog of a firm. */
export function openFirm(licence: string): void {
  history.pushState({ ...entryState(), opened: 'firm' }, '', `?${withFirm(location.search, licence)}`);
}

/** A function that closes the dialog of a firm. */
export function useCloseFirm(): () => void {
  const [, navigate] = useLocation();
  const path = usePagePath();
  return () => {
    if (wasOpenedHere()) {
      history.back();
      return;
    }
    const parameters = new URLSearchParams(location.search);
    parameters.delete('firm');
    navigate(withQuery(path, parameters), { replace: true });
  };
}

/** Whether this page made the current history entry, so that closing can go back to the one before. */
function wasOpenedHere(): boolean {
  return entryState()?.['opened'] === 'firm';
}
