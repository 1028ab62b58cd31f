import { Trans } from '@lingui/react/macro';
import policy from 'content:privacy-policy';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DocumentSections } from '#src/parts/document/document-sections.tsx';
import { OfflineCopyPlace } from '#src/offline/page/offline-copy-place.tsx';
import { Article, Fact } from '#src/ui/article.tsx';
import { Today } from './today.tsx';

/** Privacy Policy: four sections and today's date (LEGAL-1, LEGAL-2). */
export default function PrivacyPolicyPage() {
  return (
    <Article
      heading={<ContentText>{policy.title}</ContentText>}
      lead={<ContentText>{policy.lead}</ContentText>}
      aside={
        <dl>
          <Fact term={<Trans>Last updated</Trans>}>
            <Today />
          </Fact>
        </dl>
      }
    >
      <DocumentSections sections={policy.sections} />
      <OfflineCopyPlace />
    </Article>
  );
}
