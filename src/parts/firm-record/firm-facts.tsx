import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FirmDetails } from '#src/register/register-data.ts';
import { Gauge } from '#src/ui/gauge.tsx';
import { ContentText } from '../document/content-text.tsx';
import { MarkedTerms } from '../firm-permission/marked-terms.tsx';
import { explainTier, measureOf } from './capital.ts';
import { CloneWarning } from './clone-warning.tsx';
import { ContactPointsOnRecord } from './contact-points.tsx';
import styles from './firm-facts.module.css';

/** The record of a firm except its name and status (SEARCH-3), its clones and its contact points. */
export function FirmFacts({ licenseId, details }: { licenseId: string; details: FirmDetails }) {
  const { headquarters, registration, tier, activities, jurisdictions, investigations, lastAudit, clones } = details;
  return (
    <div className={styles['box']}>
      {clones && <CloneWarning clones={clones} />}
      <dl className={styles['facts']}>
        <CapitalRatio details={details} />
        <Fact term={<Trans>License</Trans>}>
          <bdi dir="ltr">{licenseId}</bdi>
        </Fact>
        <Fact term={<Trans>Tier Classification</Trans>}>
          <ContentText>{explainTier(tier).name}</ContentText>
        </Fact>
        <Fact term={<Trans>Registration</Trans>}>
          <time dir="ltr">{registration}</time>
        </Fact>
        <Fact term={<Trans>Last Audit</Trans>}>
          <time dir="ltr">{lastAudit}</time>
        </Fact>
        <Fact term={<Trans>What the tier means</Trans>} width="half" plain>
          <ContentText>{explainTier(tier).meaning}</ContentText>
        </Fact>
        <Fact term={<Trans>Ongoing Investigations</Trans>} width="half">
          <span className={investigations > 0 ? styles['some'] : styles['none']}>{investigations}</span>
        </Fact>
        <Fact term={<Trans>Headquarters</Trans>} width="half">
          <ContentText>{headquarters}</ContentText>
        </Fact>
        <Fact term={<Trans>Jurisdictional Permissions</Trans>} width="half" plain>
          <MarkedTerms terms={jurisdictions} />
        </Fact>
        <Fact term={<Trans>Approved Activities</Trans>} width="wide" plain>
          <MarkedTerms terms={activities} className={styles['tags']} />
        </Fact>
      </dl>
      <ContactPointsOnRecord points={details.contactPoints} />
    </div>
  );
}

function CapitalRatio({ details: { capitalRatio, tier } }: { details: FirmDetails }) {
  const { t } = useLingui();
  const measure = measureOf(capitalRatio, tier);
  const required = measure?.required?.toFixed(1);
  const requiredLabel = required === undefined ? '' : t`${required}% required`;
  return (
    <Fact term={<Trans>Capital Adequacy Ratio</Trans>} width="wide">
      <div className={styles['ratio']}>
        <p className={styles['figure']}>
          <bdi dir="ltr">{capitalRatio}</bdi>
          {requiredLabel && <span className="spoken">, {requiredLabel}</span>}
        </p>
        {measure && <Gauge {...measure} requiredLabel={requiredLabel} />}
      </div>
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
