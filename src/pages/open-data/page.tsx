import { Trans, useLingui } from '@lingui/react/macro';
import openData from 'content:open-data';
import site from 'content:site';
import { DateInWords } from '#src/ui/date.tsx';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Fact } from '#src/ui/article.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { IndexedText, type IndexedSection } from '#src/ui/indexed-text.tsx';
import { HeadFigures, PageHead } from '#src/ui/page-head.tsx';
import { asSection } from './dataset-section.tsx';
import { FieldList } from './field-list.tsx';
import { DescribedFiles } from './files.tsx';
import { FEEDS, FOR_PROGRAMS } from './for-programs.tsx';
import styles from './page.module.css';

/** Open Data: the files for programs, their fields and licence, what may change, and the feeds. */
export default function OpenDataPage() {
  const { t } = useLingui();
  const sections = [...openData.datasets.map(asSection), ...FOR_PROGRAMS, ...ABOUT_THE_DATA, FEEDS];
  return (
    <>
      <PageHead heading={<Trans>Open Data</Trans>} lead={<ContentText>{openData.lead}</ContentText>}>
        <HeadFigures>
          {openData.datasets.map(({ id, title, records }) => (
            <div key={id}>
              <ContentText as="dt">{title}</ContentText>
              <dd>{formatNumber(records)}</dd>
            </div>
          ))}
          <div>
            <dt>
              <Trans>As of</Trans>
            </dt>
            <dd>
              <DateInWords of={openData.asOf} />
            </dd>
          </div>
        </HeadFigures>
      </PageHead>
      <IndexedText label={t`On this page`} sections={sections}>
        {site.fictional && (
          <div className={styles['notice']} id="notice">
            <Callout tone="note">
              <ContentText as="p">{openData.notice}</ContentText>
            </Callout>
          </div>
        )}
      </IndexedText>
    </>
  );
}

/** What holds for all files: their licence, format and changes, and how to check them. */
const ABOUT_THE_DATA: readonly IndexedSection[] = [
  {
    id: 'licence',
    heading: <Trans>Licence</Trans>,
    content: (
      <>
        <div className="prose">
          <Blocks blocks={openData.licence.blocks} />
        </div>
        <Licence />
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
        <Changes />
      </>
    ),
  },
  { id: 'checks', heading: <Trans>Checksums and catalogue</Trans>, content: <DescribedFiles files={openData.others} /> },
];

/** The name of the licence, and the text that names the source. */
function Licence() {
  const { name, link } = openData.licence;
  return (
    <dl className="stack">
      <Fact term={<Trans>Licence of the data</Trans>}>
        <a href={link} rel="noopener noreferrer nofollow">
          <ContentText>{name}</ContentText>
        </a>
      </Fact>
      <Fact term={<Trans>How to credit the source</Trans>}>
        <ContentText>{openData.attribution}</ContentText>
      </Fact>
    </dl>
  );
}

/** The versions of the file format, newest first. */
function Changes() {
  return (
    <dl className="stack">
      {openData.changes.map(({ version, date, text }) => (
        <Fact key={version} term={<Trans>Version {version}</Trans>} plain>
          <DateInWords of={date} />
          <br />
          <ContentText>{text}</ContentText>
        </Fact>
      ))}
    </dl>
  );
}
