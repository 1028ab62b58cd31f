import { Suspense, lazy } from 'react';
import { Trans } from '@lingui/react/macro';
import { TextLost } from '#src/parts/answer/text-lost.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import type { EntitySearch } from './use-entity-search.ts';
import styles from './search-result.module.css';

/** Loaded with the register when the field gets focus. */
const Announced = lazy(() => import('./search-answer.tsx').then(({ Announced: part }) => ({ default: part })));
const Shown = lazy(() => import('./search-answer.tsx').then(({ Shown: part }) => ({ default: part })));

/** The outcome of the entity search, readable in the page after the notice has gone (SEARCH-10). */
export function SearchResult({ search: { outcome, check, isSubmitted, onChecked } }: { search: EntitySearch }) {
  const answered = outcome.kind === 'found' || outcome.kind === 'missing' ? outcome : undefined;
  return (
    <div id="entity-search-result" className={styles['result']} data-answered={answered !== undefined || undefined}>
      {/* Not atomic, so that the verdict is not announced together with a sentence that was announced before. */}
      <div role="status" aria-atomic="false">
        {outcome.kind === 'failed' && <Failed />}
        {outcome.kind === 'cleared' && (
          <div className={`wrap ${styles['message']}`}>
            <Callout tone="note">
              <p>
                <Trans>
                  <strong>Search Cleared.</strong> Enter a name or ID to search for an entity.
                </Trans>
              </p>
            </Callout>
          </div>
        )}
        {/* The answer to a search gets the focus, and would be read twice. */}
        {answered && !isSubmitted && (
          <div className="spoken">
            <Suspense fallback={<Loading />}>
              <Announced outcome={answered} check={check} />
            </Suspense>
          </div>
        )}
      </div>
      {!answered && (
        <div className="wrap">
          <TextLost />
        </div>
      )}
      {answered && (
        <Suspense fallback={null}>
          <Shown outcome={answered} check={check} onChecked={onChecked} />
        </Suspense>
      )}
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
