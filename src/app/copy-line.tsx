import { useSyncExternalStore } from 'react';
import { Trans } from '@lingui/react/macro';
import { formatMoment } from '#src/i18n/format-date.ts';
import styles from './copy-line.module.css';

/** The line at the top of a kept page, and of every page without a network, that says of when it is (OFFLINE-2). */
export function CopyLine() {
  const moment = useSyncExternalStore(subscribe, readMoment, () => undefined);
  const time = moment !== undefined && <time dateTime={moment}>{formatMoment(new Date(moment))}</time>;
  // The element exists before its text, so that the text is announced.
  return (
    <div aria-live="polite">
      {time && (
        <p className={styles['line']}>
          <span className="wrap">
            <Trans>You are reading a copy of this site from {time}. It does not include any later warnings or changes.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** The worker writes into a page that it keeps when the host sent it. Without a network, a page is as old as its loading. */
function readMoment(): string | undefined {
  const { copyOf } = document.documentElement.dataset;
  return copyOf ?? (navigator.onLine ? undefined : new Date(performance.timeOrigin).toISOString());
}
