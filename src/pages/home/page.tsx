import { Alerts } from './alerts.tsx';
import { GlobalReach } from './global-reach.tsx';
import { Hero } from './hero.tsx';
import { Publications } from './publications.tsx';
import { SearchResult } from './search-result.tsx';
import { Services } from './services.tsx';
import { useEntitySearch } from './use-entity-search.ts';

export { messages as english } from '#content/locales/en/home.po';

/** Home (specification §1). */
export default function HomePage() {
  const search = useEntitySearch();
  return (
    <>
      <Hero search={search} />
      <SearchResult search={search} />
      <Services />
      <GlobalReach />
      <Alerts />
      <Publications />
    </>
  );
}
