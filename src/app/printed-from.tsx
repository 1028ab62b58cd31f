import { Trans } from '@lingui/react/macro';
import { useLocationProperty } from 'wouter/use-browser-location';
import { COMMA } from '#src/i18n/punctuation.ts';
import { PREFIX } from '#src/i18n/address.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import site from 'content:site';
import { useLocation } from '#src/parts/link/link.ts';
import { useDayOfPrinting } from '#src/ui/in-browser.ts';

/** The name, the address and the day on a printed page. On a screen, the header and the address bar show the first two. */
export function PrintedFrom() {
  const [pathname] = useLocation();
  const rest = useLocationProperty(
    () => location.search + location.hash,
    () => '',
  );
  const day = useDayOfPrinting();
  return (
    <p className="wrap" data-print-only>
      {site.name}
      {COMMA}
      {/* The prerendered 404 page has another address than the one that was requested. */}
      <bdi translate="no" suppressHydrationWarning>
        {site.baseUrl + PREFIX + pathname + rest}
      </bdi>
      {day !== undefined && (
        <>
          {' · '}
          <Trans>Printed on {formatDay(day)}</Trans>
        </>
      )}
    </p>
  );
}
