import { Trans } from '@lingui/react/macro';
import { formatDay } from '#src/i18n/format-date.ts';
import type { FirmDetails, Successor } from '#src/register/register-data.ts';
import { ContentText } from '../document/content-text.tsx';
import { FirmName } from '../firm-name/firm-name.tsx';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { STANDINGS } from '#src/register/standing.ts';
import { explainStatus, FirmStatusMark, shapeOfStatus } from './firm-status.tsx';
import styles from './status-meaning.module.css';

/**
 * What the status of a firm means for its clients, and since when and why a licence is limited or has ended (HISTORY-13). A merged firm leads to
 * the firm that took it over (RECORD-3).
 */
export function StatusMeaning({
  details: { status, successor, since },
  className,
}: {
  details: FirmDetails;
  className?: string | undefined;
}) {
  return (
    <div className={className}>
      <ContentText as="p">{explainStatus(status).meaning}</ContentText>
      {since && STANDINGS[status] !== 'regulated' && <Since since={since} />}
      {successor && <SuccessorLink successor={successor} />}
      {status === 'Merged' && !successor && (
        <p>
          <Trans>Ask which firm has taken over your contract.</Trans>
        </p>
      )}
    </div>
  );
}

function Since({ since }: { since: NonNullable<FirmDetails['since']> }) {
  const day = formatDay(since.day);
  const reason = since.reason !== undefined && <ContentText>{since.reason}</ContentText>;
  return (
    <p>
      {reason ? (
        <Trans>
          Since {day}. {reason}
        </Trans>
      ) : (
        <Trans>Since {day}.</Trans>
      )}
    </p>
  );
}

export function SuccessorLink({ successor: { licenseId, name } }: { successor: Successor }) {
  return (
    <p>
      <Trans>
        Its successor:{' '}
        <Link href={recordAt(licenseId)}>
          <FirmName>{name}</FirmName>
        </Link>
      </Trans>
    </p>
  );
}

/** A status that limits or ends the licence, and what it means. It comes before everything else in a record (RECORD-5). */
export function StatusBlock({ details }: { details: FirmDetails }) {
  const [, tone] = shapeOfStatus(details.status);
  return (
    <div className={`${styles['block']} ${styles[tone]}`}>
      <h3 className="size-25">
        <FirmStatusMark status={details.status} />
      </h3>
      <StatusMeaning details={details} className={`stack-1 measure ${styles['meaning']}`} />
    </div>
  );
}
