import { useSyncExternalStore } from 'react';
import { Trans } from '@lingui/react/macro';
import { useLocationProperty } from 'wouter/use-browser-location';
import { PREFIX } from '#src/i18n/address.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { localToday } from '#src/i18n/local-today.ts';
import site from 'content:site';
import { useLocation } from '#src/parts/link/link.ts';

/** The name, the address and the day on a printed page. On a screen, the header and the address bar show the first two. */
export function PrintedFrom() {
  const [pathname] = useLocation();
  const rest = useLocationProperty(
    () => location.search + location.hash,
    () => '',
  );
  const day = useSyncExternalStore(
    watchPrinting,
    () => printedOn,
    () => undefined,
  );
  return (
    <p className="wrap" data-print-only>
      {site.name}, {/* The prerendered 404 page has another address than the one that was requested. */}
      <bdi suppressHydrationWarning>{site.baseUrl + PREFIX + pathname + rest}</bdi>
      {day !== undefined && (
        <>
          {' · '}
          <Trans>Printed on {formatDay(day)}</Trans>
        </>
      )}
    </p>
  );
}

/** The day of the last printing, because a page can stay open for days. */
let printedOn: string | undefined;

function watchPrinting(notify: () => void): () => void {
  const print = () => {
    printedOn = localToday();
    notify();
  };
  addEventListener('beforeprint', print);
  return () => removeEventListener('beforeprint', print);
}
