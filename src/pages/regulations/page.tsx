import { useId } from 'react';
import { Trans } from '@lingui/react/macro';
import frameworks from 'content:frameworks';
import type { Framework } from '#build/content/schemas/records.ts';
import { SPACE } from '#src/i18n/punctuation.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { ContentLinks } from '#src/parts/document/content-links.tsx';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Blocks } from '#src/parts/document/document-sections.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { TimeLine } from './time-line.tsx';
import styles from './page.module.css';

/** Regulations: the four frameworks with their statuses (REG-1). */
export default function RegulationsPage() {
  return (
    <>
      <PageHead
        heading={<Trans>Regulations</Trans>}
        lead={<Trans>Four frameworks set out what regulated firms must do. Each is shown with its status.</Trans>}
      />
      <div className="wrap block-end">
        <TimeLine />
        {frameworks.map((framework) => (
          <FrameworkSection key={framework.id} framework={framework} />
        ))}
      </div>
    </>
  );
}

/** A framework: what it is and its status, then its summary, its rules and its links. */
function FrameworkSection({ framework: { id, category, title, status, summary, rules, links, comment } }: { framework: Framework }) {
  const headingId = useId();
  return (
    <section id={id} className={styles['framework']} aria-labelledby={headingId}>
      <div>
        <ContentText as="p" className="label">
          {category}
        </ContentText>
        <h2 id={headingId} className="size-25" tabIndex={-1}>
          <ContentText>{title}</ContentText>
        </h2>
        <p className={styles['status']}>
          <svg className={comment && styles['empty']} viewBox="0 0 12 12" aria-hidden="true">
            <path d="M1 1h10v10H1z" />
          </svg>
          <ContentText>{status}</ContentText>
        </p>
      </div>
      <div className={`stack-1 measure ${styles['text']}`}>
        <ContentText as="p">{summary}</ContentText>
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
      <div className={`stack-1 measure ${styles['text']}`}>
        <h3>{comment ? <Trans>Proposed rules</Trans> : <Trans>Key rules</Trans>}</h3>
        <Blocks blocks={[{ list: rules }]} />
      </div>
      <ContentLinks links={links} className={styles['links']} />
    </section>
  );
}
