import { messages as downloadWords } from '#content/locales/en/part-download.po';
import { messages as severityWords } from '#content/locales/en/part-alert-severity.po';
import { messages as homeWords } from '#content/locales/en/home.po';
import { messages as publicationWords } from '#content/locales/en/part-publications.po';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { Alerts } from './alerts.tsx';
import { GlobalReach } from './global-reach.tsx';
import { Hero } from './hero.tsx';
import { Publications } from './publications.tsx';
import { SearchResult } from './search-result.tsx';
import { Services } from './services.tsx';
import { useEntitySearch } from './use-entity-search.ts';

export const english = { ...homeWords, ...severityWords, ...publicationWords, ...downloadWords };

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
