import { Trans } from '@lingui/react/macro';
import sizes from 'content:checklist-sizes';
import tools from 'content:tools';
import { COLON } from '#src/i18n/punctuation.ts';
import { Breadcrumb } from '#src/parts/breadcrumb/breadcrumb.tsx';
import { Bar } from '#src/parts/checklist/progress.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Link } from '#src/parts/link/link.ts';
import { Card, CardGrid } from '#src/ui/card-grid.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

/** Self-Assessment Tools: three cards with an icon and a link to the tool. */
export default function SelfAssessmentToolsPage() {
  return (
    <>
      <Breadcrumb />
      <PageHead
        heading={<Trans>Self-Assessment Tools</Trans>}
        lead={<Trans>Find the gaps in your controls before an examination does. Nothing you tick is saved or sent.</Trans>}
      />
      <div className="wrap block-end">
        <CardGrid>
          {tools.map(({ icon, title, description, link }) => (
            <Card
              key={link}
              label={<Bar completed={0} total={sizes[icon] ?? 0} />}
              title={<ContentText>{title}</ContentText>}
              foot={
                <p className="tall-links">
                  <Link href={link}>
                    <Trans>Launch Tool</Trans>
                    <span className="spoken">
                      {COLON}
                      <ContentText>{title}</ContentText>
                    </span>
                    <Icon name="onward" />
                  </Link>
                </p>
              }
            >
              <ContentText as="p">{description}</ContentText>
            </Card>
          ))}
        </CardGrid>
      </div>
    </>
  );
}
