import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocationProperty } from 'wouter/use-browser-location';
import { changeWith, loadChangesOf, loadYear, recent, yearOf, years, type Change } from '#src/history/changes.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { COLON, LIST } from '#src/i18n/punctuation.ts';
import { useLoaded } from '#src/loading/use-loaded.ts';
import { Breadcrumb } from '#src/parts/breadcrumb/breadcrumb.tsx';
import { ListNotLoaded } from '#src/late/not-loaded.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { useTitlePrefix } from '#src/ui/title-prefix.ts';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { LoadingText } from '#src/late/loading.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useLocation } from '#src/parts/link/link.ts';
import { changesAt } from '#src/parts/link/ask-at.ts';
import { useUrlChoice } from '#src/ui/url-choice.ts';
import { currentFragment, useQuery } from '#src/ui/url-state.ts';
import { Days } from './days.tsx';
import { OfFirm } from './of-firm.tsx';
import { OlderChanges } from './older-changes.tsx';
import styles from './page.module.css';

/** Most changes are in other details of firms, such as a capital ratio, so they are listed only with all others. */
const CHOICES = ['main', 'licences', 'ends', 'statuses', 'warnings', 'documents', 'all'] as const;
type Choice = (typeof CHOICES)[number];

function isOf(choice: Choice, [, , topic]: Change): boolean {
  if (choice === 'all') return true;
  if (choice === 'main') return topic !== 'others';
  return topic === choice || (choice === 'warnings' && topic === 'withdrawals');
}

/** Changes to the register: what happened to firms, warnings and documents, by day (HISTORY-20). */
export default function ChangesPage() {
  const firm = useQuery().get('firm') ?? '';
  const number = useNumber();
  const year = useYear(number);
  return (
    <>
      <Breadcrumb />
      <PageHead
        heading={<Trans>Changes to the register</Trans>}
        lead={
          <Trans>
            What happened to licences, warnings and documents, and on which day. Nothing is removed from this list. The number at the end of
            each line links to its permanent address.
          </Trans>
        }
        parts={
          <>
            <a href="#by-year">
              <Trans>By year</Trans>
            </a>
            <a href="#follow">
              <Trans>To follow changes</Trans>
            </a>
          </>
        }
      />
      <div className="wrap block-end">
        <Changes firm={firm} year={year} number={number} />
        <OlderChanges shown={firm === '' ? (year ?? 'latest') : ''} />
      </div>
    </>
  );
}

interface Wanted {
  year: string | undefined;
  /** The number of the change in the address. */
  number: number | undefined;
}

/** The changes of a firm or of a year, or else the latest ones. */
function Changes({ firm, year, number }: Wanted & { firm: string }) {
  const { value, isFailed, retry } = useLoaded(firm || year, firm === '' ? loadYear : loadChangesOf);
  const changes = firm === '' && year === undefined ? recent : value;
  const current = changeWith(number, changes ?? []);
  // The browser looks for the change before it is loaded. React would call what the effect returns, and a newer browser returns a promise.
  useEffect(() => {
    document.getElementById(`e${current?.[0]}`)?.scrollIntoView();
  }, [current]);
  if (isFailed) return <ListNotLoaded onRetry={retry} />;
  if (!changes) return <LoadingText />;
  return firm === '' ? (
    <List changes={changes} year={year} number={number} current={current} />
  ) : (
    <OfFirm licenseId={firm} changes={changes} />
  );
}

/** The changes of a year, or of the last 12 months, with a filter by topic. */
function List({ changes, year, number, current }: Wanted & { changes: readonly Change[]; current: Change | undefined }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [chosen] = useUrlChoice('topic', CHOICES);
  // The address of a change leads to it, whatever is listed otherwise. The next choice leaves it.
  const choice = current && !isOf(chosen, current) ? 'all' : chosen;
  const choose = (topic: Choice) => navigate(changesAt({ year: year ?? '', topic: topic === 'main' ? '' : topic }), { replace: true });
  const labels = useTopics();
  useTitlePrefix([year ?? '', choice === 'main' ? '' : labels[choice]].filter((part) => part !== '').join(LIST));
  const listed = (value: Choice) => changes.filter((change) => isOf(value, change));
  const chips = CHOICES.map((value) => ({ value, label: labels[value], count: listed(value).length }));
  const shown = listed(choice);
  return (
    <>
      <div className={styles['chips']}>
        <FilterChips label={t`Filter changes by topic`} chips={chips} chosen={choice} onChoose={choose} />
      </div>
      {number !== undefined && !current && (
        <Callout tone="note">
          <p>
            <Trans>There is no change number {number}.</Trans>
          </p>
        </Callout>
      )}
      <p role="status" className={`meta ${styles['count']}`}>
        {choice !== 'main' && (
          <>
            {labels[choice]}
            {COLON}
          </>
        )}
        <Shown count={shown.length} changes={changes} year={year} />
      </p>
      <Days changes={shown} current={current} />
    </>
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
    ends: t`Mergers and licences that ended`,
    statuses: t`Statuses`,
    warnings: t({ id: 'nav_warnings', message: 'Warnings' }),
    documents: t`Documents`,
    all: t`All`,
  };
}

/** The number of the change in the address (`#e12`). */
function useNumber(): number | undefined {
  const fragment = useLocationProperty(currentFragment, () => '');
  const number = /^e(\d{1,9})$/.exec(fragment)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The year that is shown: that of the change in the address, which gets old while its address stays the same, or the one in the address. */
function useYear(number: number | undefined): string | undefined {
  const wanted = useQuery().get('year');
  const asked = years.find(({ year }) => year === wanted)?.year;
  const isRecent = asked === undefined && number !== undefined && number >= (recent.at(-1)?.[0] ?? 0);
  return (number === undefined || isRecent ? undefined : yearOf(number)) ?? asked;
}
