import { Trans } from '@lingui/react/macro';
import type { PublishedDataset } from '#src/content/open-data.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { Link } from '#src/parts/link/link.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Fact } from '#src/ui/article.tsx';
import type { IndexedSection } from '#src/ui/indexed-text.tsx';
import { FieldList } from './field-list.tsx';
import { FileList } from './files.tsx';
import styles from './page.module.css';

/** A data set: its description, its files with size and checksum, and its fields. */
export function asSection({ id, title, blocks, records, files, fields }: PublishedDataset): IndexedSection {
  return {
    id,
    heading: <ContentText>{title}</ContentText>,
    intro: (
      <>
        <Blocks blocks={blocks} />
        {id === 'history' && (
          <p className="touch-links">
            <Link href="/changes">
              <Trans>Changes to the register</Trans>
            </Link>
          </p>
        )}
        <dl>
          <Fact term={<Trans>Records</Trans>}>{formatNumber(records)}</Fact>
        </dl>
      </>
    ),
    content: (
      <>
        <h3>
          <Trans>Files</Trans>
        </h3>
        <FileList files={files} />
        <h3 className={styles['next']}>
          <Trans>Fields</Trans>
        </h3>
        <FieldList fields={fields} />
      </>
    ),
  };
}
