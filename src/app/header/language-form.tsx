import { useState } from 'react';
import site from 'content:site';
import { Trans, useLingui } from '@lingui/react/macro';
import { inParentheses } from '#src/i18n/punctuation.ts';
import { LANGUAGE } from '#src/i18n/language.ts';
import { LANGUAGE_KEY, isLanguage, languagesOf, prefixOf, tagOf, type LanguageCode } from '#src/i18n/languages.ts';
import { useLocation } from '#src/parts/link/link.ts';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/select.tsx';
import { store } from '#src/ui/storage.ts';
import { withQuery } from '#src/ui/url-state.ts';
import { keepPlace } from './keep-place.ts';
import styles from './header.module.css';

/**
 * The language selector (LANG-3). Choosing a language changes nothing yet (WCAG 3.2.2). A button appears if the choice differs
 * from the current language. It stores the choice and opens the page in that language, at the same place.
 */
export function LanguageForm() {
  const { t } = useLingui();
  const [path] = useLocation();
  const [chosen, setChosen] = useState<LanguageCode>(LANGUAGE);
  // A language without a word here has its own name only.
  const words: Partial<Record<LanguageCode, string>> = { en: t`English`, es: t`Spanish`, zh: t`Mandarin`, ar: t`Arabic`, fr: t`French` };

  function apply() {
    const parameters = new URLSearchParams(location.search);
    // The address must not lead back to an earlier choice. If nothing can be stored, it contains the new one.
    if (store(LANGUAGE_KEY, chosen)) parameters.delete(LANGUAGE_KEY);
    else parameters.set(LANGUAGE_KEY, chosen);
    keepPlace();
    // The entry of the page in the other language would be a dead step of Back: it leads to the chosen language again.
    location.replace(withQuery(prefixOf(chosen) + path, parameters) + location.hash);
  }

  if (site.languages.length === 1) return null;
  return (
    <form
      className={`cluster ${styles['languages']}`}
      data-script-only
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Select
        label={<Trans>Language</Trans>}
        name={LANGUAGE_KEY}
        value={chosen}
        onChoose={(code) => setChosen(isLanguage(code) ? code : LANGUAGE)}
      >
        {languagesOf(site).map(({ code, name }) => (
          <option key={code} value={code} lang={tagOf(code)}>
            {words[code] === undefined || words[code] === name ? name : inParentheses(name, words[code])}
          </option>
        ))}
      </Select>
      {chosen !== LANGUAGE && (
        <Button type="submit" variant="line" size="small">
          <Trans>Apply</Trans>
        </Button>
      )}
    </form>
  );
}
