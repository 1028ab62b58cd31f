import { PREFIX } from '#src/i18n/address.ts';
import site from 'content:site';
import { useLocation } from '#src/parts/link/link.ts';

/** The name and the address on a printed page. On a screen, the header and the address bar show them. */
export function PrintedFrom() {
  const [pathname] = useLocation();
  return (
    <p className="wrap" data-print-only>
      {site.name}, {/* The prerendered 404 page has another address than the one that was requested. */}
      <bdi suppressHydrationWarning>{site.baseUrl + PREFIX + pathname}</bdi>
    </p>
  );
}
