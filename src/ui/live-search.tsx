import type { ReactNode } from 'react';
import { TextField } from './text-field.tsx';

/**
 * The search of a list that filters while one types: a plain GET form, so that it has an address (`?q=`) and
 * works without a script as far as the page under it does.
 */
export function LiveSearch({
  action,
  label,
  placeholder,
  text,
  onChange,
  onFocus,
}: {
  /** The page's own address. */
  action: string;
  label: ReactNode;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
  onFocus?: (() => void) | undefined;
}) {
  return (
    <form role="search" method="get" action={action} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={label}
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onText={onChange}
        onFocus={onFocus}
      />
    </form>
  );
}
