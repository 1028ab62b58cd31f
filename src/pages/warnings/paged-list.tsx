import { useEffect, useRef, useState } from 'react';
import { WARNINGS_PER_PAGE } from '#src/content/list-sizes.ts';
import { firstWarnedFirms, warnedFirmCount, type ListedWarnedFirm } from '#src/content/warned-firms-head.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NotHere, PagedList, WithoutScript } from '#src/parts/paging/paged-list.tsx';
import { WarningTotals } from '#src/parts/paging/totals.tsx';
import { useArrival } from '#src/parts/paging/use-arrival.ts';
import { usePages, type LongList } from '#src/parts/paging/use-pages.ts';
import { loadOptional } from '#src/ui/optional-part.ts';
import { Count } from './count.tsx';
import { NoMatch } from './no-match.tsx';
import { UnknownEntry } from './unknown-entry.tsx';
import { showEntry, useEntryId } from './use-entry.ts';
import { WarnedFirmCard } from './warned-firm-card.tsx';
import styles from './warned-firm-list.module.css';

/** No part of the first load: only its first page is. */
const loadWarnings = () => import('./long-warnings.ts');

const LIST: LongList<ListedWarnedFirm> = {
  size: warnedFirmCount,
  perPage: WARNINGS_PER_PAGE,
  first: firstWarnedFirms,
  open: async () => (await loadWarnings()).longWarnings,
};

/** Fetches the warnings ahead of a search. A failure is no concern yet: the search asks again, and says so if it fails. */
export function prepareSearch() {
  loadWarnings()
    .then(({ longWarnings }) => longWarnings.loadMatch())
    .catch(() => undefined);
}

/** Many warned firms, page by page. Each page is an address of its own; all of them are fetched only for a search. */
export function WarningList({ search }: { search: string }) {
  const { code } = useLanguage();
  const id = useEntryId();
  const entry = useEntry(id);
  const { found, records, paging, isFailed, retry } = usePages(LIST, search, entry.place);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isHere = records !== undefined;
  const follow = useArrival(headingRef, isHere);

  useEffect(() => {
    if (isHere && id !== undefined && entry.place !== undefined) showEntry(id);
  }, [isHere, id, entry.place]);

  return (
    <>
      {entry.state === 'unknown' && id !== undefined && <UnknownEntry key={id} id={id} />}
      {entry.state === 'failed' && <NotHere onRetry={entry.retry} />}
      <Count>
        {isHere && entry.state !== 'loading' ? <WarningTotals found={found?.length} all={warnedFirmCount} /> : !isFailed && 'loading...'}
      </Count>
      <WithoutScript shown={formatNumber(code, paging.end)} total={formatNumber(code, warnedFirmCount)} file="/data/warnings.csv" />
      {isFailed && <NotHere onRetry={retry} />}
      {records?.length === 0 && <NoMatch search={search} />}
      {records !== undefined && records.length > 0 && (
        <PagedList search={search} paging={paging} headingRef={headingRef} onFollow={follow}>
          <ul className={styles['cards']}>
            {records.map((firm) => (
              <li key={firm.place} className={styles['item']}>
                <WarnedFirmCard firm={firm} linked={firm.place === entry.place} />
              </li>
            ))}
          </ul>
        </PagedList>
      )}
    </>
  );
}

interface Entry {
  state: 'none' | 'loading' | 'failed' | 'unknown' | 'here';
  place: number | undefined;
  retry: () => void;
}

/** Finds the entry of the address. The list is searched for its id, which may take a moment. */
function useEntry(id: string | undefined): Entry {
  const [answer, setAnswer] = useState<{ id: string; place: number | undefined; isFailed?: true }>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (id === undefined) return;
    loadOptional(async () => (await loadWarnings()).findWarnedFirm(id)).then(
      (firm) => setAnswer({ id, place: firm?.place }),
      (error: unknown) => {
        reportError(error);
        setAnswer({ id, place: undefined, isFailed: true });
      },
    );
  }, [id, tries]);

  const retry = () => {
    setAnswer(undefined);
    setTries(tries + 1);
  };
  const place = answer !== undefined && answer.id === id ? answer.place : undefined;
  return { state: stateOf(id, answer), place, retry };
}

function stateOf(id: string | undefined, answer: { id: string; place: number | undefined; isFailed?: true } | undefined): Entry['state'] {
  if (id === undefined) return 'none';
  if (answer === undefined || answer.id !== id) return 'loading';
  if (answer.isFailed) return 'failed';
  return answer.place === undefined ? 'unknown' : 'here';
}
