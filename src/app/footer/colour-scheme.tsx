import { useId, useSyncExternalStore } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { store } from '#src/ui/storage.ts';
import styles from './footer.module.css';

type Scheme = 'system' | 'light' | 'dark';

/** The key in local storage, which `inline/lang.ts` reads before the first paint (LOOK-1). */
const SCHEME_KEY = 'scheme';

/** The choice between light, dark and the setting of the system. */
export function ColourScheme() {
  const { t } = useLingui();
  const name = useId();
  // The prerendered page does not know the choice. `lang.ts` has set the attribute by it.
  const scheme = useSyncExternalStore(onSchemeChange, currentScheme, () => 'system');
  const words: Record<Scheme, string> = { system: t`System`, light: t`Light`, dark: t`Dark` };

  return (
    <fieldset className={styles['scheme']}>
      <legend>
        <Trans>Colours</Trans>
      </legend>
      {(['system', 'light', 'dark'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={scheme === value} onChange={() => apply(value)} />
          <span className="choice">{words[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function currentScheme(): Scheme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function onSchemeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function apply(scheme: Scheme) {
  if (scheme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = scheme;
  // If storage is blocked, the choice is valid until the next document is loaded.
  store(SCHEME_KEY, scheme === 'system' ? undefined : scheme);
}
