import { useId, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { SLASH_KEY, slashKey } from '#src/ui/slash-key.ts';
import { store } from '#src/ui/storage.ts';
import { useInBrowser } from '#src/ui/in-browser.ts';
import styles from './page.module.css';

/** Turns the `/` key off and on (WCAG 2.1.4, Character Key Shortcuts). The prerendered page cannot know the choice. */
export function ShortcutSwitch() {
  const id = useId();
  const stored = useInBrowser(() => slashKey.on, true);
  const [choice, setChoice] = useState<boolean>();
  return (
    <p className={`key-hint ${styles['switch']}`} data-screen-only data-script-only>
      <input
        id={id}
        type="checkbox"
        checked={choice ?? stored}
        onChange={({ target }) => {
          setChoice(target.checked);
          choose(target.checked);
        }}
      />
      <label htmlFor={id}>
        <Trans>
          Use the <kbd>/</kbd> key to open this search from any page
        </Trans>
      </label>
    </p>
  );
}

function choose(on: boolean) {
  slashKey.on = on;
  // If storage is blocked, the choice is valid for this visit.
  store(SLASH_KEY, on ? undefined : 'off');
}
