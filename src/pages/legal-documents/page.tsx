import { Trans } from '@lingui/react/macro';
import documents from 'content:legal-documents';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DocumentReference, DocumentSections } from '#src/parts/document/document-sections.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { IndexedText } from '#src/ui/indexed-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

/** Legal Documents: foundational charter, bylaws of governance, code of conduct. */
export default function LegalDocumentsPage() {
  return (
    <>
      <PageHead
        heading={<Trans>Legal Documents</Trans>}
        lead={
          <Trans>The charter that founded the Authority, the bylaws that govern it and the conduct expected of its Board and staff.</Trans>
        }
      />
      <IndexedText
        sections={documents.map(({ id, title, ref, date, summary, sections }) => ({
          id,
          heading: <ContentText>{title}</ContentText>,
          intro: (
            <>
              <DocumentReference reference={ref} date={date} />
              <ContentText as="p">{summary}</ContentText>
              <DownloadButton variant="line" size="small" type="legal" id={id} title={title} text={`#${id}`} />
            </>
          ),
          content: <DocumentSections sections={sections} level={3} />,
        }))}
      />
    </>
  );
}
