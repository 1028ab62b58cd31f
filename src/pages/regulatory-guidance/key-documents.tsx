import { Trans, useLingui } from '@lingui/react/macro';
import guidance from 'content:guidance';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { notifyUnavailable } from '#src/ui/toast/feature-notice.ts';
import styles from './key-documents.module.css';

/** The three guidance documents: read here, or downloaded (the files come with the documents). */
export function KeyDocuments() {
  const { t } = useLingui();
  return (
    <ul className={styles['documents']}>
      {guidance.map(({ code, name, ref, date }) => {
        const title = `${code} ${name}`;
        return (
          <li key={code}>
            <div>
              <h3>
                <a href={`#${code.toLowerCase()}`}>
                  <ContentText>{title}</ContentText>
                </a>
              </h3>
              <p>
                <bdi dir="ltr">{ref}</bdi>
                <time dir="ltr">{date}</time>
              </p>
            </div>
            <Button look="line" size="small" aria-label={t`Download ${title}`} onClick={() => notifyUnavailable(t`Download Guidance`)}>
              <Icon name="download" />
              <Trans>Download</Trans>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
