import { useState } from 'react';

/**
 * A typed text without what is still being composed. With an input method, such as one for Chinese, a field holds letters that are not the text
 * yet, and an answer about them would be about something that nobody asked.
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
