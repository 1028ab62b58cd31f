import { Trans } from '@lingui/react/macro';
import terms from 'content:terms-of-service';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DocumentSections } from '#src/parts/document/document-sections.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Article } from '#src/ui/article.tsx';

/** Terms of Service: four sections (LEGAL-1), and a link to the licences of others. */
export default function TermsOfServicePage() {
  return (
    <Article
      heading={<ContentText>{terms.title}</ContentText>}
      lead={<ContentText>{terms.lead}</ContentText>}
      aside={
        <p>
          <Link href="/licences">
            <Trans>Licences of third-party software, fonts and data</Trans>
          </Link>
        </p>
      }
      asideLast
    >
      <DocumentSections sections={terms.sections} />
    </Article>
  );
}
