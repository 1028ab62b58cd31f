import { useCallback, useState } from 'react';
import type { ListedFirm } from '#src/register/firm-rows.ts';
import { useQuery } from '#src/ui/url-state.ts';

/** The firm whose dialog is open. It is in the address (`?firm=LICENCE`), so a link opens the dialog and Back closes it. */
export interface OpenFirm {
  /** The licence in the address, even if no firm has it. Undefined when no dialog is open. */
  licence: string | undefined;
  /** The firm whose row was chosen. Undefined for a link from elsewhere: the dialog then looks the firm up. */
  firm: ListedFirm | undefined;
  open: (firm: ListedFirm) => void;
}

/** The firm in the address. `use-close-firm.ts` closes it. */
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
