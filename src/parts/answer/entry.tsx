import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { FirmMatch, WarningMatch } from '@frontier/check';
import type { NamedFirm, NamedWarning } from '#src/check/records.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { OtherNames } from '#src/parts/firm-name/other-names.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { MarkedTerms } from '#src/parts/firm-permission/marked-terms.tsx';
import { explainTier } from '#src/parts/firm-record/capital.ts';
import { CloneWarning } from '#src/parts/firm-record/clone-warning.tsx';
import { ContactPointsOnRecord } from '#src/parts/firm-record/contact-points.tsx';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { StatusMeaning } from '#src/parts/firm-record/status-meaning.tsx';
import { recordAt } from '#src/parts/link/ask-at.ts';
import { Link } from '#src/parts/link/link.ts';
import { WarnedFirmFacts, WarningDates } from '#src/parts/warned-firm/warned-firm-facts.tsx';
import type { Reason } from '#src/register/reasons.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { STANDINGS } from '#src/register/standing.ts';
import { defang, defangEmail } from '#src/search/defang.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { OpenInDirectory } from './record-link.tsx';
import styles from './entry.module.css';

interface Props {
  record: NamedFirm | NamedWarning;
  /** What was typed, if it is a field of this record. */
  match: FirmMatch | WarningMatch | undefined;
  level?: 'h2' | 'h3';
}

/** A record as an answer: whether a firm may do business, and which business, or why we warn about it. Its own page has the rest. */
export function Entry({ record, match, level: Heading = 'h3' }: Props) {
  const isFirm = 'licenseId' in record;
  return (
    <article className={`stack ${styles['entry']}`}>
      <Heading>
        <FirmName>{record.name}</FirmName>
      </Heading>
      <p className="meta">{isFirm ? <Verbatim>{record.licenseId}</Verbatim> : <WarningDates {...record} />}</p>
      {match && <Matched match={match} record={record} />}
      {isFirm ? <Firm details={record.details} /> : <Warning firm={record} typed={match?.value} />}
      {isFirm ? (
        <OpenInDirectory licenseId={record.licenseId} className="cluster actions" />
      ) : (
        <p className="tall-links cluster actions">
          <Link href={`/warnings#${record.id}`}>
            <Trans>Open the warning</Trans>
          </Link>
        </p>
      )}
    </article>
  );
}

/** Which field of the record matched, unless it is the name or the licence number, which are shown above. */
function Matched({ match, record }: { match: FirmMatch | WarningMatch; record: NamedFirm | NamedWarning }) {
  const { field, value, how } = match;
  if (field === 'name' || field === 'licence') return null;
  if (field === 'alias' && 'otherNames' in record) return <OtherNames names={record.otherNames?.filter(({ name }) => name === value)} />;
  return (
    <div className={`meta ${styles['matched']}`}>
      <p>
        {'warning' in match ? (
          <InWarning field={field} value={value} />
        ) : (
          <OnRecord field={field} point={<b dir="ltr">{field === 'email' ? `@${value}` : value}</b>} />
        )}
      </p>
      {how === 'below' && (
        <p>
          <Trans>The address that you typed is part of it.</Trans>
        </p>
      )}
      {how === 'page' && (
        <p>
          <Trans>The warning is about that page, not about the rest of the website.</Trans>
        </p>
      )}
    </div>
  );
}

type Field = Exclude<(FirmMatch | WarningMatch)['field'], 'name' | 'licence'>;

function InWarning({ field, value }: { field: Field; value: string }) {
  if (field === 'alias') {
    return (
      <Trans>
        Matches its alias <b>{value}</b>
      </Trans>
    );
  }
  const point = <Verbatim>{field === 'website' ? defang(value) : defangEmail(value)}</Verbatim>;
  if (field === 'website') return <Trans>Matches its website {point}</Trans>;
  return field === 'email' ? <Trans>Matches its email address {point}</Trans> : <Trans>Matches its telephone number {point}</Trans>;
}

function OnRecord({ field, point }: { field: Field; point: ReactNode }) {
  if (field === 'website') return <Trans>The website on our record for this firm: {point}</Trans>;
  if (field === 'email') return <Trans>Email addresses on our record for this firm end in {point}</Trans>;
  return <Trans>The telephone number on our record for this firm: {point}</Trans>;
}

/** A warned firm: the reason, names and addresses. Its websites are text and not links. */
function Warning({ firm, typed }: { firm: NamedWarning; typed: string | undefined }) {
  return (
    <>
      <WhyWarned reason={firm.reason} />
      <WarnedFirmFacts
        firm={firm}
        renderWebsite={(address) => {
          const Emphasis = address === typed ? 'b' : 'bdi';
          return <Emphasis dir="ltr">{defang(address)}</Emphasis>;
        }}
      />
    </>
  );
}

/** The reason, and the regulated firm that a clone firm imitates. */
function WhyWarned({ reason }: { reason: Reason | undefined }) {
  if (!reason) {
    return (
      <p>
        <Trans>The reason could not be loaded. Open the warning to read it.</Trans>
      </p>
    );
  }
  const { text, isEnglish = false, genuine } = reason;
  return (
    <>
      <ContentText as="p" isEnglish={isEnglish}>
        {text}
      </ContentText>
      {genuine && (
        <p className={styles['genuine']}>
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

/** A regulated firm: whether it may do business, and which business. */
function Firm({ details }: { details: FirmDetails | undefined }) {
  if (!details) {
    return (
      <p>
        <Trans>
          <strong>The full record could not be loaded.</strong> Check the firm’s status in the directory before you rely on this answer.
        </Trans>
      </p>
    );
  }
  const { status, tier, activities, jurisdictions, headquarters, clones } = details;
  const isEnded = STANDINGS[status] === 'ended';
  return (
    <>
      <div>
        <FirmStatusMark status={status} />
        <StatusMeaning details={details} />
      </div>
      {clones && <CloneWarning clones={clones} />}
      <dl className={`facts ${styles['facts']}`}>
        <Fact term={isEnded ? <Trans>Was licensed for</Trans> : <Trans>Approved Activities</Trans>}>
          <MarkedTerms terms={activities} />
          {!isEnded && (
            <p className={styles['among']}>
              <Trans>Check that the service you were offered is listed here.</Trans>
            </p>
          )}
        </Fact>
        <Fact term={isEnded ? <Trans>Was licensed in</Trans> : <Trans>Jurisdictional Permissions</Trans>}>
          <MarkedTerms terms={jurisdictions} />
        </Fact>
        <Fact term={<Trans>Tier Classification</Trans>}>
          <p>
            <ContentText as="b">{explainTier(tier).name}</ContentText>
          </p>
          <ContentText as="p">{explainTier(tier).meaning}</ContentText>
        </Fact>
        <Fact term={<Trans>Headquarters</Trans>}>
          <ContentText>{headquarters}</ContentText>
        </Fact>
      </dl>
      <ContactPointsOnRecord details={details} />
    </>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
