import { Trans } from '@lingui/react/macro';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './page.module.css';

/**
 * The box: results follow what is typed; Enter asks again, so that a screen reader says how many there are, and
 * keeps focus; Escape clears. A plain GET form, so that a search has an address.
 */
export function SearchBox({
  text,
  onChange,
  onFocus,
  onSubmit,
}: {
  text: string;
  onChange: (text: string) => void;
  onFocus: () => void;
  onSubmit: () => void;
}) {
  return (
    <form
      role="search"
      method="get"
      action="/search"
      className={styles['box']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={<Trans>Search this site</Trans>}
        type="search"
        name="q"
        autoComplete="off"
        spellCheck={false}
        data-arrival={text === '' ? 'empty' : 'asked'}
        value={text}
        onFocus={onFocus}
        onText={onChange}
        onKeyDown={(event) => {
          // Safari and Chromium clear such a field by themselves, Firefox does not.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onChange('');
        }}
      />
    </form>
  );
}
