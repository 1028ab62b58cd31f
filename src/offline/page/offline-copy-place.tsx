import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

const load = () => loadOptional(() => import('./offline.tsx'));

/** Where a visitor can delete the copy of the site; it is in the chunk that makes the copy, so it is missing if there is none. */
export function OfflineCopyPlace() {
  const { value: part } = useLoaded(true, load);
  return part && 'serviceWorker' in navigator ? (
    <ErrorBoundary part>
      <part.OfflineCopy />
    </ErrorBoundary>
  ) : null;
}
