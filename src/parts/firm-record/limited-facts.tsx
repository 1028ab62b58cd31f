import { Trans } from '@lingui/react/macro';
import { LANGUAGE } from '#src/i18n/language.ts';
import type { FirmDetails } from '#src/register/register-data.ts';
import { STANDINGS } from '#src/register/standing.ts';
import { writeRatio } from '#src/register/write-ratio.ts';
import { ContentText } from '../document/content-text.tsx';
import { MarkedTerms } from '../firm-permission/marked-terms.tsx';
import { explainTier } from './capital.ts';
import { CloneWarning } from './clone-warning.tsx';
import { ContactPointsOnRecord } from './contact-points.tsx';
import { Fact, Investigations, RecordDays, useRequiredRatio } from './firm-facts.tsx';
import { FirmStatusMark, MARKS } from './firm-status.tsx';
import { StatusMeaning } from './status-meaning.tsx';
import styles from './firm-facts.module.css';
import block from './status-block.module.css';

/**
 * The record of a firm whose licence is limited or has ended, below its status (RECORD-5). What the licence covers comes first, and the
 * capital ratio is one of the facts. A firm without a licence has none.
 */
export function LimitedFacts({ details }: { details: FirmDetails }) {
  const { status, headquarters, tier, activities, jurisdictions, investigations, clones } = details;
  const isEnded = STANDINGS[status] === 'ended';
  return (
    <div className={styles['box']}>
      {clones && <CloneWarning clones={clones} />}
      <dl className={styles['facts']}>
        <Fact term={isEnded ? <Trans>Was licensed for</Trans> : <Trans>Licensed for</Trans>} width="half" plain>
          <MarkedTerms terms={activities} />
        </Fact>
        <Fact term={isEnded ? <Trans>Was licensed in</Trans> : <Trans>Licensed in</Trans>} width="half" plain>
          <MarkedTerms terms={jurisdictions} />
        </Fact>
        <RecordDays details={details} />
        <Fact term={<Trans>Tier Classification</Trans>}>
          <ContentText>{explainTier(tier).name}</ContentText>
        </Fact>
        <Investigations count={investigations} />
        <Fact term={<Trans>Headquarters</Trans>} width={isEnded ? 'wide' : 'half'}>
          <ContentText>{headquarters}</ContentText>
        </Fact>
        {!isEnded && <RatioInWords details={details} />}
      </dl>
      <ContactPointsOnRecord details={details} />
    </div>
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

/** A status that limits or ends the licence, and what it means. It comes before everything else in a record (RECORD-5). */
export function StatusBlock({ details }: { details: FirmDetails }) {
  const [, tone] = MARKS[details.status];
  return (
    <div className={`${block['block']} ${block[tone]}`}>
      <h3>
        <FirmStatusMark status={details.status} />
      </h3>
      <StatusMeaning details={details} className={block['meaning']} />
    </div>
  );
}
