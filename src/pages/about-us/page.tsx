import { Trans } from '@lingui/react/macro';
import about from 'content:about';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Card, CardGrid } from '#src/ui/card-grid.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Section } from '#src/ui/section.tsx';
import { AboutDrawing } from './about-drawing.tsx';
import { AppealsAndComplaints, GoverningBoard } from './people.tsx';

/** About Us: four groups of cards, each with its icon (LEGAL-5), then the people who run the Authority. */
export default function AboutUsPage() {
  return (
    <>
      <PageHead heading={<Trans>About Us</Trans>} lead={<ContentText>{about.lead}</ContentText>} />
      {about.groups.map(({ id, title, icon, sections }, index) => (
        <Section
          key={id}
          id={id}
          heading={
            <>
              <AboutDrawing icon={icon} />
              <ContentText>{title}</ContentText>
            </>
          }
          aside={null}
          ground={index % 2 === 0 ? 'plate' : 'paper'}
        >
          <CardGrid columns={2}>
            {sections.map((section) => (
              <Card
                key={section.title}
                level={3}
                title={
                  <>
                    <AboutDrawing icon={section.icon} />
                    <ContentText>{section.title}</ContentText>
                  </>
                }
              >
                <ContentText as="p">{section.description}</ContentText>
              </Card>
            ))}
          </CardGrid>
        </Section>
      ))}
      <GoverningBoard />
      <AppealsAndComplaints />
    </>
  );
}
