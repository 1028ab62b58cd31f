import { Trans } from '@lingui/react/macro';
import index from 'content:documents-index';
import { ContentText } from '#src/parts/document/content-text.tsx';
import styles from './page.module.css';

/** What was published with this release: each document and its fingerprint. It is what the page can do without a script. */
export function PublishedDocuments() {
  return (
    <dl className={styles['record']}>
      {index.documents.map(({ reference, name, file, date, sha256 }) => (
        <div key={reference}>
          <dt>
            <a href={file}>
              <ContentText>{name}</ContentText>
            </a>
          </dt>
          <dd>
            <bdi dir="ltr">{reference}</bdi>, <bdi dir="ltr">{date}</bdi>
          </dd>
          <dd>
            <span className="spoken">
              <Trans>SHA-256</Trans>{' '}
            </span>
            <code dir="ltr">{sha256}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
