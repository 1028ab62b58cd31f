import { Trans } from '@lingui/react/macro';
import feeds from 'content:feeds';
import { ContentText } from '#src/parts/document/content-text.tsx';
import type { IndexedSection } from '#src/ui/indexed-text.tsx';
import styles from './page.module.css';

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
