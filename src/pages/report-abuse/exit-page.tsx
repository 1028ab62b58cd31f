import { useEffect, useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import places from 'content:places';
import { Select } from '#src/ui/select.tsx';
import styles from './exit-page.module.css';

/** Pressing Shift three times within this many milliseconds leaves the page. */
const SHIFT_WINDOW_MS = 2000;

/**
 * Leaves at once for a neutral page, which the visitor can choose from those in the site file. The page goes blank before the new
 * one has loaded, and its history entry is replaced, so that Back does not lead here. The choice is kept only in the page, because
 * a stored one would reveal the visit. Without a script there is no choice, and the link leads to the first neutral page.
 */
export function ExitPage() {
  const { t } = useLingui();
  const id = useId();
  const [address, setAddress] = useState(places.neutralPages[0].address);

  useEffect(() => {
    let presses: number[] = [];
    const count = ({ key, repeat }: KeyboardEvent) => {
      if (key !== 'Shift') presses = [];
      else if (!repeat) presses = [...presses.filter((time) => performance.now() - time < SHIFT_WINDOW_MS), performance.now()];
      if (presses.length >= 3) leaveFor(address);
    };
    addEventListener('keydown', count);
    return () => removeEventListener('keydown', count);
  }, [address]);

  return (
    <section className={`sticky ${styles['bar']}`} aria-label={t`Quick exit`} data-screen-only>
      <div className={`wrap apart ${styles['exit']}`}>
        <div className={styles['leave']}>
          <a
            className="filled"
            href={address}
            rel="noreferrer nofollow"
            onClick={(event) => {
              event.preventDefault();
              leaveFor(address);
            }}
          >
            <Trans>Exit this page</Trans>
          </a>
          <p>
            <Trans>or press Shift three times</Trans>
          </p>
        </div>
        {/* Without a script, the link always leads to the first neutral page. */}
        <div className={styles['choice']} data-script-only>
          <label htmlFor={id}>
            <Trans>Exit to</Trans>
          </label>
          {/* Off, because some browsers restore forms after a reload and would keep the choice. */}
          <Select id={id} value={address} autoComplete="off" onChoose={setAddress}>
            {places.neutralPages.map((page) => (
              <option key={page.address} value={page.address}>
                {page.name}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </section>
  );
}

function leaveFor(address: string) {
  document.documentElement.hidden = true;
  document.title = ' ';
  location.replace(address);
}
