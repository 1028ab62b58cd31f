import type { ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import feeds from 'content:feeds';
import openData from 'content:open-data';
import type { DataFile, DescribedFile, FieldKind, PublishedDataset } from '#src/content/open-data-page.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Fact } from '#src/ui/article.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { IndexedSection } from '#src/ui/indexed-text.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import disclosure from '#src/ui/disclosure.module.css';
import styles from './page.module.css';

const { blockList, licence } = openData;

/** A data set: its description, its files and its fields. */
function asSection({ id, title, blocks, files, fields }: PublishedDataset): IndexedSection {
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
      </>
    ),
    content: (
      <>
        <Files files={files.map(({ address, ...file }) => ({ address, about: <FileFacts {...file} /> }))} />
        <details className={`${disclosure['disclosure']} ${styles['fields']}`}>
          <summary>
            <h3>
              <Plural value={fields.length} one="# field" other="# fields" />
            </h3>
          </summary>
          <FieldList fields={fields} />
        </details>
      </>
    ),
  };
}

function described({ address, description }: DescribedFile) {
  return <Files files={[{ address, about: <ContentText as="p">{description}</ContentText> }]} />;
}

/** The data sets and the block list, then what holds for all files, and the feeds. */
export const SECTIONS: readonly IndexedSection[] = [
  ...openData.datasets.map(asSection),
  {
    id: 'block-list',
    heading: <ContentText>{blockList.title}</ContentText>,
    intro: <Blocks blocks={blockList.blocks} />,
    content: described(blockList.file),
  },
  {
    id: 'matching',
    heading: <Trans>How to find a firm in the data</Trans>,
    content: (
      <div className="prose">
        <Blocks blocks={openData.matching} />
      </div>
    ),
  },
  {
    id: 'licence',
    heading: <Trans>Licence</Trans>,
    content: (
      <>
        <div className="prose">
          <Blocks blocks={licence.blocks} />
        </div>
        <dl className="stack">
          <Fact term={<Trans>Licence of the data</Trans>}>
            <a href={licence.link} rel="noopener noreferrer nofollow">
              <ContentText>{licence.name}</ContentText>
            </a>
          </Fact>
          <Fact term={<Trans>How to credit the source</Trans>}>
            <ContentText>{openData.attribution}</ContentText>
          </Fact>
        </dl>
      </>
    ),
  },
  {
    id: 'form',
    heading: <Trans>File format</Trans>,
    content: (
      <>
        <div className={`prose ${styles['text']}`}>
          <Blocks blocks={openData.form} />
          <h3>
            <Trans>What a JSON file contains</Trans>
          </h3>
        </div>
        <FieldList fields={openData.envelope} />
      </>
    ),
  },
  {
    id: 'changes',
    heading: <Trans>How the data may change</Trans>,
    content: (
      <>
        <div className="prose">
          <Blocks blocks={openData.rules} />
        </div>
        <dl className="stack">
          {openData.changes.map(({ version, date, text }) => (
            <Fact key={version} term={<Trans>Version {version}</Trans>} plain>
              <DateInWords of={date} />
              <br />
              <ContentText>{text}</ContentText>
            </Fact>
          ))}
        </dl>
      </>
    ),
  },
  { id: 'checks', heading: <Trans>Checksums</Trans>, content: described(openData.checksums) },
  {
    id: 'feeds',
    heading: <Trans>Feeds</Trans>,
    intro: <ContentText as="p">{feeds.lead}</ContentText>,
    content: (
      <ul className={`ruled terms ${styles['rows']}`}>
        {feeds.list.map(({ id, address, name, subtitle }) => (
          <li key={id}>
            <p className={`touch-links ${styles['file']}`}>
              <a href={address} type="application/atom+xml">
                <ContentText>{name}</ContentText>
              </a>
            </p>
            <ContentText as="p">{subtitle}</ContentText>
          </li>
        ))}
      </ul>
    ),
  },
];

/** The fields by their names in the files, each with its kind and its explanation. */
function FieldList({ fields }: { fields: readonly { name: string; description: string; kind?: FieldKind }[] }) {
  const kinds = useKinds();
  return (
    <dl className={`ruled terms ${styles['rows']}`}>
      {fields.map(({ name, description, kind }) => (
        <div key={name}>
          <dt>
            <Verbatim>{name}</Verbatim>
            {kind && <span className="label own-line">{kinds[kind]}</span>}
          </dt>
          <ContentText as="dd">{description}</ContentText>
        </div>
      ))}
    </dl>
  );
}

function useKinds(): Record<FieldKind, string> {
  const { t } = useLingui();
  return { text: t`Text`, list: t`List`, day: t`Date`, number: t`Whole number`, boolean: t`True or false` };
}

/** Files to download, each with what is said about it. */
function Files({ files }: { files: readonly { address: string; about: ReactNode }[] }) {
  return (
    <ul className={`ruled terms ${styles['rows']}`}>
      {files.map(({ address, about }) => (
        <li key={address}>
          <p className={`touch-links ${styles['file']}`}>
            <a href={address}>
              <Icon name="download" />
              <Verbatim>{address.slice(address.lastIndexOf('/') + 1)}</Verbatim>
            </a>
          </p>
          {about}
        </li>
      ))}
    </ul>
  );
}

/** The format and the size of a file. */
function FileFacts({ format, bytes }: Omit<DataFile, 'address'>) {
  const size = formatNumber(Math.ceil(bytes / 1000));
  return (
    <p className="cluster">
      <bdi translate="no">{format}</bdi>
      <span>
        <Trans>{size} kB</Trans>
      </span>
    </p>
  );
}
