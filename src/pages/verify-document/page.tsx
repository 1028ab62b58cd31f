import { Trans } from '@lingui/react/macro';
import index from 'content:documents-index';
import content from 'content:verify-document';
import { COMMA } from '#src/i18n/punctuation.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';
import { Verification } from './verification.tsx';
import styles from './page.module.css';

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
        count={index.documents.length}
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

/** Each document published with this release, with its checksum. This part of the page works without a script. */
function PublishedDocuments() {
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
            <Verbatim>{reference}</Verbatim>
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
