import { Trans } from '@lingui/react/macro';
import { useLocationProperty } from 'wouter/use-browser-location';
import { COMMA } from '#src/i18n/punctuation.ts';
import { PREFIX } from '#src/i18n/address.ts';
import { formatMoment } from '#src/i18n/format-date.ts';
import site from 'content:site';
import { useLocation } from '#src/parts/link/link.ts';
import { useMomentOfPrinting } from '#src/ui/in-browser.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';

/**
 * The name, the address, the day and the time on a printed page or record. On a screen, the header and the address bar show the first two.
 */
export function PrintedFrom({ className }: { className?: string }) {
  const [pathname] = useLocation();
  const rest = useLocationProperty(
    () => location.search + location.hash,
    () => '',
  );
  const moment = useMomentOfPrinting();
  return (
    <p className={className} data-print-only>
      {site.name}
      {COMMA}
      {/* The prerendered 404 page has another address than the one that was requested. */}
      <Verbatim suppressHydrationWarning>{site.baseUrl + PREFIX + pathname + rest}</Verbatim>
      {moment !== undefined && (
        <span className="own-line">
          <Trans>Printed on {formatMoment(moment)}</Trans>
        </span>
      )}
    </p>
  );
}
