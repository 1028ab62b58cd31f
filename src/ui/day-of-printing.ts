import { useSyncExternalStore } from 'react';
import { localToday } from '#src/i18n/local-today.ts';

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
