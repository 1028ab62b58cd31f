import { useCallback, useState } from 'react';
import { useSearch } from 'wouter';
import type { ListedFirm } from '#src/content/firm-columns.ts';
import { useLocation, usePagePath } from '#src/parts/link/link.ts';

/** The firm whose dialog is open. It is in the address (`?firm=LICENCE`), so a link opens the dialog and Back closes it. */
export interface OpenFirm {
  /** The licence in the address, even if no firm has it. Undefined when no dialog is open. */
  licence: string | undefined;
  /** The firm whose row was chosen. Undefined for a link from elsewhere: the dialog then looks the firm up. */
  firm: ListedFirm | undefined;
  open: (firm: ListedFirm) => void;
  close: () => void;
}

/** Marks a history entry that this page made, so that closing can go back to the one before. */
const OPENED_HERE = { opened: 'firm' };

export function useOpenFirm(): OpenFirm {
  const [, navigate] = useLocation();
  const path = usePagePath();
  const licence = new URLSearchParams(useSearch()).get('firm') ?? undefined;
  const [chosen, setChosen] = useState<ListedFirm>();
  // The same function at every render, because the memoised rows of the table depend on it.
  const open = useCallback(
    (firm: ListedFirm) => {
      setChosen(firm);
      navigate(`${path}${queryWith(firm.licenseId)}`, { state: OPENED_HERE });
    },
    [navigate, path],
  );
  return {
    licence,
    firm: chosen?.licenseId === licence ? chosen : undefined,
    open,
    close: () => {
      if (wasOpenedHere()) history.back();
      else navigate(`${path}${queryWith(undefined)}`, { replace: true });
    },
  };
}

/** The query of the address with this licence, or without one. */
function queryWith(licence: string | undefined): '' | `?${string}` {
  const parameters = new URLSearchParams(location.search);
  if (licence === undefined) parameters.delete('firm');
  else parameters.set('firm', licence);
  return parameters.size > 0 ? `?${parameters}` : '';
}

function wasOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === OPENED_HERE.opened;
}
