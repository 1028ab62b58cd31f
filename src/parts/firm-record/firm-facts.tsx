import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FirmDetails } from '#src/register/register-data.ts';
import { formatPercent } from '#src/i18n/format-number.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { COMMA } from '#src/i18n/punctuation.ts';
import { writeRatio } from '#src/register/write-ratio.ts';
import { DateInWords } from '#src/ui/date.tsx';
import { Gauge } from './gauge.tsx';
import { ContentText } from '../document/content-text.tsx';
import { MarkedTerms } from '../firm-permission/marked-terms.tsx';
import { explainTier, measureOf } from './capital.ts';
import { CloneWarning } from './clone-warning.tsx';
import { ContactPointsOnRecord } from './contact-points.tsx';
import styles from './firm-facts.module.css';

/**
 * The record of a firm except its name and status (SEARCH-3), its clones and its contact points.
 * @param licenseId undefined if the licence number is above the record already
 */
export function FirmFacts({ licenseId, details }: { licenseId?: string; details: FirmDetails }) {
  const { headquarters, tier, activities, jurisdictions, investigations, clones } = details;
  return (
    <div className={styles['box']}>
      {clones && <CloneWarning clones={clones} />}
      <dl className={styles['facts']}>
        <CapitalRatio details={details} />
        {licenseId === undefined ? (
          <Investigations count={investigations} />
        ) : (
          <Fact term={<Trans>License</Trans>}>
            <bdi translate="no" dir="ltr" className={styles['licence']}>
              {licenseId}
            </bdi>
          </Fact>
        )}
        <Fact term={<Trans>Tier Classification</Trans>}>
          <ContentText>{explainTier(tier).name}</ContentText>
        </Fact>
        <RecordDays details={details} />
        <Fact term={<Trans>What the tier means</Trans>} width="half" plain>
          <ContentText>{explainTier(tier).meaning}</ContentText>
        </Fact>
        {licenseId !== undefined && <Investigations count={investigations} />}
        <Fact term={<Trans>Headquarters</Trans>} width={licenseId === undefined ? 'half' : 'quarter'}>
          <ContentText>{headquarters}</ContentText>
        </Fact>
        <Fact term={<Trans>Jurisdictional Permissions</Trans>} width="half" plain>
          <MarkedTerms terms={jurisdictions} />
        </Fact>
        <Fact term={<Trans>Approved Activities</Trans>} width="half" plain>
          <MarkedTerms terms={activities} />
        </Fact>
      </dl>
      <ContactPointsOnRecord details={details} />
    </div>
  );
}

/** The days of registration and of the last audit. */
export function RecordDays({ details: { registration, lastAudit } }: { details: FirmDetails }) {
  return (
    <>
      <Fact term={<Trans>Registration</Trans>}>
        <DateInWords of={registration} />
      </Fact>
      <Fact term={<Trans>Last Audit</Trans>}>
        <DateInWords of={lastAudit} />
      </Fact>
    </>
  );
}

export function Investigations({ count }: { count: number }) {
  return (
    <Fact term={<Trans>Ongoing Investigations</Trans>}>
      <span className={count > 0 ? styles['some'] : styles['none']}>{count}</span>
    </Fact>
  );
}

/** What the tier of a firm requires, such as '12.0% required'; empty if the ratio is not compared with it. */
export function useRequiredRatio({ capitalRatio, tier }: FirmDetails): string {
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

export function Fact({
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
