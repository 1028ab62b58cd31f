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
import styles from './firm-record.module.css';

interface ShownFirm {
  licenseId?: string | undefined;
  details: FirmDetails;
  /** A card shows the facts of a regulated firm whatever the status is: the specification lists them (SEARCH-3). */
  standing: Standing;
}

interface FactRow {
  term: ReactNode;
  value: ReactNode;
  /** Running text instead of a value. */
  plain?: boolean;
}

const PERMISSIONS: Readonly<Record<Standing, { activities: ReactNode; jurisdictions: ReactNode }>> = {
  regulated: { activities: <Trans>Approved Activities</Trans>, jurisdictions: <Trans>Jurisdictional Permissions</Trans> },
  limited: { activities: <Trans>Licensed for</Trans>, jurisdictions: <Trans>Licensed in</Trans> },
  ended: { activities: <Trans>Was licensed for</Trans>, jurisdictions: <Trans>Was licensed in</Trans> },
};

/** The facts of a firm, each a row that is undefined if it does not apply to the firm. */
const FACTS = {
  activities: ({ details: { activities }, standing }) => ({
    term: PERMISSIONS[standing].activities,
    value: <MarkedTerms terms={activities} />,
    plain: true,
  }),
  jurisdictions: ({ details: { jurisdictions }, standing }) => ({
    term: PERMISSIONS[standing].jurisdictions,
    value: <MarkedTerms terms={jurisdictions} />,
    plain: true,
  }),
  capitalRatio: ({ details, standing }) =>
    standing === 'regulated' ? { term: <Trans>Capital Adequacy Ratio</Trans>, value: <RatioOnGauge details={details} /> } : undefined,
  licence: ({ licenseId }) =>
    licenseId === undefined ? undefined : { term: <Trans>License</Trans>, value: <Verbatim className="unbroken">{licenseId}</Verbatim> },
  investigations: ({ details: { investigations } }) => ({
    term: <Trans>Ongoing Investigations</Trans>,
    value: <span className={investigations > 0 ? styles['some'] : styles['none']}>{investigations}</span>,
  }),
  contactPoints: ({ details }) => ({
    term: <Trans>Contact points on record</Trans>,
    value: <ContactPointsOnRecord details={details} />,
    plain: true,
  }),
  tier: ({ details: { tier } }) => ({
    term: <Trans>Tier Classification</Trans>,
    value: <ContentText>{explainTier(tier).name}</ContentText>,
  }),
  registration: ({ details: { registration } }) => ({ term: <Trans>Registration</Trans>, value: <DateInWords of={registration} /> }),
  lastAudit: ({ details: { lastAudit } }) => ({ term: <Trans>Last Audit</Trans>, value: <DateInWords of={lastAudit} /> }),
  tierMeaning: ({ details: { tier }, standing }) =>
    standing === 'regulated'
      ? { term: <Trans>What the tier means</Trans>, value: <ContentText>{explainTier(tier).meaning}</ContentText>, plain: true }
      : undefined,
  headquarters: ({ details: { headquarters } }) => ({
    term: <Trans>Headquarters</Trans>,
    value: <ContentText>{headquarters}</ContentText>,
  }),
  ratioInWords: ({ details, standing }) =>
    standing === 'limited' ? { term: <Trans>Capital Adequacy Ratio</Trans>, value: <RatioInWords details={details} /> } : undefined,
  otherNames: ({ details: { otherNames } }) =>
    otherNames && { term: <Trans>Other names</Trans>, value: <OtherNames names={otherNames} />, plain: true },
  // oxlint-disable-next-line words/no-object-of-words -- the compiler makes a type of these names
} satisfies Record<string, (firm: ShownFirm) => FactRow | undefined>;

/** Every fact in the order of a view, with its width: a quarter, a half or the whole of a line. */
type Order = Readonly<Record<keyof typeof FACTS, 'quarter' | 'half' | 'wide'>>;

const isFact = (name: string): name is keyof typeof FACTS => name in FACTS;

const CARD: Order = {
  activities: 'half',
  jurisdictions: 'half',
  capitalRatio: 'wide',
  licence: 'quarter',
  tier: 'quarter',
  registration: 'quarter',
  lastAudit: 'quarter',
  tierMeaning: 'half',
  investigations: 'quarter',
  headquarters: 'quarter',
  ratioInWords: 'half',
  otherNames: 'wide',
  contactPoints: 'wide',
};

/**
 * A record leads with what a client asks: what the licence covers, and how to reach the firm. If the licence is limited, the capital ratio comes last
 * (RECORD-5).
 */
const RECORD: Order = {
  activities: 'half',
  jurisdictions: 'half',
  contactPoints: 'wide',
  capitalRatio: 'wide',
  investigations: 'quarter',
  licence: 'quarter',
  tier: 'quarter',
  registration: 'quarter',
  lastAudit: 'quarter',
  tierMeaning: 'half',
  headquarters: 'half',
  ratioInWords: 'half',
  otherNames: 'wide',
};

/**
 * The facts of a firm (SEARCH-3), below its name and status.
 * @param licenseId for a card; undefined for a record, which has the licence number above it
 */
export function FirmFacts({ licenseId, details }: Omit<ShownFirm, 'standing'>) {
  const order = licenseId === undefined ? RECORD : CARD;
  const firm = { licenseId, details, standing: licenseId === undefined ? STANDINGS[details.status] : 'regulated' } as const;
  return (
    <div className={styles['box']}>
      {details.clones && <CloneWarning clones={details.clones} />}
      <dl className={`facts ${styles['facts']}`}>
        {Object.keys(order)
          .filter(isFact)
          .map((name) => {
            const row: FactRow | undefined = FACTS[name](firm);
            return (
              row && (
                <div key={name} className={styles[order[name]]}>
                  <dt className="label">{row.term}</dt>
                  <dd className={row.plain ? styles['plain'] : undefined}>{row.value}</dd>
                </div>
              )
            );
          })}
      </dl>
    </div>
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

function RatioOnGauge({ details }: { details: FirmDetails }) {
  const { capitalRatio, tier } = details;
  const measure = measureOf(capitalRatio, tier);
  const required = useRequiredRatio(details);
  return (
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
  );
}

function RatioInWords({ details }: { details: FirmDetails }) {
  const required = useRequiredRatio(details);
  return (
    <>
      {writeRatio(details.capitalRatio, LANGUAGE)}
      {required && <span className={styles['required']}>{required}</span>}
    </>
  );
}
