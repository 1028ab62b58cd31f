import { Trans } from '@lingui/react/macro';
import feeds from 'content:feeds';
import openData from 'content:open-data';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import type { IndexedSection } from '#src/ui/indexed-text.tsx';
import { DescribedFiles } from './files.tsx';
import styles from './page.module.css';

const { blockLists, request } = openData;

/** The block lists, then what programs need besides the data sets: single records, changes and a description of all files. */
export const FOR_PROGRAMS: readonly IndexedSection[] = [
  {
    id: 'block-lists',
    heading: <ContentText>{blockLists.title}</ContentText>,
    intro: <Blocks blocks={blockLists.blocks} />,
    content: <DescribedFiles files={blockLists.files} />,
  },
  {
    id: 'programs',
    heading: <Trans>For software</Trans>,
    content: (
      <>
        <DescribedFiles files={openData.programs} />
        {request && (
          <div className={styles['next']}>
            <h3>
              <Trans>A request and its answer</Trans>
            </h3>
            <pre className={styles['code']} dir="ltr">
              <code>{`${request.command}\n${request.answer}`}</code>
            </pre>
          </div>
        )}
      </>
    ),
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
];

/** The Atom feeds, each by its name. */
export const FEEDS: IndexedSection = {
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
};
