import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { Icon } from '#src/ui/icon.tsx';
import type { PostedNotice } from './notify.ts';
import button from '#src/ui/button.module.css';
import styles from './toast-view.module.css';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

/**
 * One notice, shown for 5000 ms. Hover and focus pause it. Escape, a swipe over the nearer edge and a button close it. F8 moves focus
 * to it, and a key that closes it gives focus back.
 */
export default function ToastView({ notice }: { notice: PostedNotice }) {
  const { t } = useLingui();
  const hotkey = 'F8';
  const [closed, setClosed] = useState(0);
  const area = useRef<HTMLOListElement>(null);
  /** What had focus before it moved here. */
  const before = useRef<HTMLElement>(null);

  function close() {
    // Not after a click: on a phone, focus in a field would open the keyboard.
    if (area.current?.matches(':focus-visible, :has(:focus-visible)')) {
      if (before.current?.isConnected) before.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    setClosed(notice.number);
  }

  return (
    <Provider
      label={t`Notification`}
      duration={DURATION_MS}
      swipeDirection={document.dir === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_PX}
    >
      <Root
        key={notice.number}
        className={`deep enter ${styles['toast']}`}
        data-tone={notice.tone}
        open={closed !== notice.number}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        onEscapeKeyDown={(event) => {
          // Otherwise the same key would also empty a search field or close a dialog.
          event.preventDefault();
          close();
        }}
      >
        <div className={styles['words']}>
          <Title className={styles['title']}>{notice.title}</Title>
          <Description className={styles['text']}>{notice.text}</Description>
        </div>
        <Close className={button['square']} aria-label={t`Close`}>
          <Icon name="close" />
        </Close>
        <div className={styles['time']} aria-hidden />
      </Root>
      <Viewport
        ref={area}
        className={styles['area']}
        data-screen-only
        hotkey={[hotkey]}
        label={t`Notifications (${hotkey})`}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
      />
    </Provider>
  );
}
