import { Trans } from '@lingui/react/macro';
import type { PublishedDataset } from '#src/content/open-data.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Fact } from '#src/ui/article.tsx';
import { Section } from '#src/ui/section.tsx';
import { FieldList } from './field-list.tsx';
import { FileList } from './files.tsx';
import styles from './page.module.css';

/** A data set: its description, its files with size and checksum, and its fields. */
export function DatasetSection({ dataset, ground }: { dataset: PublishedDataset; ground: 'paper' | 'plate' }) {
  const { id, title, blocks, records, files, fields } = dataset;
  return (
    <Section
      id={id}
      heading={<ContentText>{title}</ContentText>}
      ground={ground}
      aside={
        <>
          <Blocks blocks={blocks} />
          <dl>
            <Fact term={<Trans>Records</Trans>}>{formatNumber(records)}</Fact>
          </dl>
        </>
      }
    >
      <h3>
        <Trans>Files</Trans>
      </h3>
      <FileList files={files} />
      <h3 className={styles['next']}>
        <Trans>Fields</Trans>
      </h3>
      <FieldList fields={fields} />
    </Section>
  );
}
