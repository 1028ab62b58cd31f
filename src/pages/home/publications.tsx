import { Trans, useLingui } from '@lingui/react/macro';
import downloads from 'content:downloads';
import publications from 'content:publications';
import { PUBLICATION_FILTERS, fallsUnder } from '#src/content/publication-filter.ts';
import type { Publication } from '#src/content/schemas.ts';
import { ContentText } from '#src/parts/content-text.tsx';
import { Button } from '#src/ui/button.tsx';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Section } from '#src/ui/section.tsx';
import { notifyUnavailable } from '#src/ui/toast/feature-notice.ts';
import { useUrlChoice } from '#src/ui/url-state.ts';
import styles from './publications.module.css';

const FILTERS = ['all', ...PUBLICATION_FILTERS] as const;
type Filter = (typeof FILTERS)[number];

/** Publications Library: the items with their filter, then the downloads by category. */
export function Publications() {
  const { t } = useLingui();
  const [chosen, choose] = useUrlChoice('publications', FILTERS);
  const labels: Record<Filter, string> = {
    all: t`All`,
    annualreport: t`Annual reports`,
    rulechanges: t`Rule changes`,
    enforcementactions: t`Enforcement actions`,
  };
  const chips = FILTERS.map((value) => ({ value, label: labels[value], count: filtered(value).length }));
  return (
    <Section
      heading={<Trans>Publications Library</Trans>}
      ground="plate"
      aside={<FilterChips label={t`Filter publications by type`} chips={chips} chosen={chosen} onChoose={choose} />}
    >
      <ul className={styles['items']}>
        {filtered(chosen).map((publication) => (
          <Item key={publication.id} publication={publication} />
        ))}
      </ul>
      <Downloads />
    </Section>
  );
}

function filtered(filter: Filter): Publication[] {
  return publications.filter(({ type }) => filter === 'all' || fallsUnder(type, filter));
}

function Item({ publication: { title, type, date, format } }: { publication: Publication }) {
  const { t } = useLingui();
  return (
    <li className={styles['item']}>
      <div>
        <h3>
          <ContentText>{title}</ContentText>
        </h3>
        <p>
          <b>
            <ContentText>{type}</ContentText>
          </b>
          <time dir="ltr">{date}</time>
          <span>{format}</span>
        </p>
      </div>
      <Button look="line" size="small" aria-label={t`Download ${title}`} onClick={() => notifyUnavailable(t`Download Publication`)}>
        <Icon name="download" />
        <Trans>Download</Trans>
      </Button>
    </li>
  );
}

function Downloads() {
  const { t } = useLingui();
  return (
    <div className={styles['downloads']}>
      <h3>
        <Trans>Downloads</Trans>
      </h3>
      <ul>
        {downloads.map(({ id, category, title, description }) => (
          <li key={id}>
            <p className={styles['category']}>
              <ContentText>{category}</ContentText>
            </p>
            <button type="button" onClick={() => notifyUnavailable(t`Download Publication`)}>
              <ContentText>{title}</ContentText>
            </button>
            <p>
              <ContentText>{description}</ContentText>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
