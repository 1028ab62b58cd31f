import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/**
 * The search of a list that filters during typing. It is a plain GET form, so the search has an address (`?q=`) even without a
 * script.
 *
 * @param action the page's own address
 * @param onSubmit called when Enter is pressed, instead of submitting the form
 */
export function LiveSearch({
  action,
  text,
  onChange,
  onSubmit,
  ...field
}: {
  action: string;
  text: string;
  onChange: (text: string) => void;
  onSubmit?: () => void;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onText' | 'onChange' | 'onSubmit'>) {
  return (
    <form
      role="search"
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <TextField
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onText={onChange}
        {...field}
      />
    </form>
  );
}
