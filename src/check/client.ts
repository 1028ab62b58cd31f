import type { Answer } from '@frontier/check';
import type { Reply } from '@frontier/check/worker';

/** A worker, as far as it is used here. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Gets the answers to a question. */
export interface Receiver {
  /** Called with each answer. The last one is not partial. */
  onAnswer: (answer: Answer) => void;
  /** The worker cannot start, or has no lists. Asking again starts another one. */
  onFailed: (error: Error) => void;
}

interface Question {
  text: string;
  receiver: Receiver;
}

export interface CheckClient {
  /** Asks what the lists say about a text. Returns a function to call if the answer is no longer wanted. */
  ask: (text: string, receiver: Receiver) => () => void;
  /** Starts the worker and its index before there is a question. */
  prepare: () => void;
}

/**
 * Asks a worker one question after the other. A question that is no longer wanted before its turn is never asked, so that somebody who types
 * fast does not wait for answers to what they typed before.
 *
 * @param start starts a worker and tells it where the lists are
 */
export function openCheckClient(start: () => Promise<CheckWorker>): CheckClient {
  let worker: Promise<CheckWorker> | undefined;
  let lastId = 0;
  /** The question to which the worker has not given any answer yet. */
  let unanswered: number | undefined;
  const waiting = new Map<number, Question>();
  /** The questions without a complete answer. */
  const asked = new Map<number, Question>();

  async function askNext() {
    const [next] = waiting;
    if (unanswered !== undefined || !next) return;
    const [id, question] = next;
    waiting.delete(id);
    asked.set(id, question);
    unanswered = id;
    worker ??= listen(start, receive, fail);
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      (await worker).postMessage({ id, text: question.text });
    } catch (error) {
      fail(error);
    }
  }

  function receive(id: number, answer: Answer) {
    asked.get(id)?.receiver.onAnswer(answer);
    if (unanswered === id) unanswered = undefined;
    if (!answer.isPartial) {
      asked.delete(id);
      // The worker completes its answer to the last question only.
      for (const [other, question] of asked) if (other !== unanswered) waiting.set(other, question);
    }
    void askNext();
  }

  function fail(reason: unknown) {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    const all = new Map([...asked, ...waiting]);
    asked.clear();
    waiting.clear();
    worker = undefined;
    unanswered = undefined;
    for (const { receiver } of all.values()) receiver.onFailed(error);
  }

  function ask(text: string, receiver: Receiver) {
    lastId += 1;
    const id = lastId;
    waiting.set(id, { text, receiver });
    void askNext();
    return () => {
      waiting.delete(id);
      asked.delete(id);
    };
  }

  const ignore = () => undefined;
  return { ask, prepare: () => void ask('', { onAnswer: ignore, onFailed: ignore }) };
}

/** Starts a worker and passes on its replies. A worker that fails is ended. */
async function listen(
  start: () => Promise<CheckWorker>,
  receive: (id: number, answer: Answer) => void,
  fail: (error: Error) => void,
): Promise<CheckWorker> {
  const worker = await start();
  const end = (reason: string) => {
    worker.terminate();
    fail(new Error(`The worker of the check failed: ${reason}`));
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('failed' in data) end(data.failed);
    else receive(data.id, data.answer);
  });
  // Its script is missing, or it has a fault.
  worker.addEventListener('error', ({ message }: Partial<ErrorEvent>) => end(message ?? 'its script could not be loaded'));
  return worker;
}
