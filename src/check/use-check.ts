import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '@frontier/check';
import { loadOptional } from '#src/loading/missing-chunk.ts';
import type { Receiver } from './client.ts';

/** What the lists say about a text. */
export interface Answered {
  /** The text as it was asked. The text in the box may already be another one. */
  text: string;
  answer: Answer;
}

export interface Check {
  /** The latest answer. It stays until there is the next one. */
  answered: Answered | undefined;
  /** The lists or the worker could not be loaded. */
  isFailed: boolean;
  /** Tries again after a failure; otherwise does nothing. It is the same function in every render. */
  retry: () => void;
}

/** The script that starts the worker contains short lists, so it is loaded only when something is asked. */
const loadClient = async () => (await loadOptional(() => import('./start-worker.ts'))).checkClient;

/** Loads the lists and the index before there is a question. A failure does not matter yet: the question fails too. */
export function prepareCheck(): void {
  loadClient().then(
    (client) => client.prepare(),
    () => undefined,
  );
}

/**
 * Asks what the lists say about a text, in a worker. An answer to an earlier text is ignored.
 *
 * @param text Undefined if nothing is asked, for example while somebody composes characters. The answer stays.
 */
export function useCheck(text: string | undefined): Check {
  const [{ answered, isFailed, tries }, setState] = useState<State>({ answered: undefined, isFailed: false, tries: 0 });

  // Otherwise the previous answer would briefly show for the next text.
  const isEmpty = text?.trim() === '';
  if (isEmpty && (answered || isFailed)) setState((before) => ({ ...before, answered: undefined, isFailed: false }));

  useEffect(() => {
    if (text === undefined || isEmpty) return undefined;
    return askFor(text, {
      onAnswer: (answer) => {
        setState((before) => ({ ...before, answered: { text, answer }, isFailed: false }));
      },
      onFailed: (error) => {
        reportError(error);
        setState((before) => ({ ...before, answered: undefined, isFailed: true }));
      },
    });
  }, [text, isEmpty, tries]);

  const retry = useCallback(
    () => setState((before) => (before.isFailed ? { ...before, isFailed: false, tries: before.tries + 1 } : before)),
    [],
  );
  return { answered, isFailed, retry };
}

interface State extends Pick<Check, 'answered' | 'isFailed'> {
  /** How often the same text was asked again. */
  tries: number;
}

/** Asks once, and waits for the answer, unless it is no longer wanted. @throws if the worker or the lists cannot be loaded. */
export function checkOnce(text: string, signal?: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = askFor(text, { onAnswer: resolve, onFailed: reject });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}

/** Asks as soon as the client is loaded. Returns a function that ends it. */
function askFor(text: string, receiver: Receiver): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const begin = async () => {
    try {
      const client = await loadClient();
      if (!isOver) stop = client.ask(text, receiver);
    } catch (error) {
      if (!isOver) receiver.onFailed(error instanceof Error ? error : new Error(String(error)));
    }
  };
  void begin();
  return () => {
    isOver = true;
    stop?.();
  };
}
