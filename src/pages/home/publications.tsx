import { Trans } from '@lingui/react/macro';
import { DownloadList } from '#src/parts/publications/download-list.tsx';
import { PublicationList, usePublications } from '#src/parts/publications/publications.tsx';
import { Section } from '#src/ui/section.tsx';

/** Publications Library: the items with their filter, then the downloads by category. */
export function Publications() {
  const { chosen, filter } = usePublications();
  return (
    <Section heading={<Trans>Publications Library</Trans>} ground="plate" aside={filter}>
      <PublicationList chosen={chosen} />
      <DownloadList level={3} />
    </Section>
  );
}
