import { Trans } from '@lingui/react/macro';
import statement from 'content:accessibility';
import { formatDay } from '#src/i18n/format-date.ts';
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
            <time dateTime={statement.checked}>{formatDay(statement.checked)}</time>
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
