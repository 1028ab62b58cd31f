import { Trans } from '@lingui/react/macro';
import openData from 'content:open-data';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { IndexedSection } from '#src/ui/section.tsx';
import { DescribedFiles } from './files.tsx';
import styles from './page.module.css';

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
        {openData.request && (
          <div className={styles['next']}>
            <h3>
              <Trans>A request and its answer</Trans>
            </h3>
            <pre className={styles['code']} dir="ltr">
              <code>{`${openData.request.command}\n${openData.request.answer}`}</code>
            </pre>
          </div>
        )}
      </IndexedSection>
      <IndexedSection id="matching" heading={<Trans>How to find a firm in the data</Trans>}>
        <div className="prose">
          <Blocks blocks={openData.matching} />
        </div>
      </IndexedSection>
    </>
  );
}
