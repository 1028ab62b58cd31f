import { useState } from 'react';

/**
 * A typed text without what is still being composed. An input method, such as one for Chinese, puts letters into the field
 * that are not yet the text, and nobody wants an answer about them.
 *
 * @returns the text as it was before the composition, and what the field needs
 */
export function useComposed(text: string) {
  const [before, setBefore] = useState<string>();
  return {
    settled: before ?? text,
    onCompositionStart: () => setBefore(text),
    onCompositionEnd: () => setBefore(undefined),
  };
}
