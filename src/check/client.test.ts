import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCheckClient, type Answered, type CheckWorker } from './client.ts';
import { answerOf } from '../../tests/support/sample-answers.ts';

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
const checked = (verdict: 'nothing' | 'warned'): Pick<Answered, 'answer' | 'records'> => ({
  answer: answerOf(verdict),
  records: { firms: new Map(), warnings: new Map() },
});

test('the first question starts the worker at once, and of the next ones only the last is asked, after a pause', async () => {
  const { worker, posted } = fakeWorker();
  const ask = openCheckClient(() => worker);
  const texts = () => posted.map(({ text }) => text);
  void ask('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual(['a']);
  // Each key ends the question before.
  const controller = new AbortController();
  const before = ask('ap', controller.signal);
  await vi.advanceTimersByTimeAsync(60);
  controller.abort();
  const dropped = before.then(() => 'answered', String);
  void ask('ape');
  await vi.advanceTimersByTimeAsync(99);
  expect(texts()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['a', 'ape']);
  expect(await dropped).toContain('aborted');
});

test('one worker gives each question its own answer, in whatever order the answers come', async () => {
  const { worker, posted, say } = fakeWorker();
  const start = vi.fn<() => CheckWorker>(() => worker);
  const ask = openCheckClient(start);
  const both = [ask('a'), ask('b')];
  await pause();
  say({ id: posted[1]?.id, ...checked('warned') });
  say({ id: posted[0]?.id, ...checked('nothing') });
  expect(await Promise.all(both)).toMatchObject([checked('nothing'), checked('warned')]);
  expect(start).toHaveBeenCalledOnce();
});

test.for(['no lists', 'a fault', 'no worker'])(
  'with %s, everyone who waits is told, and the next question starts another worker',
  async (what) => {
    const broken = fakeWorker();
    const whole = fakeWorker();
    let fails = true;
    const ask = openCheckClient(() => {
      if (fails && what === 'no worker') throw new Error('not allowed');
      return fails ? broken.worker : whole.worker;
    });
    const both = [ask('a'), ask('b')].map((answer) => expect(answer).rejects.toThrow(/status 404|fault|not allowed/));
    await pause();
    if (what === 'no lists') broken.say({ id: 1, failed: 'status 404' });
    if (what === 'a fault') broken.breakDown();
    await Promise.all(both);
    expect(broken.terminate).toHaveBeenCalledTimes(what === 'no worker' ? 0 : 1);
    fails = false;
    const third = ask('a');
    await pause();
    whole.say({ id: whole.posted[0]?.id, ...checked('warned') });
    expect(await third).toMatchObject(checked('warned'));
  },
);

test('what a worker says after it was ended does not end the next one', async () => {
  const [first, second] = [fakeWorker(), fakeWorker()];
  const workers = [first.worker, second.worker];
  const ask = openCheckClient(() => workers.shift() ?? second.worker);
  const failed = ask('a').then(() => 'answered', String);
  await pause();
  first.breakDown();
  expect(await failed).toContain('fault');
  const answered = ask('b');
  await pause();
  first.breakDown();
  first.say({ failed: 'no lists' });
  second.say({ id: second.posted[0]?.id, ...checked('warned') });
  expect(await answered).toMatchObject(checked('warned'));
  expect(second.terminate).not.toHaveBeenCalled();
});
