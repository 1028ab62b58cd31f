import { useId, useSyncExternalStore } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './colour-scheme.module.css';

type Scheme = 'system' | 'light' | 'dark';

/** Where `lang.ts` finds the choice before the first paint (LOOK-1). */
const SCHEME_KEY = 'scheme';

/** Light, dark, or as the visitor's system says. */
export function ColourScheme() {
  const { t } = useLingui();
  const name = useId();
  // The prerendered page cannot know the choice; the attribute that lang.ts has set does.
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
          <span>{words[value]}</span>
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
  try {
    if (scheme === 'system') localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, scheme);
  } catch {
    // Blocked storage: the choice holds for this visit.
  }
}
