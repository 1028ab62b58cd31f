import { useId, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { activateLanguage, rememberLanguage } from '#src/i18n/activate.ts';
import { LANGUAGES, LANGUAGE_KEY, isLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/select.tsx';
import { notify } from '#src/ui/toast/notify.ts';
import styles from './language-form.module.css';

/**
 * The language selector (LANG-3). Choosing a language changes nothing yet (WCAG 3.2.2). A button appears if the choice differs
 * from the current language. It switches the language and stores the choice; the page and the scroll position stay.
 */
export function LanguageForm() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [choice, setChoice] = useState<LanguageCode>();
  const chosen = choice ?? code;
  const words: Record<LanguageCode, string> = { en: t`English`, es: t`Spanish`, zh: t`Mandarin`, ar: t`Arabic`, fr: t`French` };

  async function apply() {
    try {
      // Stored first: if a new release has replaced the catalogue, the page reloads and must then use this language.
      rememberLanguage(chosen);
      await activateLanguage(chosen);
      dropFromAddress(LANGUAGE_KEY);
      setChoice(undefined);
      // The button disappears, so focus moves to the list.
      select.current?.focus({ preventScroll: true });
    } catch {
      notify({ title: t`Language not changed`, text: t`This language could not be loaded. Try again later.`, tone: 'bad' });
    }
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <label htmlFor={id}>
        <Trans>Language</Trans>
      </label>
      <Select
        id={id}
        ref={select}
        name={LANGUAGE_KEY}
        value={chosen}
        onChange={({ target }) => setChoice(isLanguage(target.value) ? target.value : undefined)}
      >
        {LANGUAGES.map(({ code: language, own }) => (
          <option key={language} value={language} lang={language}>
            {own === words[language] ? own : `${own} (${words[language]})`}
          </option>
        ))}
      </Select>
      {chosen !== code && (
        <Button type="submit" variant="line" size="small">
          <Trans>Apply</Trans>
        </Button>
      )}
    </form>
  );
}

/** Otherwise the next load of this address would switch back to its language. */
function dropFromAddress(key: string) {
  const address = new URL(location.href);
  if (!address.searchParams.has(key)) return;
  address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
}
