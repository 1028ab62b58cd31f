import { Trans } from '@lingui/react/macro';
import places from 'content:places';
import security from 'content:security';
import site from 'content:site';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { DocumentSections } from '#src/parts/document/document-sections.tsx';
import { Article, Fact } from '#src/ui/article.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';

/** Security: how to report a vulnerability, which tests are allowed, and how to recognise the real site. */
export default function SecurityPage() {
  return (
    <Article
      heading={<ContentText>{security.title}</ContentText>}
      lead={<ContentText>{security.lead}</ContentText>}
      aside={
        <dl>
          <Fact term={<Trans>Support address</Trans>}>
            <a href={`mailto:${places.supportEmail}`} dir="ltr">
              {places.supportEmail}
            </a>
          </Fact>
          <Fact term={<Trans>Address of this website</Trans>}>
            <Verbatim>{site.baseUrl}</Verbatim>
          </Fact>
          <Fact term={<Trans>Machine-readable version</Trans>}>
            <a href="/.well-known/security.txt" dir="ltr">
              security.txt
            </a>
          </Fact>
        </dl>
      }
    >
      <DocumentSections sections={security.sections} />
    </Article>
  );
}
