import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { loadOptional } from '#src/ui/optional-part.ts';
import { useWhenNeeded } from '#src/ui/use-when-needed.ts';

const load = () => loadOptional(() => import('./offline.tsx'));

/** Where a visitor can delete the copy of the site; it is in the chunk that makes the copy, so it is missing if there is none. */
export function OfflineCopyPlace() {
  const part = useWhenNeeded(true, load);
  return part && 'serviceWorker' in navigator ? (
    <ErrorBoundary part>
      <part.OfflineCopy />
    </ErrorBoundary>
  ) : null;
}
