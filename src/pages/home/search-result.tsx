import type { ComponentProps } from 'react';
import { Trans } from '@lingui/react/macro';
import { TextLost } from '#src/parts/search-field/text-lost.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Loading } from '#src/late/loading.tsx';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './search-result.module.css';

/**
 * The outcome of the search, readable in the page after the notice has gone (SEARCH-10). The register answers at once, and waits for nothing.
 */
export function SearchResult({ search: { query, searched, loaded, isFailed, check } }: { search: EntitySearch }) {
  // The check may still have its answer to an earlier query.
  const answered = check.answered?.text === query ? check.answered : undefined;
  return (
    <div id="entity-search-result" className={styles['result']} data-answered={loaded !== undefined || undefined}>
      <div role="status">
        {isFailed && <Failed />}
        {/* The answer to a search gets the focus, and would be read twice. */}
        {loaded && answered && !searched && (
          <div className="spoken">
            <loaded.parts.Announcement answered={answered} />
          </div>
        )}
      </div>
      {/* The notice announces it. */}
      {searched?.query === '' && <Cleared />}
      {query === '' && (
        <div className="wrap">
          <TextLost />
        </div>
      )}
      {query !== '' && !loaded && !isFailed && (
        <Message>
          <Loading />
        </Message>
      )}
      {loaded && (
        <loaded.parts.SearchAnswer query={query} found={loaded.found} answered={answered} isFailed={check.isFailed} searched={searched} />
      )}
    </div>
  );
}

function Failed() {
  return (
    <Message>
      <Callout tone="bad">
        <p>
          <Trans>
            <strong>The register could not be loaded.</strong> Check your connection and search again.
          </Trans>
        </p>
      </Callout>
    </Message>
  );
}

function Cleared() {
  return (
    <Message>
      <Callout tone="note">
        <p>
          <Trans>
            <strong>Search Cleared.</strong> Enter a name or ID to search for an entity.
          </Trans>
        </p>
      </Callout>
    </Message>
  );
}

/** What stands in the place of the answer. */
export function Message(props: ComponentProps<'div'>) {
  return <div className={`wrap ${styles['message']}`} {...props} />;
}
