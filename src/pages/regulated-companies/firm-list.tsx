import { useMemo, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Link } from '#src/parts/link/link.ts';
import { LatinLetters } from '#src/parts/latin-letters/latin-letters.tsx';
import { searchFirms } from '#src/parts/lists/search-firms.ts';
import { ListNotLoaded } from '#src/late/not-loaded.tsx';
import { ListWithoutScript } from '#src/late/list-without-script.tsx';
import type { RegisterOnDay } from '#src/history/register-on-day.ts';
import { register } from '#src/register/firms.ts';
import { CheckBeside } from '#src/parts/answer/check-beside.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { LoadingText } from '#src/late/loading.tsx';
import { useQuery } from '#src/ui/url-state.ts';
import { useDay, type ShownDay } from './use-day.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FirmRow, TableFrame } from './firm-row.tsx';
import { LetterIndex } from './letter-index.tsx';
import { letterRuns, type LetterRun } from './letters.ts';
import { useFilters } from './use-filters.ts';
import styles from './page.module.css';

/**
 * The register as a table, with every firm, so that find-in-page, printing and reading without a script include them all.
 * @param isCovered a record is about to cover the list, so the list is not shown before it (DIR-11)
 */
export function FirmList({ search, isCovered, onOpen }: { search: string; isCovered: boolean; onOpen: (licence: string) => void }) {
  const day = useDay();
  const past = day.shown?.register;
  const filters = useFilters(past);
  const searched = useMemo(
    () => searchFirms(search).filter((row) => past === undefined || past.statuses[row] !== undefined),
    [search, past],
  );
  const found = useMemo(() => (filters.passes ? searched.filter(filters.passes) : searched), [searched, filters.passes]);
  // If the day cannot be shown because it did not load, do not show today's list instead.
  const shown = day.isFailed ? undefined : found;
  const runs = useMemo(() => letterRuns(shown ?? []), [shown]);
  const isWaiting = isCovered || day.isLoading;
  return (
    <>
      {day.shown?.band}
      <div className={`wrap block-end ${styles['fields']}`} data-waiting={isWaiting || undefined} hidden={day.isOpening}>
        <div>
          <ListWithoutScript total={register.length} file="/data/firms.csv" />
          <FilterPanel filters={filters} found={searched} />
          <Count>{isWaiting ? <LoadingText /> : shown && <Totals shown={shown.length} day={day.shown} />}</Count>
        </div>
        <LetterIndex runs={runs} />
        <div data-hidden-while="waiting">
          {day.isFailed && <ListNotLoaded onRetry={day.retry} />}
          {shown?.length === 0 && <NoMatch search={search} />}
          {shown && shown.length > 0 && <CheckBeside text={search} />}
          {shown && (
            <TableFrame hidden={shown.length === 0}>
              <Rows shown={shown} runs={runs} past={past} onOpen={onOpen} />
            </TableFrame>
          )}
          <More />
        </div>
      </div>
    </>
  );
}

/** How many firms match (announced when it changes), and where to look for a firm that is not listed. */
function Count({ children }: { children: ReactNode }) {
  return (
    <div className={`apart touch-links meta ${styles['count']}`}>
      <p role="status">{children}</p>
      <p className="cluster" data-screen-only>
        <Link href="/warnings">
          <Trans>
            <span className="wide-only">Firm not listed? </span>Search the warnings
          </Trans>
        </Link>{' '}
        <Link href="/changes">
          <Trans>Changes to the register</Trans>
        </Link>
      </p>
    </div>
  );
}

/** How many firms are shown of all, and on which day if that is not today. */
function Totals({ shown, day }: { shown: number; day: ShownDay | undefined }) {
  const firms = day?.register?.statuses.filter((status) => status !== undefined) ?? register;
  const [some, all] = [formatNumber(shown), formatNumber(firms.length)];
  return (
    <>
      {day && <>{day.lead} </>}
      <Trans>
        <b>{some}</b> of <b>{all}</b> firms<span className="wide-only"> shown, sorted by name</span>
      </Trans>
    </>
  );
}

/** More about the register, below the list. */
function More() {
  return (
    <p className={`touch-links cluster ${styles['more']}`} data-screen-only>
      <Link href="/register-in-figures">
        <Trans>The register in figures</Trans>
      </Link>
      <Link href="/open-data#firms">
        <Trans>The register as open data</Trans>
      </Link>
    </p>
  );
}

/** The text for an empty result (DIR-6), advice for someone who expected to find a firm, and what the check says. */
function NoMatch({ search }: { search: string }) {
  return (
    <Callout tone="note">
      <CheckBeside text={search}>
        <p>
          <strong>
            <Trans>No companies found matching your search.</Trans>
          </strong>
        </p>
        <p>
          <Trans>
            Check the spelling, or try part of the name. If a firm that is not in this directory offers you services, do not send it money:{' '}
            <Link href="/contact">ask us</Link>.
          </Trans>
        </p>
        <LatinLetters text={search} />
      </CheckBeside>
    </Callout>
  );
}

interface RowsProps {
  /** The rows of the register that are shown, in order. */
  shown: readonly number[];
  runs: readonly LetterRun[];
  past: RegisterOnDay | undefined;
  onOpen: (licence: string) => void;
}

/** All rows stay mounted, and those that do not match are hidden. That is cheaper at each keystroke than creating rows again. */
function Rows({ shown, runs, past, onOpen }: RowsProps) {
  const isShown = new Set(shown);
  const query = useQuery();
  // Opening a record changes no row.
  query.delete('firm');
  const asked = query.toString();
  const runAt = new Map(runs.map((run) => [run.first, run]));
  return register.map((firm) => {
    const run = runAt.get(firm.row);
    return (
      <FirmRow
        key={firm.row}
        firm={firm}
        status={past?.statuses[firm.row] ?? firm.status}
        asked={asked}
        letter={run?.letter}
        count={run?.count}
        hidden={!isShown.has(firm.row)}
        onOpen={onOpen}
      />
    );
  });
}
