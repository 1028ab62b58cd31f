import type { ComponentProps } from 'react';
import { TextField, textIn } from '#src/ui/text-field.tsx';
import { useComposed } from '#src/ui/use-composed.ts';
import { TextLost } from './text-lost.tsx';

/**
 * The search of a list that filters during typing. It is a plain GET form to the page itself, so it has an address (`?q=`) even without a
 * script. Letters that an input method still composes, such as one for Chinese, are not searched for.
 * @param onSubmit called with the text in the field when Enter is pressed
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
  onSubmit?: (text: string) => void;
} & Omit<ComponentProps<typeof TextField>, 'value' | 'onText' | 'onChange' | 'onSubmit'>) {
  const { shown, onTyped, composing } = useComposed(text, onChange);
  return (
    <form
      className="stack-1"
      role="search"
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(textIn(event.currentTarget));
      }}
    >
      <TextField
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={shown}
        onText={onTyped}
        {...composing}
        {...field}
      />
      <TextLost />
    </form>
  );
}
