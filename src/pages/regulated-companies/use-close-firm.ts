import { useLocation, usePagePath } from '#src/parts/link/link.ts';

/** A function that closes the dialog of a firm. Apart from `use-open-firm.ts`, because only an open dialog needs it. */
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
    navigate(parameters.size > 0 ? `${path}?${parameters}` : path, { replace: true });
  };
}

/** Whether this page made the current history entry, so that closing can go back to the one before. */
function wasOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === 'firm';
}
