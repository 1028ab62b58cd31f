import { Trans } from '@lingui/react/macro';
import downloads from 'content:downloads';
import { withRemark } from '#src/i18n/punctuation.ts';
import { ContentText } from '../document/content-text.tsx';
import styles from './download-list.module.css';

/** The files to download, each under its category. */
export function DownloadList({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['downloads']}>
      <Heading>
        <Trans>Downloads</Trans>
      </Heading>
      <ul>
        {downloads.map(({ id, category, title, description, link }) => (
          <li key={id}>
            <ContentText as="p" className={styles['category']}>
              {category}
            </ContentText>
            <a href={link}>
              <ContentText>{title}</ContentText>
              <span className="spoken">{withRemark('', 'PDF')}</span>
            </a>
            <ContentText as="p">{description}</ContentText>
          </li>
        ))}
      </ul>
    </div>
  );
}
