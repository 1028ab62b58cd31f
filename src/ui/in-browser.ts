import { useSyncExternalStore } from 'react';

/** Not watched: few visits last past midnight, and nothing else that is read like this changes by itself. */
const never = () => () => undefined;

/** What only the browser knows, such as today's date. In the prerendered page, and until it is hydrated, it is `fallback`. */
export function useInBrowser<T>(read: () => T, fallback: T): T {
  return useSyncExternalStore(never, read, () => fallback);
}

/** When the page is being printed; undefined before that. A page can stay open for days. */
export function useMomentOfPrinting(): Date | undefined {
  return useSyncExternalStore(
    watchPrinting,
    () => printedOn,
    () => undefined,
  );
}

let printedOn: Date | undefined;

function watchPrinting(notify: () => void): () => void {
  const print = () => {
    printedOn = new Date();
    notify();
  };
  addEventListener('beforeprint', print);
  return () => removeEventListener('beforeprint', print);
}
