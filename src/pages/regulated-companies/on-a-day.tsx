import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { problemOf, registerOn, type NoDay, type PastStatuses, type RegisterOnDay } from '#src/history/register-on-day.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { localToday } from '#src/i18n/local-today.ts';
import { fetchData } from '#src/loading/fetch-data.ts';
import { loadOnce } from '#src/loading/load-once.ts';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { Link, usePagePath } from '#src/parts/link/link.ts';
import { useTitlePrefix } from '#src/ui/title-prefix.ts';
import type { PageAddress } from '#src/routes.ts';
import type { ShownDay } from './use-day.ts';
import { useQuery, withQuery } from '#src/ui/url-state.ts';
import styles from './on-a-day.module.css';

/* The register on another day than today. Loaded when an address names a day, or when somebody is about to choose one. */

const loadPast = loadOnce((file: string) => fetchData<PastStatuses>(file));

/** Prepares what the page shows of a day. @throws if the past of the register cannot be loaded from this file. */
export async function showDay(text: string, file: string): Promise<ShownDay> {
  const past = await loadPast(file);
  const problem = problemOf(text, past.begins, localToday());
  if (problem !== undefined)
    return { register: undefined, band: <NoDayBand problem={problem} text={text} begins={past.begins} />, lead: '' };
  const register = registerOn(text, past);
  const day = formatDay(text);
  return { register, band: <DayBand register={register} />, lead: <Trans>On {day}:</Trans> };
}

function DayBand({ register: { day: iso, counts } }: { register: RegisterOnDay }) {
  const query = useQuery();
  const day = formatDay(iso);
  // The page itself puts anything else before its title.
  useTitlePrefix([...query].length > 1 ? '' : day);
  return (
    <DayPanel>
      <h2>
        <Trans>The register as it was on {day}</Trans>
      </h2>
      <ul className={`cluster ${styles['counts']}`}>
        {counts.map(({ status, count }) => (
          <li key={status}>
            <FirmStatusMark status={status} /> <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
      <p className="measure">
        <Trans>
          The list shows the firms that had been granted a licence by the end of that day, and the status that each had then. Names,
          countries, tiers and activities are those of today.
        </Trans>
      </p>
      <Today />
    </DayPanel>
  );
}

/** Why the list is that of today. Spoken when it appears. */
function NoDayBand({ problem, text, begins }: { problem: NoDay; text: string; begins: string }) {
  return (
    <DayPanel>
      <p className="measure" role="alert">
        <Reason problem={problem} text={text} begins={formatDay(begins)} /> <Trans>The list shows today’s register.</Trans>
      </p>
    </DayPanel>
  );
}

function Reason({ problem, text, begins }: { problem: NoDay; text: string; begins: string }) {
  if (problem === 'wrong') {
    // An element, because Lingui would read what looks like a tag in a string as one of its own.
    const written = <bdi translate="no">{text}</bdi>;
    return <Trans>“{written}” in this address is not a date. A date is written like this: 2021-03-03.</Trans>;
  }
  const day = formatDay(text);
  if (problem === 'future') return <Trans>{day} is in the future, so there is no register for that day yet.</Trans>;
  return (
    <Trans>
      The history of the register begins on {begins}, so the register cannot be shown as it was on {day}.
    </Trans>
  );
}

function DayPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles['band']}>
      <div className="wrap">{children}</div>
    </div>
  );
}

function Today() {
  const path = usePagePath();
  const query = useQuery();
  query.delete('on');
  const today: PageAddress = withQuery(path, query);
  return (
    <p className="tall-links" data-screen-only>
      {/* The link that had focus is gone. */}
      <Link href={today} onClick={() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })}>
        <Trans>Show today’s register</Trans>
      </Link>
    </p>
  );
}
