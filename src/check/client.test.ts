import { expect, test, vi } from 'vitest';
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

const settle = () => new Promise((done) => setTimeout(done));
const answer = (isPartial = false): Answer => ({ ...answerOf('unknown', itemOf({ kind: 'name' })), isPartial });
const asking = () => ({ onAnswer: vi.fn<(answer: Answer) => void>(), onFailed: vi.fn<(error: Error) => void>() });

test('one question is asked at a time, and one that is no longer wanted is never asked', async () => {
  const { worker, posted, say } = fakeWorker();
  const client = openCheckClient(() => Promise.resolve(worker));
  const [first, second, third] = [asking(), asking(), asking()];
  client.ask('a', first);
  const stop = client.ask('ap', second);
  stop();
  client.ask('ape', third);
  await settle();
  expect(posted.map(({ text }) => text)).toEqual(['a']);
  say({ id: posted[0]?.id, answer: answer() });
  await settle();
  expect(posted.map(({ text }) => text)).toEqual(['a', 'ape']);
  say({ id: posted[1]?.id, answer: answer() });
  expect(first.onAnswer).toHaveBeenCalledOnce();
  expect(second.onAnswer).not.toHaveBeenCalled();
  expect(third.onAnswer).toHaveBeenCalledOnce();
});

test('an answer that comes too late is dropped', async () => {
  const { worker, posted, say } = fakeWorker();
  const client = openCheckClient(() => Promise.resolve(worker));
  const one = asking();
  const stop = client.ask('a', one);
  await settle();
  stop();
  say({ id: posted[0]?.id, answer: answer() });
  expect(one.onAnswer).not.toHaveBeenCalled();
});

test('a question may be answered again until the answer is whole, and the next one does not wait for that', async () => {
  const { worker, posted, say } = fakeWorker();
  const client = openCheckClient(() => Promise.resolve(worker));
  const one = asking();
  client.ask('a', one);
  client.ask('b', asking());
  await settle();
  const id = posted[0]?.id;
  say({ id, answer: answer(true) });
  await settle();
  expect(posted).toHaveLength(2);
  say({ id, answer: answer() });
  say({ id, answer: answer() });
  expect(one.onAnswer.mock.calls.map(([given]) => given.isPartial)).toEqual([true, false]);
});

test('two questions both get their whole answers, although the worker completes only the last one', async () => {
  const { worker, posted, say } = fakeWorker();
  const client = openCheckClient(() => Promise.resolve(worker));
  const [first, second] = [asking(), asking()];
  client.ask('a', first);
  client.ask('b', second);
  await settle();
  say({ id: posted[0]?.id, answer: answer(true) });
  await settle();
  say({ id: posted[1]?.id, answer: answer(true) });
  say({ id: posted[1]?.id, answer: answer() });
  await settle();
  expect(posted.map(({ text }) => text)).toEqual(['a', 'b', 'a']);
  say({ id: posted[2]?.id, answer: answer() });
  for (const { onAnswer } of [first, second]) expect(onAnswer.mock.calls.map(([given]) => given.isPartial)).toEqual([true, false]);
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
    await settle();
    if (what === 'no lists') broken.say({ id: 1, failed: 'status 404' });
    if (what === 'a fault') broken.breakDown();
    expect(broken.terminate).toHaveBeenCalledTimes(what === 'no worker' ? 0 : 1);
    expect(first.onFailed).toHaveBeenCalledOnce();
    expect(second.onFailed).toHaveBeenCalledOnce();
    client.ask('a', third);
    await settle();
    whole.say({ id: whole.posted[0]?.id, answer: answer() });
    expect(third.onAnswer).toHaveBeenCalledOnce();
  },
);
