import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { FirmMatch } from '@frontier/check';
import type { FirmDetails } from '#src/register/register-data.ts';
import type { ListedFirm } from '#src/register/firms.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { explainTier } from '#src/parts/firm-record/capital.ts';
import { CloneWarning } from '#src/parts/firm-record/clone-warning.tsx';
import { ContactPointsOnRecord } from '#src/parts/firm-record/contact-points.tsx';
import { FirmStatusMark } from '#src/parts/firm-record/firm-status.tsx';
import { MarkedTerms } from '#src/parts/firm-permission/marked-terms.tsx';
import { StatusMeaning } from '#src/parts/firm-record/status-meaning.tsx';
import { STANDINGS } from '#src/register/standing.ts';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { OpenInDirectory } from './record-link.tsx';
import { useDetails } from './use-details.ts';
import { Loading } from '#src/ui/loading.tsx';
import styles from './entry.module.css';

interface Props {
  firm: ListedFirm;
  /** What was typed, if it is a field of this record. */
  match: FirmMatch | undefined;
  level: 'h3' | 'h4';
}

/** A regulated firm as an answer: whether it may do business, and which business. The directory has the rest. */
export function FirmEntry({ firm: { row, name, licenseId }, match, level: Heading }: Props) {
  const [details] = useDetails([row]);
  return (
    <article className={styles['entry']}>
      <Heading>
        <FirmName>{name}</FirmName>
      </Heading>
      <p className={styles['licence']}>
        <Verbatim>{licenseId}</Verbatim>
      </p>
      {match && <RecordedMatch match={match} />}
      {details === undefined && <Loading />}
      {details === 'missing' && (
        <p>
          <Trans>
            <strong>The full record could not be loaded.</strong> Check the firm's status in the directory before you rely on this answer.
          </Trans>
        </p>
      )}
      {typeof details === 'object' && <Record details={details} />}
      <OpenInDirectory licenseId={licenseId} className={styles['links']} />
    </article>
  );
}

/** Which contact point on record was typed, if it was one. */
function RecordedMatch({ match: { field, value, how } }: { match: FirmMatch }) {
  if (field !== 'website' && field !== 'email' && field !== 'phone') return null;
  const point = <b dir="ltr">{field === 'email' ? `@${value}` : value}</b>;
  return (
    <div>
      <p>
        {field === 'website' && <Trans>The website on our record for this firm: {point}</Trans>}
        {field === 'email' && <Trans>The ending of email addresses on our record for this firm: {point}</Trans>}
        {field === 'phone' && <Trans>The telephone number on our record for this firm: {point}</Trans>}
      </p>
      {how === 'below' && (
        <p>
          <Trans>The address that you typed is part of it.</Trans>
        </p>
      )}
    </div>
  );
}

function Record({ details }: { details: FirmDetails }) {
  const { status, tier, activities, jurisdictions, headquarters, clones } = details;
  return (
    <>
      <div>
        <FirmStatusMark status={status} />
        <StatusMeaning details={details} />
      </div>
      {clones && <CloneWarning clones={clones} />}
      <dl>
        <Fact term={<Trans>Approved Activities</Trans>}>
          <MarkedTerms terms={activities} />
          {STANDINGS[status] !== 'ended' && (
            <p className={styles['among']}>
              <Trans>Check that the service you were offered is listed here.</Trans>
            </p>
          )}
        </Fact>
        <Fact term={<Trans>Jurisdictional Permissions</Trans>}>
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
