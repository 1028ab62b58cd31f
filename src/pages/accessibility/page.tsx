import { Trans } from '@lingui/react/macro';
import statement from 'content:accessibility';
import { DateInWords } from '#src/ui/date.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DocumentSections } from '#src/parts/document/document-sections.tsx';
import { Article, Fact } from '#src/ui/article.tsx';

/** Accessibility Statement, in the parts of the EU model statement. */
export default function AccessibilityPage() {
  return (
    <Article
      heading={<ContentText>{statement.title}</ContentText>}
      lead={<ContentText>{statement.lead}</ContentText>}
      aside={
        <dl>
          <Fact term={<Trans>Last checked</Trans>}>
            <DateInWords of={statement.checked} />
          </Fact>
          <Fact term={<Trans>Method</Trans>} plain>
            <ContentText>{statement.method}</ContentText>
          </Fact>
        </dl>
      }
    >
      <DocumentSections sections={statement.sections} />
    </Article>
  );
}
