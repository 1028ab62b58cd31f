import { useCallback, useEffect, useState } from 'react';

/** What a component shows of something that it loads. */
export interface Loaded<T> {
  /** Undefined until it is here, and when it could not be loaded. */
  value: T | undefined;
  isFailed: boolean;
  /** Tries once more after a failure; at any other time it does nothing. The same function at every render. */
  retry: () => void;
}

/**
 * Loads something after the component is on the page, and again when `wanted` changes.
 *
 * @param wanted Which one is wanted (a row, a language, a text to search for); undefined while nothing is.
 * @param load Loads it. Its signal is aborted as soon as something else is wanted; the result is then ignored. It may be a
 *   new function at every render.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function at every render does the same
  }, [missing]);

  const retry = useCallback(() => setResult((before) => (before?.isFailed ? undefined : before)), []);
  return { value: current?.value, isFailed: current?.isFailed ?? false, retry };
}
