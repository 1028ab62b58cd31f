import { useCallback, useState } from 'react';
import { useLocation, usePagePath } from '#src/parts/link/link.ts';
import type { ListedFirm } from '#src/register/firm-rows.ts';
import { useQuery } from '#src/ui/url-state.ts';

/** The firm whose dialog is open. It is in the address (`?firm=LICENCE`), so a link opens the dialog and Back closes it. */
export interface OpenFirm {
  /** The licence in the address, even if no firm has it. Undefined when no dialog is open. */
  licence: string | undefined;
  /** The firm whose row was chosen. Undefined for a link from elsewhere. */
  firm: ListedFirm | undefined;
  open: (firm: ListedFirm) => void;
}

/** The firm in the address. */
export function useOpenFirm(): OpenFirm {
  // `?firm=` without a licence number opens nothing.
  const licence = useQuery().get('firm') || undefined;
  const [chosen, setChosen] = useState<ListedFirm>();
  // The same function at every render, because the memoised rows of the table depend on it.
  const open = useCallback((firm: ListedFirm) => {
    setChosen(firm);
    const parameters = new URLSearchParams(location.search);
    parameters.set('firm', firm.licenseId);
    history.pushState({ opened: 'firm' }, '', `?${parameters}`);
  }, []);
  return { licence, firm: chosen?.licenseId === licence ? chosen : undefined, open };
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
    navigate(parameters.size > 0 ? `${path}?${parameters}` : path, { replace: true });
  };
}

/** Whether this page made the current history entry, so that closing can go back to the one before. */
function wasOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === 'firm';
}
