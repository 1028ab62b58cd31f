import { Trans } from '@lingui/react/macro';
import { TextLost } from '#src/parts/answer/text-lost.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './search-result.module.css';

/**
 * The outcome of the search, readable in the page after the notice has gone (SEARCH-10). It is shown as a whole, once the register and the
 * check have both answered, so that nothing moves while it is read.
 */
export function SearchResult({ search: { query, searched, loaded, isFailed, check } }: { search: EntitySearch }) {
  // The check may still have its answer to an earlier query.
  const answered = check.answered?.text === query ? check.answered : undefined;
  const shown = answered || check.isFailed ? loaded : undefined;
  return (
    <div id="entity-search-result" className={styles['result']} data-answered={shown !== undefined || undefined}>
      <div role="status">
        {isFailed && <Failed />}
        {/* The answer to a search gets the focus, and would be read twice. */}
        {shown && answered && !searched && (
          <div className="spoken">
            <shown.parts.Announcement answered={answered} />
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
      {/* It is prerendered without a query, for an address that has one. */}
      {!shown && !isFailed && (
        <div className={`wrap ${styles['message']}`} data-asked-only={query === '' || undefined} data-not-searched>
          <Loading />
        </div>
      )}
      {shown && <shown.parts.SearchAnswer query={query} found={shown.found} answered={answered} searched={searched} />}
    </div>
  );
}

function Failed() {
  return (
    <div className={`wrap ${styles['message']}`}>
      <Callout tone="bad">
        <p>
          <Trans>
            <strong>The register could not be loaded.</strong> Check your connection and search again.
          </Trans>
        </p>
      </Callout>
    </div>
  );
}

function Cleared() {
  return (
    <div className={`wrap ${styles['message']}`}>
      <Callout tone="note">
        <p>
          <Trans>
            <strong>Search Cleared.</strong> Enter a name or ID to search for an entity.
          </Trans>
        </p>
      </Callout>
    </div>
  );
}
