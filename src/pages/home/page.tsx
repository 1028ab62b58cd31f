import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { Alerts } from './alerts.tsx';
import { GlobalReach } from './global-reach.tsx';
import { Hero } from './hero.tsx';
import { Publications } from './publications.tsx';
import { SearchResult } from './search-result.tsx';
import { Services } from './services.tsx';
import { useEntitySearch } from './use-entity-search.ts';

/** Home (docs/requirements.md, HOME). */
export default function HomePage() {
  const search = useEntitySearch();
  return (
    <>
      <Hero search={search} />
      <ErrorBoundary part tried={search.outcome}>
        <SearchResult search={search} />
      </ErrorBoundary>
      <ErrorBoundary part>
        <Services />
      </ErrorBoundary>
      <ErrorBoundary part>
        <GlobalReach />
      </ErrorBoundary>
      <ErrorBoundary part>
        <Alerts />
      </ErrorBoundary>
      <ErrorBoundary part>
        <Publications />
      </ErrorBoundary>
    </>
  );
}
