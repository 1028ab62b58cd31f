import { Trans } from '@lingui/react/macro';
import downloads from 'content:downloads';
import { buttonClass } from '#src/ui/button.tsx';
import { DocumentRow } from '#src/ui/document-row.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { ContentText } from '../document/content-text.tsx';
import styles from './download-list.module.css';

/** The files to download, each with its category (PUBLICATION-3). They are files of the site, so a link leads to each. */
export function DownloadList({ level }: { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['downloads']}>
      <Heading className="size-3">
        <Trans>Downloads</Trans>
      </Heading>
      <ul className="ruled">
        {downloads.map(({ id, category, title, description, link }) => (
          <DocumentRow
            key={id}
            level={level === 2 ? 3 : 4}
            title={<ContentText>{title}</ContentText>}
            facts={
              <>
                <ContentText as="b">{category}</ContentText>
                <span>PDF</span>
                <span className={styles['about']}>
                  <ContentText>{description}</ContentText>
                </span>
              </>
            }
            action={
              <a className={buttonClass({ variant: 'line', size: 'small' })} href={link}>
                <Icon name="download" />
                <span>
                  <Trans>Download</Trans>{' '}
                  <span className="spoken">
                    <ContentText>{title}</ContentText>
                  </span>
                </span>
              </a>
            }
          />
        ))}
      </ul>
    </div>
  );
}
