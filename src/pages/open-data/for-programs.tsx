import { Trans } from '@lingui/react/macro';
import openData from 'content:open-data';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { IndexedSection } from '#src/ui/section.tsx';
import { DescribedFiles } from './files.tsx';

/** The block lists, then what programs need besides the data sets: single records, changes and a description of all files. */
export function ForPrograms() {
  const { title, blocks, files } = openData.blockLists;
  return (
    <>
      <IndexedSection id="block-lists" heading={<ContentText>{title}</ContentText>} aside={<Blocks blocks={blocks} />}>
        <DescribedFiles files={files} />
      </IndexedSection>
      <IndexedSection id="programs" heading={<Trans>For software</Trans>}>
        <DescribedFiles files={openData.programs} />
      </IndexedSection>
    </>
  );
}
