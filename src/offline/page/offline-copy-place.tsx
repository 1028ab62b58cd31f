import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';

const load = () => loadOptional(() => import('./offline.tsx'));

/** The button that deletes the copy of the site. Its code is in the chunk that makes the copy. */
export function OfflineCopyPlace() {
  const { value: part } = useLoaded(true, load);
  return part && 'serviceWorker' in navigator ? (
    <ErrorBoundary part>
      <part.OfflineCopy />
    </ErrorBoundary>
  ) : null;
}
