import { Trans } from '@lingui/react/macro';
import site from 'content:site';
import { addressOf } from '#src/i18n/address.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import type { PageAddress } from '#src/routes.ts';
import { useDayOfPrinting } from '#src/ui/in-browser.ts';
import styles from './print-head.module.css';

/** Above a printed record: who publishes it, its address, and the day on which it was printed, because records change. */
export function PrintHead({ path }: { path: PageAddress }) {
  const day = useDayOfPrinting() ?? '';
  const today = (
    <b>
      <time dateTime={day}>{day && formatDay(day)}</time>
    </b>
  );
  return (
    <div className={styles['head']} data-print-only>
      <div className="apart">
        <p>
          <b>{site.name}</b>
          <br />
          <bdi dir="ltr">{site.baseUrl + addressOf(path)}</bdi>
        </p>
        <p>
          <Trans>Printed on {today}.</Trans>
          <br />
          <Trans>The register may have changed since.</Trans>
        </p>
      </div>
      {site.fictional && (
        <p>
          <Trans>
            <strong>Demonstration.</strong> This authority, its firms and its warnings are fictional.
          </Trans>
        </p>
      )}
    </div>
  );
}
