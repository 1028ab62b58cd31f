import { Trans } from '@lingui/react/macro';
import openData from 'content:open-data';
import site from 'content:site';
import { formatNumber } from '#src/i18n/format-number.ts';
import { ContentText } from '#src/parts/document/content-text.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { DateInWords } from '#src/ui/date.tsx';
import { IndexedText } from '#src/ui/indexed-text.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from './page.module.css';
import { SECTIONS } from './sections.tsx';

/** Open data: the files for programs, their fields and licence, what may change, and the feeds. */
export default function OpenDataPage() {
  return (
    <>
      <PageHead heading={<Trans>Open data</Trans>} lead={<ContentText>{openData.lead}</ContentText>}>
        <dl className={`ruled ${styles['figures']}`}>
          {openData.datasets.map(({ id, title, records }) => (
            <div key={id} className="apart">
              <ContentText as="dt">{title}</ContentText>
              <dd>{formatNumber(records)}</dd>
            </div>
          ))}
          <div className="apart">
            <dt>
              <Trans>As of</Trans>
            </dt>
            <dd>
              <DateInWords of={openData.asOf} />
            </dd>
          </div>
        </dl>
      </PageHead>
      <IndexedText sections={SECTIONS}>
        {site.fictional && (
          <div className={styles['notice']} id="notice">
            <Callout tone="note">
              <ContentText as="p">{openData.notice}</ContentText>
            </Callout>
          </div>
        )}
      </IndexedText>
    </>
  );
}
