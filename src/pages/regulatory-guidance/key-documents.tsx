import { Trans, useLingui } from '@lingui/react/macro';
import guidance from 'content:guidance';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Button } from '#src/ui/button.tsx';
import { DocumentRow, DocumentRows } from '#src/ui/document-row.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { notifyUnavailable } from '#src/ui/toast/feature-notice.ts';

/** The three guidance documents: read here, or downloaded (the files come with the documents). */
export function KeyDocuments() {
  const { t } = useLingui();
  return (
    <DocumentRows>
      {guidance.map(({ code, name, ref, date }) => {
        const title = `${code} ${name}`;
        return (
          <DocumentRow
            key={code}
            title={
              <a href={`#${code.toLowerCase()}`}>
                <ContentText>{title}</ContentText>
              </a>
            }
            facts={
              <>
                <bdi dir="ltr">{ref}</bdi>
                <time dir="ltr">{date}</time>
              </>
            }
            action={
              <Button look="line" size="small" aria-label={t`Download ${title}`} onClick={() => notifyUnavailable(t`Download Guidance`)}>
                <Icon name="download" />
                <Trans>Download</Trans>
              </Button>
            }
          />
        );
      })}
    </DocumentRows>
  );
}
