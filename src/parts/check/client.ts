import type { Answer } from '@frontier/check';

/** What the worker says. A question may be answered again, when the worker has more of its index. */
type Reply = { id: number; answer: Answer } | { id: number; failed: string };

/** A worker, as far as it is used here. */
export type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Who waits for an answer. */
interface Asking {
  /** Gets each answer. The last one is not partial. */
  onAnswer: (answer: Answer) => void;
  /** The worker cannot start, or has no lists. Asking again starts another one. */
  onFailed: (error: Error) => void;
}

export interface CheckClient {
  /** Asks what the lists say about a text. Returns a function to call if the answer is no longer wanted. */
  ask: (text: string, asking: Asking) => () => void;
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
  /** The question that the worker has not answered at all yet. */
  let isAnswering: number | undefined;
  const waiting = new Map<number, { text: string; asking: Asking }>();
  const asked = new Map<number, Asking>();

  function askNext() {
    const [next] = waiting;
    if (isAnswering !== undefined || !next) return;
    const [id, { text, asking }] = next;
    waiting.delete(id);
    asked.set(id, asking);
    isAnswering = id;
    running().then((started) => started.postMessage({ id, text }), fail);
  }

  function running(): Promise<CheckWorker> {
    worker ??= start().then((started) => {
      started.addEventListener('message', ({ data }: MessageEvent<Reply>) => receive(data));
      // Its script is missing, or it has a fault.
      started.addEventListener('error', ({ message }: Partial<ErrorEvent>) => {
        started.terminate();
        fail(new Error(`The worker of the check failed: ${message ?? 'its script could not be loaded'}`));
      });
      return started;
    });
    return worker;
  }

  function receive(reply: Reply) {
    if ('failed' in reply) {
      worker?.then((started) => started.terminate(), () => undefined);
      fail(new Error(reply.failed));
      return;
    }
    asked.get(reply.id)?.onAnswer(reply.answer);
    if (!reply.answer.isPartial) asked.delete(reply.id);
    if (isAnswering === reply.id) {
      isAnswering = undefined;
      askNext();
    }
  }

  function fail(reason: unknown) {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    const all = [...asked.values(), ...[...waiting.values()].map(({ asking }) => asking)];
    asked.clear();
    waiting.clear();
    worker = undefined;
    isAnswering = undefined;
    for (const { onFailed } of all) onFailed(error);
  }

  function ask(text: string, asking: Asking) {
    lastId += 1;
    const id = lastId;
    waiting.set(id, { text, asking });
    askNext();
    return () => {
      waiting.delete(id);
      asked.delete(id);
    };
  }

  const ignore = () => undefined;
  return { ask, prepare: () => void ask('', { onAnswer: ignore, onFailed: ignore }) };
}
