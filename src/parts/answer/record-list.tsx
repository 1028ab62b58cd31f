import { useId, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { recordsOf } from '@frontier/check';
import { MAX_FULL } from '#src/check/records.ts';
import type { Answered } from '#src/check/use-check.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { Button } from '#src/ui/button.tsx';
import { WarningSign } from '#src/ui/icon.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { Entry } from './entry.tsx';
import { RecordLink } from './record-link.tsx';
import styles from './answer.module.css';

/** A part of an answer below the band: its heading in the first of three columns, its content in the others. */
export function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`thirds ${styles['part']}`} aria-labelledby={id}>
      <h2 id={id} className="size-25" tabIndex={-1}>
        {heading}
      </h2>
      <div className={`stack-3 ${styles['content']}`}>{children}</div>
    </section>
  );
}

/** The number of links that are shown, and added on each request. */
const AT_A_TIME = 10;

/** The records of a list that an answer names: in full those that it is about, and links to the others. */
export function RecordList({ list, answered: { answer, records } }: { list: 'firms' | 'warnings'; answered: Answered }) {
  const [most, setMost] = useState(AT_A_TIME);
  const { records: found, total } = recordsOf(answer)[list];
  const named = found.flatMap(({ position, match, rank }) => {
    const record = records[list].get(position);
    return record ? [{ position, match, rank, record }] : [];
  });
  // If a warning may be meant, it is one that matches best.
  const best = list === 'warnings' && (answer.verdict === 'likeWarned' || answer.verdict === 'both') ? named[0]?.rank : undefined;
  const meant = named.filter(({ rank }) => rank === 'exact' || rank === best).slice(0, MAX_FULL);
  const others = named.slice(meant.length);
  const more = formatNumber(Math.min(AT_A_TIME, others.length - most));
  if (total === 0) return null;
  return (
    <Part heading={<ListHeading list={list} total={total} isOne={total === 1 && meant.length === 1} />}>
      {meant.map(({ position, match, record }) => (
        <Entry key={position} record={record} match={match} />
      ))}
      {others.length > 0 && (
        <ul className={`tall-links ${styles['rows']}`}>
          {others.slice(0, most).map(({ position, record }) =>
            'licenseId' in record ? (
              <li key={position} className={styles['firm']}>
                <RecordLink record={record} />
                <Verbatim>{record.licenseId}</Verbatim>
                <FirmStatusMark status={record.status} />
              </li>
            ) : (
              <li key={position}>
                <span className={styles['sign']}>
                  <WarningSign />
                </span>
                <RecordLink record={record} />
              </li>
            ),
          )}
        </ul>
      )}
      {others.length > most && (
        <Button variant="line" size="small" onClick={() => setMost(most + AT_A_TIME)}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </Part>
  );
}

function ListHeading({ list, total, isOne }: { list: 'firms' | 'warnings'; total: number; isOne: boolean }) {
  if (isOne) return list === 'firms' ? <Trans>The record</Trans> : <Trans>The warning</Trans>;
  return (
    <>
      {list === 'firms' ? <Trans>Regulated firms</Trans> : <Trans>Firms we warn about</Trans>}{' '}
      <span className={styles['total']}>{formatNumber(total)}</span>
    </>
  );
}
