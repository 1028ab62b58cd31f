import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Plural, Trans } from '@lingui/react/macro';
import type { Kind, ResultGroup } from '#src/search/site-search.ts';
import { Callout } from '#src/ui/callout.tsx';
import { writeUrlParameter } from '#src/ui/url-state.ts';
import { ResultItem } from './result-item.tsx';
import type { SearchState } from './use-site-search.ts';
import styles from './results.module.css';

/** Longer than this, a question is not repeated whole. */
const LONGEST_ECHO = 60;

/** What was found, by kind. `times` counts how often Enter was pressed: the same count is said again. */
export function Results({ asked, search, times }: { asked: string; search: SearchState; times: number }) {
  const groups = asked !== '' && typeof search === 'function' ? search(asked) : [];
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const echo = asked.length > LONGEST_ECHO ? `${asked.slice(0, LONGEST_ECHO).toWellFormed()}…` : asked;
  return (
    // Who leaves by a link finds the search again with Back, however soon it is.
    <div className={`wrap ${styles['results']}`} onClickCapture={() => writeUrlParameter('q', asked.toWellFormed())}>
      <p role="status" className={styles['status']}>
        {asked !== '' && <Status search={search} count={count} asked={echo} />}
        {/* Said again only where it has changed. */}
        {times % 2 === 1 && '\u00a0'}
      </p>
      {asked !== '' && (
        <>
          <ElsewhereLinks asked={asked} echo={echo} />
          {search === 'failed' && <Failure />}
          {typeof search === 'function' && count === 0 && <NoResult />}
          {groups.map((group) => (
            <Group key={group.kind} {...group} />
          ))}
        </>
      )}
    </div>
  );
}

function Status({ search, count, asked }: { search: SearchState; count: number; asked: string }) {
  if (search === 'loading') return 'loading...';
  if (search === 'failed') return <Trans>The search could not be loaded.</Trans>;
  if (count === 0) return <Trans>Nothing found for "{asked}".</Trans>;
  return <Plural value={count} one={`# result for "${asked}"`} other={`# results for "${asked}"`} />;
}

/** Firms are not in this index: their lists have searches of their own (specification §5). */
function ElsewhereLinks({ asked, echo }: { asked: string; echo: string }) {
  const query = new URLSearchParams({ q: asked.slice(0, 200) }).toString();
  return (
    <ul className={styles['elsewhere']}>
      <li>
        <Link href={`/regulated-companies?${query}`}>
          <Trans>Look for "{echo}" in the Regulated Companies directory</Trans>
        </Link>
      </li>
      <li>
        <Link href={`/warnings?${query}`}>
          <Trans>Look for "{echo}" in the Investor Warnings</Trans>
        </Link>
      </li>
    </ul>
  );
}

function Group({ kind, results }: ResultGroup) {
  const names: Record<Kind, ReactNode> = {
    page: <Trans>Pages</Trans>,
    document: <Trans>Guidance and documents</Trans>,
    question: <Trans>Questions</Trans>,
  };
  return (
    <section className={styles['group']} aria-labelledby={`results-${kind}`}>
      <h2 id={`results-${kind}`}>
        {names[kind]} <span>{results.length}</span>
      </h2>
      <ol>
        {results.map((result) => (
          <ResultItem key={result.address} result={result} />
        ))}
      </ol>
    </section>
  );
}

function NoResult() {
  return (
    <Callout tone="note">
      <p>
        <Trans>
          Check the spelling, or try fewer or other words. A firm's name is found in the directory or in the warnings, with the links above.
        </Trans>
      </p>
      <p>
        <Trans>
          All pages are listed below. If you still do not find it, <Link href="/contact">write to us</Link>.
        </Trans>
      </p>
    </Callout>
  );
}

function Failure() {
  return (
    <Callout tone="bad">
      <p>
        <Trans>Check your connection and load this page again. The list of all pages below is complete.</Trans>
      </p>
    </Callout>
  );
}
