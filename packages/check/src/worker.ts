import { createCheck, type Check } from './check.ts';
import type { Answer, CheckData } from './types.ts';

/** A question, with a number that the answer repeats. */
export interface Question {
  id: number;
  text: string;
}

/** An answer, or why the lists could not be loaded. */
export type Reply = { id: number; answer: Answer } | { id: number; failed: string };

/** The global scope of a worker, or a port. */
export interface Scope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<Question>) => void) => void;
  postMessage: (reply: Reply) => void;
}

/**
 * Answers the questions that a page posts, so that no text, however long, delays the page. The lists are loaded with the first question.
 *
 * @param load gets the lists. If it fails, the next question tries again
 *
 * @example
 * serveCheck(globalThis, async () => (await fetch('/lists.json')).json());
 */
export function serveCheck(scope: Scope, load: () => Promise<CheckData>): void {
  let loading: Promise<Check> | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window needs an origin
  const post = (reply: Reply) => scope.postMessage(reply);
  const answer = async ({ id, text }: Question) => {
    try {
      loading ??= load().then(createCheck);
      const { check } = await loading;
      post({ id, answer: check(text) });
    } catch (error) {
      loading = undefined;
      post({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  };
  scope.addEventListener('message', ({ data }) => void answer(data));
}
