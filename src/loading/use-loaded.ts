import { useEffect, useState } from 'react';

/** Whether a chunk was missing. Browsers keep that until the page is loaded again (HTML, module map), so that importing it again is no use. */
export const chunks = { isMissing: false };

/** The state of a value that a component loads. */
export interface Loaded<T> {
  /** Undefined until it is loaded, and after a failure. */
  value: T | undefined;
  isFailed: boolean;
  /** Tries again after a failure. If code is missing, it loads the page again. Otherwise it does nothing. */
  retry: () => void;
}

/**
 * Loads a value when the component is mounted, and again when its key changes.
 * @param wanted the key, such as a row or a text to search for; undefined to load nothing
 * @param load may be a new function in every render. If `wanted` changes first, the signal is aborted and the result ignored.
 */
export function useLoaded<T, Key extends string | number | true>(
  wanted: Key | undefined,
  load: (wanted: Key, signal: AbortSignal) => Promise<T>,
): Loaded<T> {
  const [result, setResult] = useState<{ of: Key; value?: T; isFailed: boolean }>();
  const current = result !== undefined && result.of === wanted ? result : undefined;
  const missing = current ? undefined : wanted;

  useEffect(() => {
    if (missing === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    load(missing, signal).then(
      (value) => !signal.aborted && setResult({ of: missing, value, isFailed: false }),
      (error: unknown) => {
        if (signal.aborted) return;
        reportError(error);
        setResult({ of: missing, isFailed: true });
      },
    );
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` may be a new function in every render
  }, [missing]);

  const isFailed = current?.isFailed ?? false;
  const retry = () => {
    if (!isFailed) return;
    if (chunks.isMissing) location.reload();
    else setResult(undefined);
  };
  return { value: current?.value, isFailed, retry };
}
