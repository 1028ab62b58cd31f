import site from 'content:site';
import { useLocation } from '#src/parts/link/link.ts';

/** Whose page a printed sheet is, and where it is to be found; on a screen the header and the address bar say so. */
export function PrintedFrom() {
  const [pathname] = useLocation();
  return (
    <p className="wrap" data-print-only>
      {site.name}, {/* The page of an unknown address was served without knowing it. */}
      <bdi suppressHydrationWarning>{site.baseUrl + pathname}</bdi>
    </p>
  );
}
