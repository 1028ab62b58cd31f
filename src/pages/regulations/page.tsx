import { Trans } from '@lingui/react/macro';
import frameworks from 'content:frameworks';
import type { Framework } from '#build/content/schemas/records.ts';
import { SPACE } from '#src/i18n/punctuation.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentLinks } from '#src/parts/document/content-links.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { FrameworkDrawing } from './framework-drawing.tsx';
import { Card, CardGrid } from '#src/ui/card-grid.tsx';
import { HeadFigures, PageHead } from '#src/ui/page-head.tsx';
import { StatusAxis } from './status-axis.tsx';
import styles from './page.module.css';
import drawings from '#src/ui/axis-drawing.module.css';

/** Regulations: the four frameworks with their statuses (REG-1). */
export default function RegulationsPage() {
  return (
    <>
      <PageHead
        heading={<Trans>Regulations</Trans>}
        lead={<Trans>Four frameworks set out what regulated firms must do. Each is shown with its status.</Trans>}
      >
        <HeadFigures>
          <div>
            <dt>
              <Trans>In force</Trans>
            </dt>
            <dd>{frameworks.filter(({ comment }) => !comment).length}</dd>
          </div>
          <div>
            <dt>
              <Trans>Proposed</Trans>
            </dt>
            <dd>{frameworks.filter(({ comment }) => comment).length}</dd>
          </div>
        </HeadFigures>
      </PageHead>
      <div className="wrap block-end">
        <CardGrid columns={2}>
          {frameworks.map((framework) => (
            <Card
              key={framework.id}
              id={framework.id}
              label={<ContentText>{framework.category}</ContentText>}
              title={<ContentText>{framework.title}</ContentText>}
            >
              <FrameworkText framework={framework} />
            </Card>
          ))}
        </CardGrid>
      </div>
    </>
  );
}

function FrameworkText({ framework }: { framework: Framework }) {
  const { summary, drawing, caption, rules, links, comment } = framework;
  return (
    <div className={`stack ${styles['framework']}`}>
      <StatusAxis framework={framework} />
      <ContentText as="p">{summary}</ContentText>
      <figure className={drawings['figure']}>
        <FrameworkDrawing of={drawing} />
        <ContentText as="figcaption">{caption}</ContentText>
      </figure>
      <h3>{comment ? <Trans>Proposed rules</Trans> : <Trans>Key rules</Trans>}</h3>
      <Blocks blocks={[{ list: rules }]} />
      <ContentLinks links={links} />
      {comment && (
        <>
          <h3>
            <Trans>Comment on the proposal</Trans>
          </h3>
          <p>
            <Trans>
              Comments are open until <time dateTime={comment.until}>{formatDay(comment.until)}</time>.
            </Trans>
            {SPACE}
            <ContentText>{comment.how}</ContentText>
          </p>
        </>
      )}
    </div>
  );
}
