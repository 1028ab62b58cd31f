import { useState, type SyntheticEvent } from 'react';

interface Field {
  value: string;
}

/**
 * The text of a field whose letters an input method, such as one for Chinese, may still be composing. These are shown, and not passed on before
 * they are complete. Spread the handlers on the field.
 */
export function useComposed(text: string, onText: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  return {
    shown: composed ?? text,
    onTyped: composed === undefined ? onText : setComposed,
    composing: {
      onCompositionStart: ({ currentTarget }: SyntheticEvent<Field>) => setComposed(currentTarget.value),
      onCompositionEnd: ({ currentTarget }: SyntheticEvent<Field>) => {
        setComposed(undefined);
        onText(currentTarget.value);
      },
    },
  };
}
