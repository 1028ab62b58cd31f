import { useEffect } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import places from 'content:places';
import styles from './page.module.css';

/** Three presses of Shift within this many milliseconds leave the page, without looking for the mouse. */
const SHIFT_WINDOW_MS = 2000;

/**
 * Leaves at once for a neutral page: the page is blanked before the new one has loaded, and its entry in the
 * history is replaced, so that Back does not lead here. Without a script it is a link.
 */
export function ExitPage() {
  const { t } = useLingui();
  useEffect(() => {
    let presses: number[] = [];
    const count = ({ key, repeat }: KeyboardEvent) => {
      if (key !== 'Shift') presses = [];
      else if (!repeat) presses = [...presses.filter((time) => performance.now() - time < SHIFT_WINDOW_MS), performance.now()];
      if (presses.length >= 3) leave();
    };
    addEventListener('keydown', count);
    return () => removeEventListener('keydown', count);
  }, []);

  return (
    <section className={styles['bar']} aria-label={t`Leave quickly`} data-screen-only>
      <div className={`wrap ${styles['exit']}`}>
        <a
          href={places.neutralPage}
          rel="noreferrer nofollow"
          onClick={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          <Trans>Exit this page</Trans>
        </a>
        <p>
          <Trans>or press Shift three times</Trans>
        </p>
      </div>
    </section>
  );
}

function leave() {
  document.documentElement.hidden = true;
  document.title = ' ';
  location.replace(places.neutralPage);
}
