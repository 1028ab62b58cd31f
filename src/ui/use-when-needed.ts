import { useEffect, useState } from 'react';

/**
 * Loads a part that only some content needs (a long list), after the page is there. Undefined until it is here,
 * and for good when it cannot be had: what stands in its place must do.
 */
export function useWhenNeeded<T extends object>(needed: boolean, load: () => Promise<T>): T | undefined {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    if (needed) load().then(setPart, reportError);
  }, [needed, load]);
  return part;
}
