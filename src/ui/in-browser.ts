import { useSyncExternalStore } from 'react';
import { localToday } from '#src/i18n/local-today.ts';

/** Not watched: few visits last past midnight, and nothing else that is read like this changes by itself. */
const never = () => () => undefined;

/** What only the browser knows, such as today's date. In the prerendered page, and until it is hydrated, it is `fallback`. */
export function useInBrowser<T>(read: () => T, fallback: T): T {
  return useSyncExternalStore(never, read, () => fallback);
}

/** The day on which the page is being printed, `yyyy-mm-dd`; undefined before that. A page can stay open for days. */
export function useDayOfPrinting(): string | undefined {
  return useSyncExternalStore(
    watchPrinting,
    () => printedOn,
    () => undefined,
  );
}

let printedOn: string | undefined;

function watchPrinting(notify: () => void): () => void {
  const print = () => {
    printedOn = localToday();
    notify();
  };
  addEventListener('beforeprint', print);
  return () => removeEventListener('beforeprint', print);
}
