import { Trans, useLingui } from '@lingui/react/macro';
import openData from 'content:open-data';
import site from 'content:site';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Contents } from '#src/ui/contents.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
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
    { id: 'programs', text: <Trans>For programs</Trans> },
    { id: 'licence', text: <Trans>Licence</Trans> },
    { id: 'form', text: <Trans>File format</Trans> },
    { id: 'changes', text: <Trans>How the data may change</Trans> },
    { id: 'checks', text: <Trans>Checksums and catalogue</Trans> },
    { id: 'feeds', text: <Trans>Feeds</Trans> },
  ];
  return (
    <>
      <PageHead heading={<Trans>Open Data</Trans>} lead={<ContentText>{openData.lead}</ContentText>}>
        <Contents label={t`On this page`} items={items} />
      </PageHead>
      {site.fictional && (
        <div className={`wrap ${styles['notice']}`} id="notice">
          <Callout tone="note">
            <ContentText as="p">{openData.notice}</ContentText>
          </Callout>
        </div>
      )}
      {openData.datasets.map((dataset, index) => (
        <DatasetSection key={dataset.id} dataset={dataset} ground={index % 2 === 0 ? 'plate' : 'paper'} />
      ))}
      <ForPrograms />
      <Section id="licence" heading={<Trans>Licence</Trans>} ground="plate" aside={<Licence />}>
        <div className="prose">
          <Blocks blocks={openData.licence.blocks} />
        </div>
      </Section>
      <Section id="form" heading={<Trans>File format</Trans>} aside={null}>
        <div className={`prose ${styles['text']}`}>
          <Blocks blocks={openData.form} />
          <h3>
            <Trans>What a JSON file contains</Trans>
          </h3>
        </div>
        <FieldList fields={openData.envelope} />
      </Section>
      <Section id="changes" heading={<Trans>How the data may change</Trans>} ground="plate" aside={<Changes />}>
        <div className="prose">
          <Blocks blocks={openData.rules} />
        </div>
      </Section>
      <Section id="checks" heading={<Trans>Checksums and catalogue</Trans>} aside={null}>
        <DescribedFiles files={openData.others} />
      </Section>
      <FeedList />
    </>
  );
}
