import { answer } from './check.ts';
import { buildExactIndex, createSimilarIndex } from './index/index.ts';
import type { Index } from './look-up/look-up.ts';
import type { Answer, CheckData } from './types.ts';

/** A question, with a number that the answer repeats. */
export interface Question {
  id: number;
  text: string;
}

/**
 * An answer, or why the lists could not be loaded. An answer is partial while parts of the index are missing. Only the newest question then
 * gets a complete answer too.
 */
export type Reply = { id: number; answer: Answer } | { id: number; failed: string };

/** The global scope of a worker, or a port. */
export interface Scope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<Question>) => void) => void;
  postMessage: (reply: Reply) => void;
}

/**
 * Answers the questions that a page posts, so that no text, however long, delays the page. Nothing is loaded before the first question.
 *
 * Exact matches are answered as soon as the lists are loaded. Then the parts of the index that find resemblances are built, one at a time
 * with a pause before each, in which new questions are answered. At the end, the newest question is answered again. Of several questions
 * that wait, only the newest is answered: the others were posted while the visitor was still typing.
 *
 * @param load gets the lists. If it fails, the next question tries again
 *
 * @example
 * serveCheck(globalThis, async () => (await fetch('/lists.json')).json());
 */
export function serveCheck(scope: Scope, load: () => Promise<CheckData>): void {
  let index: Index | undefined;
  let isStarted = false;
  let newest: Question | undefined;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window needs an origin
  const post = (reply: Reply) => scope.postMessage(reply);

  function answerNewest() {
    if (!index || !newest) return;
    const { id, text } = newest;
    post({ id, answer: answer(text, index) });
    // A complete answer is not sent again.
    if (index.similar) newest = undefined;
  }

  async function start() {
    try {
      const data = await load();
      index = { data, exact: buildExactIndex(data), similar: undefined };
      answerNewest();
      const similar = createSimilarIndex(data, index.exact);
      for (const build of Object.values<() => unknown>({ ...similar })) {
        await pause();
        build();
      }
      await pause();
      index = { ...index, similar };
      answerNewest();
    } catch (error) {
      index = undefined;
      isStarted = false;
      if (newest) post({ id: newest.id, failed: error instanceof Error ? error.message : String(error) });
      newest = undefined;
    }
  }

  scope.addEventListener('message', ({ data }) => {
    newest = data;
    if (isStarted) answerNewest();
    else {
      isStarted = true;
      void start();
    }
  });
}

/** Lets messages that have arrived be handled before the next part is built. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 0));
