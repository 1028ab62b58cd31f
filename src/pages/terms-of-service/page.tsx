import terms from 'content:terms-of-service';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DocumentSections } from '#src/parts/document/document-sections.tsx';
import { Article } from '#src/ui/article.tsx';

/** Terms of Service: four sections (specification §2). */
export default function TermsOfServicePage() {
  return (
    <Article heading={<ContentText>{terms.title}</ContentText>} lead={<ContentText>{terms.lead}</ContentText>}>
      <DocumentSections sections={terms.sections} />
    </Article>
  );
}
