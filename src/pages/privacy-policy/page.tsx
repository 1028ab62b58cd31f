import { Trans } from '@lingui/react/macro';
import buildDate from 'content:build-date';
import policy from 'content:privacy-policy';
import { localToday } from '#src/i18n/local-today.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DocumentSections } from '#src/parts/document/document-sections.tsx';
import { Article, Fact } from '#src/ui/article.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { useInBrowser } from '#src/ui/in-browser.ts';

/** Privacy Policy: four sections and today's date (LEGAL-1, LEGAL-2). */
export default function PrivacyPolicyPage() {
  const today = useInBrowser(localToday, buildDate);
  return (
    <Article
      heading={<ContentText>{policy.title}</ContentText>}
      lead={<ContentText>{policy.lead}</ContentText>}
      aside={
        <dl>
          <Fact term={<Trans>Last updated</Trans>}>
            <DateInWords of={today} />
          </Fact>
        </dl>
      }
    >
      <DocumentSections sections={policy.sections} />
    </Article>
  );
}
