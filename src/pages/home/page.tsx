import { Trans } from '@lingui/react/macro';
import { DownloadList } from '#src/parts/publications/download-list.tsx';
import { PublicationList, usePublications } from '#src/parts/publications/publications.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { Section } from '#src/ui/section.tsx';
import { Alerts } from './alerts.tsx';
import { GlobalReach } from './global-reach.tsx';
import { Hero } from './hero.tsx';
import { SearchResult } from './search-result.tsx';
import { Services } from './services.tsx';
import { useEntitySearch } from './use-entity-search.ts';

/** Home (docs/requirements.md, HOME). */
export default function HomePage() {
  const search = useEntitySearch();
  return (
    <>
      <Hero search={search} />
      <ErrorBoundary part tried={search.searched ?? search.query}>
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

/** Publications Library: the items with their filter, then the downloads by category. */
function Publications() {
  const { chosen, filter } = usePublications();
  return (
    <Section heading={<Trans>Publications Library</Trans>} ground="plate" aside={filter}>
      <PublicationList chosen={chosen} />
      <DownloadList level={3} />
    </Section>
  );
}
