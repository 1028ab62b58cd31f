import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '@frontier/check';
import { openCheckClient, type CheckWorker } from './client.ts';
import { answerOf, itemOf } from '../../tests/support/sample-answers.ts';

/** A worker that answers when the test says so. */
function fakeWorker() {
  const posted: { id: number; text: string }[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const terminate = vi.fn<() => void>();
  // oxlint-disable-next-line no-unsafe-type-assertion -- as much of a worker as the client uses
  const worker = {
    postMessage: (message: { id: number; text: string }) => void posted.push(message),
    terminate,
    addEventListener: (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener),
  } as unknown as CheckWorker;
  return {
    worker,
    posted,
    terminate,
    say: (data: object) => listeners.get('message')?.({ data }),
    breakDown: () => listeners.get('error')?.({ message: 'fault' }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets a question reach the worker that is already there. */
const pause = () => vi.advanceTimersByTimeAsync(100);
const answer = () => answerOf('unknown', itemOf({ kind: 'name' }));
const asking = () => ({ onAnswer: vi.fn<(answer: Answer) => void>(), onFailed: vi.fn<(error: Error) => void>() });

test('the first question starts the worker at once, and of the next ones only the last is asked, after a pause', async () => {
  const { worker, posted } = fakeWorker();
  const client = openCheckClient(() => Promise.resolve(worker));
  const texts = () => posted.map(({ text }) => text);
  client.ask('a', asking());
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual(['a']);
  // Each key ends the question before.
  const stop = client.ask('ap', asking());
  await vi.advanceTimersByTimeAsync(60);
  stop();
  client.ask('ape', asking());
  await vi.advanceTimersByTimeAsync(99);
  expect(texts()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['a', 'ape']);
});

test('each question gets its own answer, once, in whatever order the answers come', async () => {
  const { worker, posted, say } = fakeWorker();
  const client = openCheckClient(() => Promise.resolve(worker));
  const [first, second] = [asking(), asking()];
  client.ask('a', first);
  client.ask('b', second);
  await pause();
  const [toFirst, toSecond] = [answerOf('nothing'), answerOf('warned')];
  say({ id: posted[1]?.id, answer: toSecond });
  say({ id: posted[0]?.id, answer: toFirst });
  say({ id: posted[0]?.id, answer: answer() });
  expect(first.onAnswer).toHaveBeenCalledExactlyOnceWith(toFirst);
  expect(second.onAnswer).toHaveBeenCalledExactlyOnceWith(toSecond);
});

test('an answer that is no longer wanted is dropped', async () => {
  const { worker, posted, say } = fakeWorker();
  const client = openCheckClient(() => Promise.resolve(worker));
  const one = asking();
  const stop = client.ask('a', one);
  await pause();
  stop();
  say({ id: posted[0]?.id, answer: answer() });
  expect(one.onAnswer).not.toHaveBeenCalled();
});

test('the worker can be started before there is a question, and then one worker answers all', async () => {
  const { worker, posted, say } = fakeWorker();
  const start = vi.fn<() => Promise<CheckWorker>>(() => Promise.resolve(worker));
  const client = openCheckClient(start);
  client.prepare();
  await pause();
  const one = asking();
  client.ask('a', one);
  await pause();
  expect(start).toHaveBeenCalledOnce();
  say({ id: posted.at(-1)?.id, answer: answer() });
  expect(one.onAnswer).toHaveBeenCalledOnce();
});

test.for(['no lists', 'a fault', 'no worker'])(
  'with %s, everyone who waits is told, and the next question starts another worker',
  async (what) => {
    const broken = fakeWorker();
    const whole = fakeWorker();
    let starts = 0;
    const client = openCheckClient(() => {
      starts += 1;
      if (starts > 1) return Promise.resolve(whole.worker);
      return what === 'no worker' ? Promise.reject(new Error('not allowed')) : Promise.resolve(broken.worker);
    });
    const [first, second, third] = [asking(), asking(), asking()];
    client.ask('a', first);
    client.ask('b', second);
    await pause();
    if (what === 'no lists') broken.say({ id: 1, failed: 'status 404' });
    if (what === 'a fault') broken.breakDown();
    expect(broken.terminate).toHaveBeenCalledTimes(what === 'no worker' ? 0 : 1);
    expect(first.onFailed).toHaveBeenCalledOnce();
    expect(second.onFailed).toHaveBeenCalledOnce();
    client.ask('a', third);
    await pause();
    whole.say({ id: whole.posted[0]?.id, answer: answer() });
    expect(third.onAnswer).toHaveBeenCalledOnce();
  },
);
