import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocationProperty } from 'wouter/use-browser-location';
import { yearOf, type Change } from '#src/history/changes.ts';
import { loadYear, recent, years } from '#src/history/changes-list.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { COLON, LIST } from '#src/i18n/punctuation.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { Breadcrumb } from '#src/parts/breadcrumb/breadcrumb.tsx';
import { useLocation } from '#src/parts/link/link.ts';
import { ListFailed } from '#src/parts/lists/notes.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Contents } from '#src/ui/contents.tsx';
import { useTitlePrefix } from '#src/ui/document-title.ts';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { LoadingText } from '#src/ui/loading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useUrlChoice } from '#src/ui/url-choice.ts';
import { currentFragment, useQuery } from '#src/ui/url-state.ts';
import { Days } from './days.tsx';
import { OfFirm } from './of-firm.tsx';
import { Years } from './years.tsx';
import styles from './page.module.css';

/** Most changes are in other details of firms, such as a capital ratio, so they are listed only with all others. */
const CHOICES = ['main', 'licences', 'ends', 'statuses', 'warnings', 'documents', 'all'] as const;
type Choice = (typeof CHOICES)[number];

function isOf(choice: Choice, [, , topic]: Change): boolean {
  if (choice === 'all') return true;
  if (choice === 'main') return topic !== 'others';
  return topic === choice || (choice === 'warnings' && topic === 'withdrawals');
}

/** Changes to the Register: what happened to firms, warnings and documents, by day (HISTORY-20). */
export default function ChangesPage() {
  const { t } = useLingui();
  const firm = useQuery().get('firm') ?? '';
  const year = useYear();
  return (
    <>
      <Breadcrumb />
      <PageHead
        heading={<Trans>Changes to the Register</Trans>}
        lead={
          <Trans>
            What happened to licences, warnings and documents, and on which day. Nothing is removed from this list. The number at the end of
            each line links to its permanent address.
          </Trans>
        }
      >
        <Contents
          label={t`On this page`}
          items={[
            { id: 'by-year', text: <Trans>By year</Trans> },
            { id: 'follow', text: <Trans>To follow changes</Trans> },
          ]}
        />
      </PageHead>
      <div className="wrap block-end">
        {firm === '' ? <OfYear year={year} /> : <OfFirm licenseId={firm} year={year} />}
        <Years shown={year} firm={firm} />
      </div>
    </>
  );
}

/** The changes of a year, or the latest ones. */
function OfYear({ year }: { year: string | undefined }) {
  const { value, isFailed, retry } = useLoaded(year, loadYear);
  const changes = year === undefined ? recent : value;
  const target = useTarget();
  useYearOfTarget(target, changes, year);
  return (
    <>
      {isFailed && <ListFailed onRetry={retry} />}
      {changes ? <List key={year} changes={changes} year={year} target={target} /> : !isFailed && <LoadingText />}
    </>
  );
}

/** The changes of a year, or of the last 12 months, with a filter by topic. */
function List({ changes, year, target }: { changes: readonly Change[]; year: string | undefined; target: number | undefined }) {
  const { t } = useLingui();
  const [chosen, choose] = useUrlChoice('topic', CHOICES);
  const wantedChange = changes.find(([number]) => number === target);
  // The address of a change leads to it, whatever is listed otherwise.
  const choice = chosen === 'main' && wantedChange && !isOf('main', wantedChange) ? 'all' : chosen;
  const labels = useTopics();
  useTitlePrefix([year ?? '', choice === 'main' ? '' : labels[choice]].filter((part) => part !== '').join(LIST));
  const listed = (value: Choice) => changes.filter((change) => isOf(value, change));
  const chips = CHOICES.map((value) => ({ value, label: labels[value], count: listed(value).length }));
  const shown = listed(choice);
  // The browser looks for the change before its year is loaded. React would call what the effect returns, and a newer browser returns a promise.
  useEffect(() => {
    document.getElementById(`e${target}`)?.scrollIntoView();
  }, [target]);
  return (
    <>
      <div className={styles['chips']}>
        <FilterChips label={t`Filter changes by topic`} chips={chips} chosen={choice} onChoose={choose} />
      </div>
      {target !== undefined && !wantedChange && <Unknown number={target} year={year} />}
      <p role="status" className={`meta ${styles['count']}`}>
        {choice !== 'main' && (
          <>
            {labels[choice]}
            {COLON}
          </>
        )}
        <Shown count={shown.length} changes={changes} year={year} />
      </p>
      <Days changes={shown} />
    </>
  );
}

/** A number that this list does not have. If another year may have it, the page is on its way there. */
function Unknown({ number, year }: { number: number; year: string | undefined }) {
  const isElsewhere = ![undefined, year].includes(yearOf(number, years));
  return isElsewhere ? null : (
    <Callout tone="note">
      <p>
        <Trans>There is no change number {number}.</Trans>
      </p>
    </Callout>
  );
}

/** How many changes are shown, and of which time. */
function Shown({ count, changes, year }: { count: number; changes: readonly Change[]; year: string | undefined }) {
  const [first, last] = [changes.at(-1)?.[1], changes[0]?.[1]];
  if (first === undefined || last === undefined) return <Trans>No changes have been recorded.</Trans>;
  const number = formatNumber(count);
  if (year !== undefined)
    return (
      <Trans>
        Changes in {year}: <b>{number}</b>
      </Trans>
    );
  const [from, to] = [formatDay(first), formatDay(last)];
  return (
    <Trans>
      Changes from {from} to {to}: <b>{number}</b>
    </Trans>
  );
}

function useTopics(): Record<Choice, string> {
  const { t } = useLingui();
  return {
    main: t`Main changes`,
    licences: t`Licences granted`,
    ends: t`Mergers and ended licences`,
    statuses: t`Statuses`,
    warnings: t({ id: 'nav_warnings', message: 'Warnings' }),
    documents: t`Documents`,
    all: t`All`,
  };
}

/** The year in the address, if there are changes of that year. */
function useYear(): string | undefined {
  const wanted = useQuery().get('year');
  return years.find(({ year }) => year === wanted)?.year;
}

/** The number of the change in the address (`#e12`). */
function useTarget(): number | undefined {
  const fragment = useLocationProperty(currentFragment, () => '');
  const number = /^e(\d{1,9})$/.exec(fragment)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Goes on to the year of the wanted change if it is not among those that are shown: the address of a change stays the same when it gets old. */
function useYearOfTarget(target: number | undefined, changes: readonly Change[] | undefined, shown: string | undefined) {
  const [, navigate] = useLocation();
  const isElsewhere = target !== undefined && changes !== undefined && !changes.some(([number]) => number === target);
  const year = isElsewhere ? yearOf(target, years) : undefined;
  useEffect(() => {
    if (year !== undefined && year !== shown) navigate(`/changes?year=${year}#e${target}`, { replace: true });
  }, [navigate, shown, target, year]);
}
