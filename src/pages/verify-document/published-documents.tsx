import { Trans } from '@lingui/react/macro';
import index from 'content:documents-index';
import { COMMA } from '#src/i18n/punctuation.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import styles from './page.module.css';

/** Each document published with this release, with its checksum. This part of the page works without a script. */
export function PublishedDocuments() {
  return (
    <dl className={`ruled ${styles['record']}`}>
      {index.documents.map(({ reference, name, file, date, sha256 }) => (
        <div key={reference}>
          <dt>
            <a href={file}>
              <ContentText>{name}</ContentText>
            </a>
          </dt>
          <dd>
            <bdi dir="ltr">{reference}</bdi>
            {COMMA}
            <DateInWords of={date} />
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
