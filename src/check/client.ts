import type { Answer } from '@frontier/check';
import type { Reply } from '@frontier/check/worker';

/** A worker, as far as it is used here. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Gets the answer to a question. */
export interface Receiver {
  onAnswer: (answer: Answer) => void;
  /** The worker cannot start, or has no lists. Asking again starts another one. */
  onFailed: (error: Error) => void;
}

export interface CheckClient {
  /** Asks what the lists say about a text. Returns a function to call if the answer is no longer wanted. */
  ask: (text: string, receiver: Receiver) => () => void;
  /** Starts the worker and its index before there is a question. */
  prepare: () => void;
}

/** The time without another question, in ms, after which a question is posted. Somebody who types fast waits for the last one only. */
const PAUSE = 100;

/**
 * Asks a worker, and passes each answer to whoever asked.
 *
 * @param start starts a worker and tells it where the lists are
 */
export function openCheckClient(start: () => Promise<CheckWorker>): CheckClient {
  let worker: Promise<CheckWorker> | undefined;
  let lastId = 0;
  const asked = new Map<number, Receiver>();

  function fail(reason: unknown) {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    const all = [...asked.values()];
    asked.clear();
    worker = undefined;
    for (const { onFailed } of all) onFailed(error);
  }

  function receive(id: number, answer: Answer) {
    asked.get(id)?.onAnswer(answer);
    asked.delete(id);
  }

  async function post(id: number, text: string) {
    if (!asked.has(id)) return;
    worker ??= listen(start, receive, fail);
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      (await worker).postMessage({ id, text });
    } catch (error) {
      fail(error);
    }
  }

  function ask(text: string, receiver: Receiver) {
    lastId += 1;
    const id = lastId;
    asked.set(id, receiver);
    // The first question starts the worker at once.
    setTimeout(() => void post(id, text), worker ? PAUSE : 0);
    return () => void asked.delete(id);
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
