import { Fragment } from 'react';
import { byDay, type Change } from '#src/history/changes.ts';
import { formatMonth } from '#src/i18n/format-date.ts';
import { keepWhole } from '#src/i18n/keep-whole.tsx';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { shapeOfStatus } from '#src/parts/firm-record/firm-status.tsx';
import { Link } from '#src/parts/link/link.ts';
import type { PageAddress } from '#src/routes.ts';
import { Icon, WarningSign } from '#src/ui/icon.tsx';
import { StatusMark } from '#src/ui/status-mark.tsx';
import styles from './page.module.css';

/**
 * The changes under their months and days. Each line leads to its record, and ends with its number as a link to the line. Hundreds of lines need few
 * elements. The search of the site leaves the list out, because it would find it for every name.
 */
export function Days({ changes, current }: { changes: readonly Change[]; current?: Change | undefined }) {
  return (
    <div className={styles['days']} data-not-searched>
      {byDay(changes).map(([day, ofDay], index, days) => (
        <Fragment key={day}>
          {monthOf(day) !== monthOf(days[index - 1]?.[0]) && <h2 className="size-3">{formatMonth(monthOf(day))}</h2>}
          <h3>{formatNumber(Number(day.slice(8)))}</h3>
          <ul>
            {ofDay.map((change) => (
              <Line key={change[0]} change={change} isCurrent={change === current} />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

const monthOf = (day = '') => day.slice(0, 7);

function Line({ change, isCurrent }: { change: Change; isCurrent: boolean }) {
  const [number, , , name, address, text, reason] = change;
  return (
    <li id={`e${number}`} aria-current={isCurrent || undefined}>
      {/* oxlint-disable-next-line no-unsafe-type-assertion -- the build writes addresses of pages only */}
      <Link href={address as PageAddress}>
        <FirmName>{name}</FirmName>
      </Link>{' '}
      <span>
        <Mark change={change} />
        {keepWhole(text)}
      </span>{' '}
      <Link href={`/changes#e${number}`}>{number}</Link>
      {reason !== '' && <ContentText as="p">{reason}</ContentText>}
    </li>
  );
}

/** The mark of the status that a firm got, of a warning that was issued or withdrawn, or of a document. Other changes have none. */
function Mark({ change: [, , topic, , , , , status] }: { change: Change }) {
  if (topic === 'documents') return <Icon name="page" />;
  if (topic === 'warnings') return <WarningSign />;
  if (topic === 'withdrawals') return <Icon name="withdrawn" />;
  const [shape, tone] = status ? shapeOfStatus(status) : [];
  return shape && <StatusMark shape={shape} tone={tone} />;
}
