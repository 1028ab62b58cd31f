import { useEffect, useState, type MouseEvent as Press } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import neutralPages from 'content:neutral-pages';
import { PREFIX } from '#src/i18n/address.ts';
import { divideAddress } from '#src/i18n/languages.ts';
import { isPlainClick } from '#src/ui/plain-click.ts';
import { Select } from '#src/ui/select.tsx';
import styles from './page.module.css';

/** Pressing Shift this often leaves the page, if no other key is pressed and no pause is longer. */
const SHIFTS = 3;
const PAUSE_MS = 5000;

/** The path of this page, without its language. */
const PATH = '/report-abuse';
/** The exit does not wait longer than this for the browser to go back to the first entry of this page. */
const MAX_WAIT_MS = 300;

/**
 * Leaves at once for a neutral page. This page goes blank before the new one has loaded, and leaves no entry in the history, so that Back does
 * not lead here (FORM-5). For that, no link from this page to this page adds an entry. The choice of the neutral page is not stored, because
 * that would reveal the visit.
 */
export function ExitPage() {
  const { t } = useLingui();
  const [address, setAddress] = useState(neutralPages[0].address);
  const left = useShiftsLeft(address);
  const leave = (event: Press) => {
    event.preventDefault();
    void leaveFor(address);
  };

  useEffect(() => {
    document.addEventListener('click', followWithoutEntry);
    return () => document.removeEventListener('click', followWithoutEntry);
  }, []);

  return (
    <section className={`sticky ${styles['bar']}`} aria-label={t`Quick exit`} data-screen-only data-not-searched>
      <div className={`wrap apart ${styles['exit']}`}>
        <div className={`tall-links quiet-links ${styles['leave']}`}>
          <a className="filled" href={address} rel="noreferrer nofollow" onClick={leave} onAuxClick={leave}>
            <Trans>Exit this page</Trans>
          </a>
          <p className="key-hint" role="status">
            {left < SHIFTS ? (
              <Plural value={left} one="Press Shift once more" other="Press Shift # more times" />
            ) : (
              <Trans>or press Shift three times</Trans>
            )}
          </p>
        </div>
        {/* Without a script, the link leads to the first neutral page. */}
        <div className={styles['choice']} data-script-only>
          <Choice address={address} onChoose={setAddress} />
        </div>
      </div>
    </section>
  );
}

/** How often Shift must still be pressed to leave for an address. */
function useShiftsLeft(address: string): number {
  const [presses, setPresses] = useState(0);
  const left = SHIFTS - presses;

  useEffect(() => {
    // A capital letter does not count: its key is pressed before Shift is released.
    let isAlone = false;
    const count = ({ key, type }: KeyboardEvent) => {
      if (key !== 'Shift') setPresses(0);
      else if (type === 'keyup' && isAlone) setPresses((before) => before + 1);
      isAlone = key === 'Shift';
    };
    addEventListener('keydown', count);
    addEventListener('keyup', count);
    return () => {
      removeEventListener('keydown', count);
      removeEventListener('keyup', count);
    };
  }, []);

  useEffect(() => {
    if (left <= 0) void leaveFor(address);
    const timer = setTimeout(setPresses, PAUSE_MS, 0);
    return () => clearTimeout(timer);
  }, [left, address]);

  return left;
}

function Choice({ address, onChoose }: { address: string; onChoose: (address: string) => void }) {
  const label = (
    <span className="wide-only">
      <Trans>Exit to</Trans>
    </span>
  );
  return (
    // Off, because some browsers restore forms after a reload and would keep the choice.
    <Select label={label} value={address} autoComplete="off" onChoose={onChoose}>
      {neutralPages.map((page) => (
        <option key={page.address} value={page.address}>
          {page.name}
        </option>
      ))}
    </Select>
  );
}

/** Follows a link from this page to this page, in any language, without an entry in the history. */
function followWithoutEntry(event: MouseEvent) {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !isHere(link.href) || event.defaultPrevented || !isPlainClick(event)) return;
  event.preventDefault();
  location.replace(link.href);
}

async function leaveFor(address: string) {
  document.documentElement.hidden = true;
  document.title = ' ';
  // A fragment that was typed into the address bar, or a later visit, has added an entry that only a new page behind the first removes.
  // Browsers from before 2026 may not know their entries. There, the one of this page is replaced.
  const { navigation } = globalThis;
  const first = navigation?.entries().find(({ url, sameDocument }) => sameDocument && isHere(url));
  if (!navigation || !first || first.key === navigation.currentEntry?.key) {
    location.replace(address);
    return;
  }
  const timer = setTimeout(() => location.replace(address), MAX_WAIT_MS);
  // The entry before a new page stays, so the first one becomes that of the home page.
  await navigation.traverseTo(first.key).finished;
  clearTimeout(timer);
  history.replaceState(null, '', PREFIX || '/');
  location.assign(address);
}

function isHere(address: string | null): boolean {
  const { origin, pathname } = new URL(address ?? '', location.href);
  return origin === location.origin && divideAddress(pathname).path.replace(/\.html$/, '') === PATH;
}
