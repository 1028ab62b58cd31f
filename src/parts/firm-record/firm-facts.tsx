import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Standing } from '@frontier/check';
import type { FirmDetails } from '#src/register/register-data.ts';
import { STANDINGS } from '#src/register/standing.ts';
import { formatPercent } from '#src/i18n/format-number.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { COMMA } from '#src/i18n/punctuation.ts';
import { writeRatio } from '#src/register/write-ratio.ts';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { Gauge } from './gauge.tsx';
import { ContentText } from '../document/content-text.tsx';
import { OtherNames } from '#src/parts/firm-name/other-names.tsx';
import { MarkedTerms } from '../firm-permission/marked-terms.tsx';
import { explainTier, measureOf } from './capital.ts';
import { CloneWarning } from './clone-warning.tsx';
import { ContactPointsOnRecord } from './contact-points.tsx';
import styles from './firm-facts.module.css';

/**
 * The facts of a firm (SEARCH-3), below its name and status. A record leads with what a client asks: what the licence covers, and how to reach the
 * firm. If the licence is limited or has ended, the capital ratio comes last, or not at all (RECORD-5).
 * @param licenseId for a card that leads with the capital ratio whatever the status is; undefined if the licence number is above the record already
 */
export function FirmFacts({ licenseId, details }: { licenseId?: string; details: FirmDetails }) {
  const { headquarters, tier, registration, lastAudit, investigations, clones, otherNames } = details;
  const standing = licenseId === undefined ? STANDINGS[details.status] : 'regulated';
  const investigationsFact = (
    <Fact term={<Trans>Ongoing Investigations</Trans>}>
      <span className={investigations > 0 ? styles['some'] : styles['none']}>{investigations}</span>
    </Fact>
  );
  const permissions = <Permissions details={details} standing={standing} />;
  const contactPoints = <ContactPointsOnRecord details={details} />;
  return (
    <div className={styles['box']}>
      {clones && <CloneWarning clones={clones} />}
      {licenseId === undefined && (
        <>
          <dl className={`facts ${styles['facts']}`}>{permissions}</dl>
          {contactPoints}
        </>
      )}
      <dl className={`facts ${styles['facts']}`}>
        {standing === 'regulated' && <CapitalRatio details={details} />}
        {licenseId === undefined ? (
          investigationsFact
        ) : (
          <Fact term={<Trans>License</Trans>}>
            <Verbatim className={styles['licence']}>{licenseId}</Verbatim>
          </Fact>
        )}
        <Fact term={<Trans>Tier Classification</Trans>}>
          <ContentText>{explainTier(tier).name}</ContentText>
        </Fact>
        <Fact term={<Trans>Registration</Trans>}>
          <DateInWords of={registration} />
        </Fact>
        <Fact term={<Trans>Last Audit</Trans>}>
          <DateInWords of={lastAudit} />
        </Fact>
        {standing === 'regulated' && (
          <Fact term={<Trans>What the tier means</Trans>} width="half" plain>
            <ContentText>{explainTier(tier).meaning}</ContentText>
          </Fact>
        )}
        {licenseId !== undefined && investigationsFact}
        <Fact term={<Trans>Headquarters</Trans>} width={licenseId !== undefined ? 'quarter' : standing === 'ended' ? 'wide' : 'half'}>
          <ContentText>{headquarters}</ContentText>
        </Fact>
        {licenseId !== undefined && permissions}
        {standing === 'limited' && <RatioInWords details={details} />}
        {otherNames && (
          <Fact term={<Trans>Other names</Trans>} width="wide" plain>
            <OtherNames names={otherNames} />
          </Fact>
        )}
      </dl>
      {licenseId !== undefined && contactPoints}
    </div>
  );
}

const PERMISSIONS: Readonly<Record<Standing, { activities: ReactNode; jurisdictions: ReactNode }>> = {
  regulated: { activities: <Trans>Approved Activities</Trans>, jurisdictions: <Trans>Jurisdictional Permissions</Trans> },
  limited: { activities: <Trans>Licensed for</Trans>, jurisdictions: <Trans>Licensed in</Trans> },
  ended: { activities: <Trans>Was licensed for</Trans>, jurisdictions: <Trans>Was licensed in</Trans> },
};

/** What a licence covers, and where. */
function Permissions({ details: { activities, jurisdictions }, standing }: { details: FirmDetails; standing: Standing }) {
  return (
    <>
      <Fact term={PERMISSIONS[standing].activities} width="half" plain>
        <MarkedTerms terms={activities} />
      </Fact>
      <Fact term={PERMISSIONS[standing].jurisdictions} width="half" plain>
        <MarkedTerms terms={jurisdictions} />
      </Fact>
    </>
  );
}

/** What the tier of a firm requires, such as '12.0% required'; empty if the ratio is not compared with it. */
function useRequiredRatio({ capitalRatio, tier }: FirmDetails): string {
  const { t } = useLingui();
  const required = measureOf(capitalRatio, tier)?.required;
  if (required === undefined) return '';
  const ratio = formatPercent(required, 1);
  return t`${ratio} required`;
}

function CapitalRatio({ details }: { details: FirmDetails }) {
  const { capitalRatio, tier } = details;
  const measure = measureOf(capitalRatio, tier);
  const required = useRequiredRatio(details);
  return (
    <Fact term={<Trans>Capital Adequacy Ratio</Trans>} width="wide">
      <div className={styles['ratio']}>
        <p className={styles['figure']}>
          <span>{writeRatio(capitalRatio, LANGUAGE)}</span>
          {required && (
            <span className="spoken">
              {COMMA}
              {required}
            </span>
          )}
        </p>
        {measure && <Gauge {...measure} requiredLabel={required} />}
      </div>
    </Fact>
  );
}

function RatioInWords({ details }: { details: FirmDetails }) {
  const required = useRequiredRatio(details);
  return (
    <Fact term={<Trans>Capital Adequacy Ratio</Trans>} width="half">
      {writeRatio(details.capitalRatio, LANGUAGE)}
      {required && <span className={styles['required']}>{required}</span>}
    </Fact>
  );
}

function Fact({
  term,
  width = 'quarter',
  plain = false,
  children,
}: {
  term: ReactNode;
  width?: 'quarter' | 'half' | 'wide';
  /** Running text instead of a value. */
  plain?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles[width]}>
      <dt className="label">{term}</dt>
      <dd className={plain ? styles['plain'] : undefined}>{children}</dd>
    </div>
  );
}
