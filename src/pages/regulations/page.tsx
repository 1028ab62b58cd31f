import { Trans } from '@lingui/react/macro';
import frameworks from 'content:frameworks';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Card, CardGrid } from '#src/ui/card-grid.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

export { messages as english } from '#content/locales/en/regulations.po';

/** Regulations: the four frameworks, each with where it stands (specification §2, §4). */
export default function RegulationsPage() {
  return (
    <>
      <PageHead
        heading={<Trans>Regulations</Trans>}
        lead={<Trans>Four frameworks set out what regulated firms must do. Each shows its status.</Trans>}
      />
      <div className="wrap block-end">
        <CardGrid columns={2}>
          {frameworks.map(({ id, title, category, summary, status }) => (
            <Card
              key={id}
              label={<ContentText>{category}</ContentText>}
              title={<ContentText>{title}</ContentText>}
              foot={<ContentText>{status}</ContentText>}
            >
              <p>
                <ContentText>{summary}</ContentText>
              </p>
            </Card>
          ))}
        </CardGrid>
      </div>
    </>
  );
}
