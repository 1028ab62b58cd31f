import { useState } from 'react';
import { useLoaded, type Loaded } from '#src/loading/use-loaded.ts';
import type { Answered } from './client.ts';
import { askCheck } from './start-worker.ts';

export interface Check<T extends Answered = Answered> extends Pick<Loaded<T>, 'isFailed' | 'retry'> {
  /** The latest answer. It stays until there is the next one. */
  answered: T | undefined;
}

/** Loads the lists and the index before there is a question. A failure does not matter yet: the question fails too. */
export function prepareCheck(): void {
  askCheck('').catch(() => undefined);
}

/** Asks what the lists say about a text. An answer to an earlier text is ignored. @param load asks, and may load more with the answer */
export function useCheck<T extends Answered>(text: string, load: (text: string, signal: AbortSignal) => Promise<T>): Check<T> {
  const isEmpty = text.trim() === '';
  const { value, isFailed, retry } = useLoaded(isEmpty ? undefined : text, load);
  const [last, setLast] = useState<T>();
  const answered = isEmpty || isFailed ? undefined : (value ?? last);
  if (answered !== last) setLast(answered);
  return { answered, isFailed, retry };
}
