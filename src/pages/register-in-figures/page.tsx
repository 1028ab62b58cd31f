import { Trans } from '@lingui/react/macro';
import buildDate from 'content:build-date';
import site from 'content:site';
import { DateInWords } from '#src/ui/date.tsx';
import { SPACE } from '#src/i18n/punctuation.ts';
import { Breadcrumb } from '#src/parts/breadcrumb/breadcrumb.tsx';
import { Figures } from './figures.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from './figures.module.css';

/** The register in figures: the firms by year of licence, status, tier, country and activity (FIGURES-1). */
export default function RegisterInFiguresPage() {
  const counted = <DateInWords of={buildDate} />;
  return (
    <>
      <Breadcrumb />
      <PageHead
        heading={<Trans>The register in figures</Trans>}
        lead={
          <>
            <Trans>The firms in the register on {counted}, counted in five ways. Each figure leads to its firms in the directory.</Trans>
            {site.fictional && (
              <>
                {SPACE}
                <Trans>This demonstration contains only some of the firms that the Authority supervises.</Trans>
              </>
            )}
          </>
        }
      />
      <noscript>
        <div className="wrap">
          <Callout tone="note">
            <p>
              <Trans>
                The links on this page lead to the directory, which cannot be filtered without JavaScript. The same firms are{' '}
                <a href="#lists">listed at the end of this page</a>.
              </Trans>
            </p>
          </Callout>
        </div>
      </noscript>
      <div className={styles['figures']}>
        <Figures />
      </div>
    </>
  );
}
