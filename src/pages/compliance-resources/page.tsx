import { Trans, useLingui } from '@lingui/react/macro';
import resources from 'content:resources';
import { SPECIFICATION_TEXTS } from '#src/i18n/specification-texts.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card, CardGrid } from '#src/ui/card-grid.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

export { messages as english } from '#content/locales/en/compliance-resources.po';

/** Compliance Resources: the portal, the guidance and the self-assessment tools. */
export default function ComplianceResourcesPage() {
  const { i18n } = useLingui();
  return (
    <>
      <PageHead
        heading={i18n._(SPECIFICATION_TEXTS.nav_compliance_resources)}
        lead={<Trans>File with us, read our guidance and check your own controls.</Trans>}
      />
      <div className="wrap block-end">
        <CardGrid>
          {resources.map(({ id, title, description, buttonText, link }) => (
            <Card
              key={id}
              title={<ContentText>{title}</ContentText>}
              foot={
                <ButtonLink look="line" href={link}>
                  <ContentText>{buttonText}</ContentText>
                </ButtonLink>
              }
            >
              <p>
                <ContentText>{description}</ContentText>
              </p>
            </Card>
          ))}
        </CardGrid>
      </div>
    </>
  );
}
