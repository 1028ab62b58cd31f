import { useEffect, useId, useRef, type RefObject } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { setScrollLock } from '#src/ui/scroll-lock.ts';
import button from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { FindLinks, ReportLinks } from './find-links.tsx';
import { LanguageForm } from './language-form.tsx';
import { Navigation } from './navigation.tsx';
import styles from './menu.module.css';

/** The width from which the navigation row is shown, as in the styles: 1024 px at the default text size (HEADER-2). */
const DESKTOP = '(width >= 64em)';

/**
 * The full-screen menu of narrow screens. It is a modal `<dialog>`, so the browser handles focus, Escape and the inert page.
 * Its buttons are invoker commands, so they also work before the script runs. The handlers then replace the commands and keep
 * the page behind from scrolling.
 */
export function Menu() {
  const { t } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useCloseWhenWide(dialog);

  return (
    <>
      <button
        className={`control ${styles['open']}`}
        type="button"
        aria-haspopup="dialog"
        {...invoker('show-modal', id)}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
          setScrollLock('covered');
        }}
      >
        <Trans>Menu</Trans>
        <Icon name="menu" />
      </button>
      <dialog className={`enter ${styles['menu']}`} id={id} ref={dialog} aria-label={t`Menu`} onClose={() => setScrollLock('off')}>
        <div className={`wrap ${styles['top']}`}>
          <p className={styles['title']}>
            <Trans>Menu</Trans>
          </p>
          <button
            className={button['square']}
            type="button"
            aria-label={t`Close menu`}
            {...invoker('close', id)}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav className="wrap" aria-label={t`Menu`}>
          <Navigation shape="list" onChoose={close} />
        </nav>
        <div className={`wrap stack-3 ${styles['language']}`}>
          <FindLinks onChoose={close} />
          <ReportLinks onChoose={close} />
          <LanguageForm />
        </div>
      </dialog>
    </>
  );
}

function useCloseWhenWide(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const desktop = matchMedia(DESKTOP);
    const closeWhenWide = () => {
      if (desktop.matches) dialog.current?.close();
    };
    desktop.addEventListener('change', closeWhenWide);
    return () => desktop.removeEventListener('change', closeWhenWide);
  }, [dialog]);
}

/** React does not know these attributes yet. It writes lower-case attributes as they are. */
function invoker(command: 'show-modal' | 'close', id: string): Record<string, string> {
  return { command, commandfor: id };
}
