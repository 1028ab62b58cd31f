import { Trans } from '@lingui/react/macro';
import { Callout } from '#src/ui/callout.tsx';
import { useInBrowser } from '#src/ui/in-browser.ts';
import styles from './not-started.module.css';

/**
 * Says at a search that its script is late or cannot come (ERROR-5). It is in the HTML, and styles show it after some seconds, because no
 * script can. When React takes over the page, it goes.
 */
export function NotStarted() {
  const isStarted = useInBrowser(() => true, false);
  if (isStarted) return null;
  return (
    <div className={styles['late']} role="alert" data-screen-only data-script-only>
      <Callout tone="note">
        <p>
          <Trans>
            <strong>The search has not started.</strong> Wait, or reload the page.
          </Trans>
        </p>
      </Callout>
    </div>
  );
}
