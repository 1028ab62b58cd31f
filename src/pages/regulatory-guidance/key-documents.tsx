import { Trans } from '@lingui/react/macro';
import guidance from 'content:guidance';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { Link } from '#src/parts/link/link.ts';
import { DateInWords } from '#src/ui/date.tsx';
import { DocumentRow, DocumentRows } from '#src/ui/document-row.tsx';

/** The three guidance documents, to be read here or downloaded, and the glossary. */
export function KeyDocuments() {
  return (
    <>
      <DocumentRows>
        {guidance
          .filter(({ summary }) => summary !== undefined)
          .map(({ id, title, ref, date }) => (
            <DocumentRow
              key={id}
              title={
                <a href={`#${id}`}>
                  <ContentText>{title}</ContentText>
                </a>
              }
              facts={
                <>
                  <bdi dir="ltr">{ref}</bdi>
                  <DateInWords of={date} />
                </>
              }
              action={<DownloadButton variant="line" size="small" type="guidance" id={id} title={title} text={`#${id}`} />}
            />
          ))}
      </DocumentRows>
      <p>
        <Trans>
          The <Link href="/glossary">Glossary</Link> explains the terms.
        </Trans>
      </p>
    </>
  );
}
