import { Trans, useLingui } from '@lingui/react/macro';
import alerts from 'content:alerts';
import newest from 'content:warned-firms/newest';
import { ALERT_CATEGORIES } from '#src/content/alert-categories.ts';
import type { Alert } from '#build/content/schemas/records.ts';
import { AlertSeverity } from '#src/parts/alert-severity/alert-severity.tsx';
import { FirmName } from '#src/parts/firm-name/firm-name.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { DateInWords } from '#src/ui/date.tsx';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { Section } from '#src/ui/section.tsx';
import { useUrlChoice } from '#src/ui/url-choice.ts';
import styles from './page.module.css';

const FILTERS = ['all', ...ALERT_CATEGORIES] as const;
type Filter = (typeof FILTERS)[number];

/** Latest Alerts & Warnings. The filter changes only the list (HOME-6). */
export function Alerts() {
  const { t } = useLingui();
  const [chosen, choose] = useUrlChoice('alerts', FILTERS);
  const labels: Record<Filter, string> = {
    all: t`All`,
    surveillance: t`Surveillance`,
    regulation: t`Regulation`,
    enforcement: t`Enforcement`,
  };
  const chips = FILTERS.map((value) => ({ value, label: labels[value], count: passing(value).length }));
  return (
    <Section
      id="latest-alerts"
      heading={<Trans>Latest Alerts & Warnings</Trans>}
      aside={<FilterChips label={t`Filter alerts by category`} chips={chips} chosen={chosen} onChoose={choose} />}
    >
      <ul className="ruled terms">
        {passing(chosen).map((alert) => (
          <AlertCard key={alert.id} alert={alert} />
        ))}
      </ul>
      <NewestWarnings />
    </Section>
  );
}

/** The alerts are months apart; warnings come between them. The filter of the alerts does not change these rows. */
function NewestWarnings() {
  if (newest.length === 0) return null;
  return (
    <section className={styles['newest']} aria-labelledby="newest-warnings">
      <h3 id="newest-warnings">
        <Trans>Newest warnings</Trans>
      </h3>
      <ul className="ruled terms">
        {newest.map(({ id, name, issued }) => (
          <li key={id} className={styles['row']}>
            <DateInWords of={issued} />
            <Link href={`/warnings#${id}`}>
              <FirmName>{name}</FirmName>
            </Link>
          </li>
        ))}
      </ul>
      <p className="tall-links">
        <Link href="/warnings">
          <Trans>All warnings</Trans>
        </Link>
      </p>
    </section>
  );
}

function passing(filter: Filter): Alert[] {
  return alerts.filter(({ category }) => filter === 'all' || category === filter);
}

function AlertCard({ alert: { type, title, timestamp, severity, link } }: { alert: Alert }) {
  return (
    <Reveal className={`quiet-links ${styles['clickable']} ${styles['row']} ${styles['alert']}`}>
      <DateInWords of={timestamp} />
      <div>
        <h3>
          <Link href={link}>
            <ContentText>{title}</ContentText>
          </Link>
        </h3>
        <div className={`meta cluster ${styles['meta']}`}>
          <AlertSeverity severity={severity} />
          <ContentText as="b">{type}</ContentText>
        </div>
      </div>
    </Reveal>
  );
}
