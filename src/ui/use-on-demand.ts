import { useCallback, useRef, useState } from 'react';
import { loadOptional } from './optional-part.ts';

/** A part that is loaded when it is first wanted, and how far that is. */
export interface OnDemand<T> {
  /** Undefined until it is here. */
  part: T | undefined;
  state: 'unasked' | 'loading' | 'failed' | 'here';
  /** Asks for it, unless it is here or on its way; after a failure, once more. The same function at every render. */
  ask: () => void;
}

/**
 * Loads a part when `ask` is called first. A failure is for the caller to tell: the page stays as it is.
 *
 * @param load the same function at every render
 */
export function useOnDemand<T extends object>(load: () => Promise<T>): OnDemand<T> {
  const [part, setPart] = useState<T>();
  const [state, setState] = useState<OnDemand<T>['state']>('unasked');
  const asked = useRef(false);

  const ask = useCallback(() => {
    async function fetchPart() {
      setState('loading');
      try {
        setPart(await loadOptional(load));
        setState('here');
      } catch (error) {
        reportError(error);
        asked.current = false;
        setState('failed');
      }
    }
    if (asked.current) return;
    asked.current = true;
    void fetchPart();
  }, [load]);

  return { part, state, ask };
}
