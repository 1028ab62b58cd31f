import { useId, type KeyboardEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEarlyInput } from '#src/ui/early-input.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useComposed } from '#src/ui/use-composed.ts';
import { OnlyHere, isOnlyHere } from '#src/parts/search-field/text-lost.tsx';
import field from '#src/ui/text-field.module.css';
import styles from './page.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
  /** The visitor wants to go to the answer. */
  onAsk: () => void;
  onFocus: () => void;
}

/**
 * The large field for one line or a whole letter. It is not a form, because what is pasted must not leave the page. The button and Enter lead to
 * the answer, which comes during typing.
 */
export function Ask({ text, onText, onAsk, onFocus }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { shown: value, onTyped, composing } = useComposed(text, onText);
  useEarlyInput(id, value, onText);
  const isLetter = value.trim().includes('\n');
  const goOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isLine = (event.shiftKey || isLetter) && !event.ctrlKey && !event.metaKey;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isLine) return;
    event.preventDefault();
    if (value.trim() !== '') onAsk();
  };
  const goToField = () => document.getElementById(id)?.focus();
  const clear = () => {
    onText('');
    goToField();
  };
  return (
    <search className="stack-1" data-script-only>
      <label className={field['label']} htmlFor={id}>
        <Trans>Name, number, address or message</Trans>
      </label>
      <div className={`${styles['row']} ${value.includes('\n') || value.length > LONG ? styles['long'] : ''}`}>
        <textarea
          {...composing}
          id={id}
          className={field['input']}
          rows={1}
          placeholder={t`Type or paste what you were given`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby={isOnlyHere(value) ? `${id}-hint` : undefined}
          value={value}
          onFocus={onFocus}
          onChange={({ target }) => onTyped(target.value)}
          onKeyDown={goOnEnter}
        />
        <Button variant="solid" onClick={() => (value.trim() === '' ? goToField() : onAsk())}>
          <Trans>Check</Trans>
        </Button>
        {value.trim() !== '' && (
          <button className={styles['clear']} type="button" aria-label={t`Clear`} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <OnlyHere id={`${id}-hint`} text={value}>
        {isLetter && (
          <span className="key-hint">
            <Trans>Press Ctrl+Enter to go to the answer.</Trans>
          </span>
        )}
      </OnlyHere>
    </search>
  );
}

/** A longer text is set smaller, and on a telephone its button is below it. */
const LONG = 60;
