import { Trans, useLingui } from '@lingui/react/macro';
import documents from 'content:legal-documents';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DocumentReference, DocumentSections } from '#src/parts/document/document-sections.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { IndexedText } from '#src/ui/contents.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { IndexedSection } from '#src/ui/section.tsx';

/** Legal Documents: foundational charter, bylaws of governance, code of conduct. */
export default function LegalDocumentsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        heading={<Trans>Legal Documents</Trans>}
        lead={
          <Trans>The charter that founded the Authority, the bylaws that govern it and the conduct expected of its Board and staff.</Trans>
        }
      />
      <IndexedText label={t`On this page`} items={documents.map(({ id, title }) => ({ id, text: <ContentText>{title}</ContentText> }))}>
        {documents.map(({ id, title, ref, date, summary, sections }) => (
          <IndexedSection
            key={id}
            id={id}
            heading={<ContentText>{title}</ContentText>}
            aside={
              <>
                <DocumentReference reference={ref} date={date} />
                <ContentText as="p">{summary}</ContentText>
                <DownloadButton variant="line" size="small" type="legal" id={id} title={title} text={`#${id}`} />
              </>
            }
          >
            <DocumentSections sections={sections} level={3} />
          </IndexedSection>
        ))}
      </IndexedText>
    </>
  );
}
