import { Trans } from '@lingui/react/macro';
import content from 'content:verify-document';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
import { PublishedDocuments } from './published-documents.tsx';
import { Verification } from './verification.tsx';

/** Verify a document: checks whether a PDF file is an unchanged document of ours. The file is hashed in the browser. */
export default function VerifyDocumentPage() {
  return (
    <>
      <PageHead heading={<Trans>Verify a document</Trans>} lead={<ContentText>{content.lead}</ContentText>} />
      <Section heading={<Trans>Your file</Trans>} ground="plate" aside={<Aside>{content.privacy}</Aside>}>
        <ErrorBoundary part>
          <Verification />
        </ErrorBoundary>
        <Blocks blocks={[{ ordered: content.steps }]} />
      </Section>
      <Section heading={<Trans>What the answer cannot tell you</Trans>} aside={<Aside>{content.ownCopies}</Aside>}>
        <Blocks blocks={[{ list: content.limits }]} />
      </Section>
      <Section
        heading={<Trans>Documents on record</Trans>}
        ground="plate"
        aside={
          <p>
            <Trans>
              Each is listed with its SHA-256 checksum, so that you can compare it using other software. For software, the list is available
              as <a href="/documents.json">documents.json</a>.
            </Trans>
          </p>
        }
      >
        <PublishedDocuments />
      </Section>
    </>
  );
}

function Aside({ children }: { children: string }) {
  return <ContentText as="p">{children}</ContentText>;
}
