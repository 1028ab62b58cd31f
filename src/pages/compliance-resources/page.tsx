import { Trans, useLingui } from '@lingui/react/macro';
import resources from 'content:resources';
import { REQUIRED_TEXTS } from '#src/i18n/required-texts.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { HowToGetALicence } from './how-to-get-a-licence.tsx';
import { Calendar } from './calendar.tsx';
import { ButtonLink } from '#src/parts/link/button-link.tsx';
import { Card, CardGrid } from '#src/ui/card-grid.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

/** Compliance Resources: the portal, the guidance, the self-assessment tools, how to get a licence, and the calendar of returns. */
export default function ComplianceResourcesPage() {
  const { i18n } = useLingui();
  return (
    <>
      <PageHead
        heading={i18n._(REQUIRED_TEXTS.nav_compliance_resources)}
        lead={<Trans>Get a licence, see what is due and when, file with us, read our guidance and check your own controls.</Trans>}
        parts={
          <>
            <a href="#licence">
              <Trans>How to get a licence</Trans>
            </a>
            <a href="#calendar">
              <Trans>Calendar of returns</Trans>
            </a>
          </>
        }
      />
      <div className="wrap block-end">
        <CardGrid>
          {resources.map(({ id, title, description, buttonText, link }) => (
            <Card
              key={id}
              title={<ContentText>{title}</ContentText>}
              foot={
                <ButtonLink variant="line" href={link}>
                  <ContentText>{buttonText}</ContentText>
                </ButtonLink>
              }
            >
              <ContentText as="p">{description}</ContentText>
            </Card>
          ))}
        </CardGrid>
      </div>
      <HowToGetALicence />
      <Calendar />
    </>
  );
}
