import { Trans } from '@lingui/react/macro';
import type { FirmMatch, WarningMatch } from '@frontier/check';
import type { NamedFirm, NamedWarning } from '#src/check/named-records.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { FirmPermission } from '#src/parts/firm-permission/firm-permission.tsx';
import { WithMarks } from '#src/parts/firm-permission/marked-terms.tsx';
import { FirmRecord } from '#src/parts/firm-record/firm-record.tsx';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { LateRecord } from '#src/late/not-loaded.tsx';
import { WarnedFirmFacts, WarningDates } from '#src/parts/warned-firm/warned-firm-facts.tsx';
import { firmDetails } from '#src/register/firm-details.ts';
import { loadReason, reasonAt, type Reason } from '#src/register/reasons.ts';
import { defang } from '#src/search/defang.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { RecordLink } from './record-link.tsx';
import styles from './answer.module.css';

interface Props {
  position: number;
  record: NamedFirm | NamedWarning;
  /** What was typed, if it is a field of this record. */
  match: FirmMatch | WarningMatch | undefined;
  /** Whether a visitor may ask what the licence of a firm covers (PERMIT-1). */
  mayAsk: boolean;
}

/** A record as an answer: whether a firm may do business, and which business, or why we warn about it. The websites of a warning are text. */
export function Entry({ position, record, match, mayAsk }: Props) {
  const isFirm = 'licenseId' in record;
  return (
    <article className={`stack ${styles['entry']}`}>
      <h3>
        <RecordLink record={record} />
      </h3>
      <p className="meta">{isFirm ? <Verbatim>{record.licenseId}</Verbatim> : <WarningDates {...record} />}</p>
      {match?.how === 'page' && (
        <p className="meta measure">
          <Trans>The warning is about that page, not about the rest of the website.</Trans>
        </p>
      )}
      {isFirm ? (
        <LateRecord key={position} position={position} at={firmDetails.at} load={firmDetails.loadAt}>
          {(details) => (
            <div>
              <WithMarks>
                <FirmRecord details={details} />
                {mayAsk && <FirmPermission details={details} />}
              </WithMarks>
            </div>
          )}
        </LateRecord>
      ) : (
        <>
          <LateRecord key={position} position={position} at={reasonAt} load={loadReason}>
            {(reason) => <WhyWarned {...reason} />}
          </LateRecord>
          <WarnedFirmFacts
            firm={record}
            renderWebsite={(address) => {
              const Emphasis = address === match?.value ? 'b' : 'bdi';
              return <Emphasis dir="ltr">{defang(address)}</Emphasis>;
            }}
          />
        </>
      )}
    </article>
  );
}

/** The reason, and the regulated firm that a clone firm imitates. */
function WhyWarned({ text, isEnglish = false, genuine }: Reason) {
  return (
    <>
      <ContentText as="p" className="measure" isEnglish={isEnglish}>
        {text}
      </ContentText>
      {genuine && (
        <p className="measure">
          <Trans>
            <strong>Imitates a regulated firm.</strong> The genuine firm is{' '}
            <Link href={recordAt(genuine.licenseId)}>
              <FirmName>{genuine.name}</FirmName>
            </Link>
          </Trans>
        </p>
      )}
    </>
  );
}
