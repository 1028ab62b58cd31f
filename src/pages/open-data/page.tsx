import { Trans, useLingui } from '@lingui/react/macro';
import openData from 'content:open-data';
import site from 'content:site';
import { DateInWords } from '#src/ui/date.tsx';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { IndexedText } from '#src/ui/contents.tsx';
import { HeadFigures, PageHead } from '#src/ui/page-head.tsx';
import { IndexedSection } from '#src/ui/section.tsx';
import { DatasetSection } from './dataset-section.tsx';
import { FeedList } from './feed-list.tsx';
import { FieldList } from './field-list.tsx';
import { Changes, Licence } from './facts.tsx';
import { DescribedFiles } from './files.tsx';
import { ForPrograms } from './for-programs.tsx';
import styles from './page.module.css';

/** Open Data: the files for programs, their fields and licence, what may change, and the feeds. */
export default function OpenDataPage() {
  const { t } = useLingui();
  const items = [
    ...openData.datasets.map(({ id, title }) => ({ id, text: <ContentText>{title}</ContentText> })),
    { id: 'block-lists', text: <ContentText>{openData.blockLists.title}</ContentText> },
    { id: 'programs', text: <Trans>For software</Trans> },
    { id: 'matching', text: <Trans>How to find a firm in the data</Trans> },
    { id: 'licence', text: <Trans>Licence</Trans> },
    { id: 'form', text: <Trans>File format</Trans> },
    { id: 'changes', text: <Trans>How the data may change</Trans> },
    { id: 'checks', text: <Trans>Checksums and catalogue</Trans> },
    { id: 'feeds', text: <Trans>Feeds</Trans> },
  ];
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
      <IndexedText label={t`On this page`} items={items}>
        {site.fictional && (
          <div className={styles['notice']} id="notice">
            <Callout tone="note">
              <ContentText as="p">{openData.notice}</ContentText>
            </Callout>
          </div>
        )}
        {openData.datasets.map((dataset) => (
          <DatasetSection key={dataset.id} dataset={dataset} />
        ))}
        <ForPrograms />
        <AboutTheData />
        <FeedList />
      </IndexedText>
    </>
  );
}

/** What holds for all files: their licence, format and changes, and how to check them. */
function AboutTheData() {
  return (
    <>
      <IndexedSection id="licence" heading={<Trans>Licence</Trans>}>
        <div className="prose">
          <Blocks blocks={openData.licence.blocks} />
        </div>
        <Licence />
      </IndexedSection>
      <IndexedSection id="form" heading={<Trans>File format</Trans>}>
        <div className={`prose ${styles['text']}`}>
          <Blocks blocks={openData.form} />
          <h3>
            <Trans>What a JSON file contains</Trans>
          </h3>
        </div>
        <FieldList fields={openData.envelope} />
      </IndexedSection>
      <IndexedSection id="changes" heading={<Trans>How the data may change</Trans>}>
        <div className="prose">
          <Blocks blocks={openData.rules} />
        </div>
        <Changes />
      </IndexedSection>
      <IndexedSection id="checks" heading={<Trans>Checksums and catalogue</Trans>}>
        <DescribedFiles files={openData.others} />
      </IndexedSection>
    </>
  );
}
