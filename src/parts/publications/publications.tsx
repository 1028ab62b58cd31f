import { useLingui } from '@lingui/react/macro';
import publications from 'content:publications';
import { PUBLICATION_FILTERS } from '#src/content/publication-filter.ts';
import { DateInWords } from '#src/ui/date.tsx';
import { DocumentRow } from '#src/ui/document-row.tsx';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { useUrlChoice } from '#src/ui/url-choice.ts';
import { ContentText } from '../document/content-text.tsx';
import { DownloadButton } from '../download/download-button.tsx';

type Publication = (typeof publications)[number];

const FILTERS = ['all', ...PUBLICATION_FILTERS] as const;
type Filter = (typeof FILTERS)[number];

/** The filter and the publications that match it. The choice is in the address. */
export function usePublications(): { chosen: readonly Publication[]; filter: React.ReactNode } {
  const { t } = useLingui();
  const [choice, choose] = useUrlChoice('publications', FILTERS);
  const labels: Record<Filter, string> = {
    all: t`All`,
    annualreport: t`Annual reports`,
    rulechanges: t`Rule changes`,
    enforcementactions: t`Enforcement actions`,
  };
  const chips = FILTERS.map((value) => ({ value, label: labels[value] }));
  return {
    chosen: filtered(choice),
    filter: <FilterChips label={t`Filter publications by type`} chips={chips} chosen={choice} onChoose={choose} />,
  };
}

function filtered(filter: Filter): Publication[] {
  return publications.filter(({ filters }) => filter === 'all' || filters.includes(filter));
}

/** The publications as a list of rows. */
export function PublicationList({ chosen }: { chosen: readonly Publication[] }) {
  return (
    <ul className="ruled">
      {chosen.map(({ id, title, type, date, format }) => (
        <DocumentRow
          key={id}
          title={<ContentText>{title}</ContentText>}
          facts={
            <>
              <ContentText as="b">{type}</ContentText>
              <DateInWords of={date} />
              <span>{format}</span>
            </>
          }
          action={<DownloadButton variant="line" size="small" type="publication" id={id} title={title} />}
        />
      ))}
    </ul>
  );
}
