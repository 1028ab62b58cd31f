import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';
import { setScrollLock } from './scroll-lock.ts';
import button from './button.module.css';
import styles from './modal.module.css';

/** A modal dialog, which opens when it is mounted. `onClose` runs when the visitor closes it; unmounting closes it without. */
export function Modal({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect runs before the next frame, in which the heading inside takes the focus. A closed dialog could not give it.
  useLayoutEffect(() => {
    const element = dialog.current;
    // The dialog itself gets focus first, and not its close button, so that a heading in it can take it without a ring before it.
    element?.toggleAttribute('autofocus', true);
    element?.showModal();
    setScrollLock('visible');
    return () => {
      element?.close();
      setScrollLock('off');
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`enter ${styles['modal']}`}
      aria-label={label}
      onClose={(event) => {
        // Unmounting closes it too. Then nobody has to be told.
        if (event.currentTarget.isConnected) onClose();
      }}
      closedby="any"
    >
      <div className={styles['frame']}>
        <button
          className={`${button['square']} ${styles['close']}`}
          type="button"
          aria-label={t`Close`}
          onClick={() => dialog.current?.close()}
          data-screen-only
        >
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
