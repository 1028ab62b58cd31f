import { Trans } from '@lingui/react/macro';
import { addressOf } from '#src/i18n/address.ts';
import { Callout } from './callout.tsx';
import styles from './not-started.module.css';

/** Says at a search that its script is late or cannot come. `inline/start.ts` marks the page, because no other script runs then. */
export function NotStarted() {
  return (
    <div className={styles['late']} role="alert" data-screen-only>
      <Callout tone="note">
        <p>
          <Trans>
            <strong>The search has not started.</strong> A part of this page has not loaded yet. Wait, or reload the page.
          </Trans>
        </p>
        <p>
          <Trans>
            You can read <a href={addressOf('/regulated-companies')}>the register</a> and <a href={addressOf('/warnings')}>the warnings</a>{' '}
            without the search.
          </Trans>
        </p>
      </Callout>
    </div>
  );
}
