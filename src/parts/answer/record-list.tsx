import { useId, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { recordsOf } from '@frontier/check';
import type { NamedFirm, NamedWarning } from '#src/check/named-records.ts';
import type { Answered } from '#src/check/client.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { WarningDates } from '#src/parts/warned-firm/warned-firm-facts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { Entry } from './entry.tsx';
import { RecordLink } from './record-link.tsx';
import styles from './answer.module.css';

/** A part of an answer below the panel: its heading in the first of three columns, its content in the others. */
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

/** At most so many records are shown in full, and so many links, before somebody asks for more. */
const AT_A_TIME = 10;
/** If no record is exactly what was typed, those that are most like it are shown in full, unless there are many to choose from. */
const MAX_ALIKE = 3;

/** The records of a list that an answer names: in full those that it is about, and links to the others. */
export function RecordList({ list, answered: { answer, records } }: { list: 'firms' | 'warnings'; answered: Answered }) {
  const [most, setMost] = useState(AT_A_TIME);
  const { [list]: found, warnings } = recordsOf(answer);
  const named = found.flatMap(({ position, match, rank }) => {
    const record = records[list].get(position);
    return record ? [{ position, match, rank, record }] : [];
  });
  const best = named.filter(({ rank }) => rank === named[0]?.rank);
  const entries = best[0]?.rank === 'exact' || best.length <= MAX_ALIKE ? best.slice(0, AT_A_TIME) : [];
  const others = named.slice(entries.length);
  const isOne = found.length === 1 && entries.length === 1;
  // Beside a warning, what a licence covers would sound like an all-clear.
  const mayAsk = isOne && answer.form !== 'message' && entries[0]?.match !== undefined && warnings.length === 0;
  const more = formatNumber(Math.min(AT_A_TIME, others.length - most));
  if (found.length === 0) return null;
  const many = list === 'firms' ? <Trans>Firms in the register</Trans> : <Trans>Firms we warn about</Trans>;
  const theOnly = list === 'firms' ? <Trans>The record</Trans> : <Trans>The warning</Trans>;
  const heading = isOne ? (
    theOnly
  ) : (
    <>
      {many} <span className="label number">{formatNumber(found.length)}</span>
    </>
  );
  return (
    <Part heading={heading}>
      {entries.map((entry) => (
        <Entry key={entry.position} {...entry} mayAsk={mayAsk} />
      ))}
      {others.length > 0 && (
        <ul className={`ruled terms tall-links ${styles['rows']}`}>
          {others.slice(0, most).map(({ position, record }) => (
            <li key={position}>
              <RecordLink record={record} />
              <Which record={record} />
            </li>
          ))}
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

/** What tells a record from others with a similar name. */
function Which({ record }: { record: NamedFirm | NamedWarning }) {
  return (
    <p className="cluster meta">
      {'licenseId' in record ? (
        <>
          <Verbatim>{record.licenseId}</Verbatim>
          <FirmStatusMark status={record.status} />
        </>
      ) : (
        <WarningDates {...record} />
      )}
    </p>
  );
}
