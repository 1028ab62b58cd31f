import { Trans, useLingui } from '@lingui/react/macro';
import alerts from 'content:alerts';
import type { Advisory } from '#build/content/schemas/texts.ts';
import { Article, Fact } from '#src/ui/article.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { BackLink } from '#src/parts/link/back-link.tsx';
import { notifyUnavailable } from '#src/parts/toast/feature-notice.ts';
import { ContentText } from '../document/content-text.tsx';
import { DocumentSections } from '../document/document-sections.tsx';
import { DownloadButton } from '../download/download-button.tsx';
import { AlertSeverity } from '../alert-severity/alert-severity.tsx';
import { Verbatim } from '#src/ui/verbatim.tsx';

/** An advisory: what happened, and what firms must do (ALERT-2). Its facts come from its alert. */
export function AdvisoryPage({ advisory: { id, title, issued, updated, lead, sections } }: { advisory: Advisory }) {
  const { t } = useLingui();
  const alert = alerts.find((entry) => entry.id === id);
  return (
    <>
      <BackLink href="/#latest-alerts">
        <Trans>Back to Alerts</Trans>
      </BackLink>
      <Article
        heading={<ContentText>{title}</ContentText>}
        lead={<ContentText>{lead}</ContentText>}
        aside={
          <>
            {alert && <AlertSeverity severity={alert.severity} />}
            <dl>
              {alert && (
                <Fact term={<Trans>Type</Trans>}>
                  <ContentText>{alert.type}</ContentText>
                </Fact>
              )}
              <Fact term={<Trans>Reference</Trans>}>
                <Verbatim>{id}</Verbatim>
              </Fact>
              <Fact term={<Trans>Issued</Trans>}>
                <DateInWords of={issued} />
              </Fact>
              {updated && (
                <Fact term={<Trans>Updated</Trans>}>
                  <DateInWords of={updated} />
                </Fact>
              )}
            </dl>
            <DownloadButton
              variant="solid"
              type="advisory"
              id={id}
              title={title}
              text="#main"
              onMissing={() => notifyUnavailable(t`Download Advisory`)}
            >
              <Trans>Download Advisory</Trans>
            </DownloadButton>
          </>
        }
      >
        <DocumentSections sections={sections} />
      </Article>
    </>
  );
}
