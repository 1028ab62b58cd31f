import { useState, type ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { useCheckBeside } from '#src/parts/answer/check-beside.tsx';
import { CheckLink } from '#src/parts/answer/check-link.tsx';
import { Link } from '#src/parts/link/link.ts';
import type { Kind, ResultGroup } from '#src/search/site/site-search.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useHasStopped } from '#src/ui/use-has-stopped.ts';
import { FirmLines } from './firm-lines.tsx';
import { ResultItem } from './result-item.tsx';
import type { SearchState } from './use-site-search.ts';
import { LoadingText } from '#src/late/loading.tsx';
import styles from './results.module.css';

/** A longer question is not repeated in full. */
const MAX_ECHO_LENGTH = 60;

/**
 * The results by kind. `times` is how often Enter was pressed, so that the same count is announced again.
 * @param children what is shown as long as there are no results
 */
export function Results({ asked, search, times, children }: { asked: string; search: SearchState; times: number; children: ReactNode }) {
  const found = asked !== '' && typeof search === 'function' ? search(asked) : undefined;
  // Isolated, because the text may contain characters that change the direction of the text after it.
  const echo = <bdi translate="no">{asked.length > MAX_ECHO_LENGTH ? `${[...asked].slice(0, MAX_ECHO_LENGTH).join('')}…` : asked}</bdi>;
  const firmCount = found ? found.firms.warned + found.firms.regulated : 0;
  const { says, named = 0 } = useCheckBeside(found ? asked : '', firmCount > 0) ?? {};
  const siteCount = found?.groups.reduce((sum, { results }) => sum + results.length, 0) ?? 0;
  const count = siteCount + (firmCount || (says ? named : 0));
  const offer = (
    <p className={styles['check']}>
      <CheckLink text={asked}>
        <Trans>Check “{echo}” in the register and the warnings</Trans>
      </CheckLink>
    </p>
  );
  const hasStopped = useHasStopped(asked);
  const status = asked !== '' && <Status search={search} count={count} asked={echo} />;
  return (
    <>
      <div className={`wrap ${styles['results']}`} data-waiting={(asked !== '' && search === 'loading') || undefined}>
        <p aria-hidden="true" className={styles['status']}>
          {status}
        </p>
        <p role="status" className="spoken">
          {hasStopped && status}
          {/* Only announced again if it has changed. */}
          {times % 2 === 1 && '\u00a0'}
        </p>
        {search === 'failed' && asked !== '' && (
          <>
            {offer}
            <Callout tone="bad">
              <p>
                <Trans>Check your connection and reload this page. You can still use the list of all pages below.</Trans>
              </p>
            </Callout>
          </>
        )}
        {says}
        {(says || (found && !found.isAnswered)) && offer}
        {found && <FirmLines firms={found.firms} asked={asked} />}
        {found && <GroupLinks groups={found.groups} />}
        {found && count === 0 && <NoResult asked={asked} />}
        {found?.groups.map((group) => (
          <SiteResults key={`${group.kind} ${asked}`} {...group} />
        ))}
        {count > 0 && (
          <p className="tall-links">
            <Link href="/search">
              <Trans>All pages</Trans>
            </Link>
          </p>
        )}
      </div>
      {count === 0 && children}
    </>
  );
}

function Status({ search, count, asked }: { search: SearchState; count: number; asked: ReactNode }) {
  if (search === 'loading') return <LoadingText />;
  if (search === 'failed') return <Trans>The search could not be loaded.</Trans>;
  if (count === 0) return <Trans>No results for “{asked}”.</Trans>;
  return <Plural value={count} one={<Trans># result for “{asked}”</Trans>} other={<Trans># results for “{asked}”</Trans>} />;
}

const NAMES: Record<Kind, ReactNode> = {
  page: <Trans>Pages</Trans>,
  question: <Trans>Questions</Trans>,
  guidance: <Trans>Guidance documents</Trans>,
  advisory: <Trans>Advisories</Trans>,
  publication: <Trans>Publications</Trans>,
  legal: <Trans>Legal documents</Trans>,
};

/** A group shows this many results until a visitor asks for all. */
const SHOWN_FIRST = 5;

function SiteResults({ kind, results }: ResultGroup) {
  const [isWhole, setWhole] = useState(results.length <= SHOWN_FIRST + 1);
  const all = formatNumber(results.length);
  return (
    <section className={`thirds ${styles['group']}`} aria-labelledby={`results-${kind}`}>
      <h2 id={`results-${kind}`} className="size-3" tabIndex={-1}>
        {NAMES[kind]} <span className="label number">{all}</span>
      </h2>
      <ol>
        {(isWhole ? results : results.slice(0, SHOWN_FIRST)).map((result) => (
          <ResultItem key={result.entry.address} {...result} />
        ))}
        {!isWhole && (
          <li className={styles['more']}>
            <Button
              variant="line"
              size="small"
              onClick={({ currentTarget }) => {
                const list = currentTarget.closest('ol');
                setWhole(true);
                // The button that had focus is gone.
                requestAnimationFrame(() => list?.querySelectorAll<HTMLElement>('h3 a')[SHOWN_FIRST]?.focus());
              }}
            >
              <Trans>Show all {all}</Trans>
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}

/** How many results each group has, as links to the groups. Nothing for a single group. */
function GroupLinks({ groups }: { groups: readonly ResultGroup[] }) {
  if (groups.length < 2) return null;
  return (
    <p className={`tall-links cluster ${styles['kinds']}`}>
      {groups.map(({ kind, results }) => (
        <a
          key={kind}
          href={`#results-${kind}`}
          onClick={(event) => {
            // The browser would add an entry to the history, which has no question that may not be in an address.
            event.preventDefault();
            const heading = document.getElementById(`results-${kind}`);
            heading?.scrollIntoView();
            heading?.focus({ preventScroll: true });
          }}
        >
          {NAMES[kind]} <span className="label number">{formatNumber(results.length)}</span>
        </a>
      ))}
    </p>
  );
}

function NoResult({ asked }: { asked: string }) {
  return (
    <Callout tone="note">
      <p>
        <Trans>
          Check the spelling, or try fewer or different words. A firm or website may be listed in a different form: look for it under{' '}
          <CheckLink text={asked}>Check a firm or website</CheckLink>.
        </Trans>
      </p>
      <p>
        <Trans>
          All pages are listed below. If you still cannot find what you need, <Link href="/contact">write to us</Link>.
        </Trans>
      </p>
    </Callout>
  );
}
