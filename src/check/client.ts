import type { Answer } from '@frontier/check';
import type { Reply } from '@frontier/check/worker';
import type { Records } from './named-records.ts';

/** A worker, as far as it is used here. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** What the lists say about a text. */
export interface Answered {
  /** The text as it was asked. The text in the box may already be another one. */
  text: string;
  answer: Answer;
  records: Records;
}

/** Asks what the lists say about a text. @throws if the worker cannot start, or has no lists; the next question starts another one. */
export type AskCheck = (text: string, signal?: AbortSignal) => Promise<Answered>;

/** The time without another question, in ms, after which a question is posted. Somebody who types fast waits for the last one only. */
const PAUSE = 100;

/** Asks a worker, and passes each answer to whoever asked. @param start starts a worker and tells it where the lists are */
export function openCheckClient(start: () => CheckWorker): AskCheck {
  let worker: CheckWorker | undefined;
  let lastId = 0;
  const asked = new Map<number, { text: string; resolve: (answered: Answered) => void; reject: (error: Error) => void }>();

  function fail(reason: string) {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of asked.values()) reject(new Error(`The worker of the check failed: ${reason}`));
    asked.clear();
  }

  function open(): CheckWorker {
    const opened = start();
    // An event of a worker that was ended may still be on its way.
    const failOf = (reason: string) => opened === worker && fail(reason);
    opened.addEventListener('message', ({ data }: MessageEvent<Reply & Pick<Answered, 'records'>>) => {
      if ('failed' in data) return failOf(data.failed);
      const question = asked.get(data.id);
      question?.resolve({ text: question.text, answer: data.answer, records: data.records });
      asked.delete(data.id);
    });
    // Its script is missing, or it has a fault.
    opened.addEventListener('error', ({ message }: Partial<ErrorEvent>) => failOf(message ?? 'its script could not be loaded'));
    return opened;
  }

  return async (text, signal) => {
    // The first question starts the worker at once.
    if (worker) await new Promise((done) => setTimeout(done, PAUSE));
    signal?.throwIfAborted();
    worker ??= open();
    lastId += 1;
    const [id, to] = [lastId, worker];
    return new Promise((resolve, reject) => {
      asked.set(id, { text, resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      to.postMessage({ id, text });
    });
  };
}
