import { useCallback, useRef, useState } from 'react';
import { loadOptional } from './optional-part.ts';

/** A part that is loaded when it is first needed, and the state of loading it. */
export interface OnDemand<T> {
  /** Undefined until it is loaded. */
  part: T | undefined;
  state: 'unasked' | 'loading' | 'failed' | 'here';
  /** Loads the part, unless it is loaded or loading. After a failure it tries again. The same function at every render. */
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
