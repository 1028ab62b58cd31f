import { Suspense, lazy } from 'react';
import { Link } from 'wouter';
import { Plural, Trans } from '@lingui/react/macro';
import { Callout } from '#src/ui/callout.tsx';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './search-result.module.css';

/** No part of the first load: it comes with the register, when the field is focused. */
const Certificate = lazy(() => import('./certificate.tsx'));

/** The outcome of the entity search, readable in the page after the notice has gone (decision 9). */
export function SearchResult({ search: { outcome } }: { search: EntitySearch }) {
  return (
    <div id="entity-search-result" className="wrap">
      <div role="status">
        {outcome.kind === 'found' && (
          <p className="spoken">
            <Trans>Entity Found</Trans>: {outcome.firm.name}
          </p>
        )}
        {outcome.kind === 'missing' && <Missing />}
        {outcome.kind === 'failed' && <Failed />}
        {outcome.kind === 'cleared' && (
          <div className={styles['message']}>
            <Callout tone="note">
              <p>
                <Trans>
                  <strong>Search Cleared.</strong> Enter a name or ID to search for an entity.
                </Trans>
              </p>
            </Callout>
          </div>
        )}
      </div>
      {outcome.kind === 'found' && (
        <div className={styles['found']}>
          <Suspense fallback={<p>loading...</p>}>
            <Certificate firm={outcome.firm} details={outcome.details} />
          </Suspense>
          {outcome.matches > 1 && <MoreMatches query={outcome.query} others={outcome.matches - 1} />}
        </div>
      )}
    </div>
  );
}

function MoreMatches({ query, others }: { query: string; others: number }) {
  return (
    <p className={styles['more']}>
      <Link href={`/regulated-companies?q=${encodeURIComponent(query.toWellFormed())}`}>
        <Plural value={others} one="# more firm matches. See it in the directory" other="# more firms match. See them in the directory" />
      </Link>
    </p>
  );
}

function Missing() {
  return (
    <div className={styles['message']}>
      <Callout tone="bad">
        <p>
          <Trans>
            <strong>Entity Not Found.</strong> No regulated entity found matching your query.
          </Trans>
        </p>
        <p>
          <Trans>
            Check the spelling, or try part of the name. If the name is right, this firm is not regulated by us: send no money, and see
            whether it is among the <Link href="/warnings">investor warnings</Link>.
          </Trans>
        </p>
      </Callout>
    </div>
  );
}

function Failed() {
  return (
    <div className={styles['message']}>
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
