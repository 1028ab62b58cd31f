import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import type { CheckData } from './types.ts';
import { serveCheck, type Question, type Reply, type Scope } from './worker.ts';

const DATA: CheckData = {
  firms: [{ name: 'Northwold Bank plc', licenseId: 'EXA-001', websites: ['https://northwold.example'] }],
  warnings: [{ name: 'Apex Meridian Trade', websites: ['https://apex.example'] }],
};

let opened: MessagePort[] = [];
afterEach(() => {
  for (const port of opened) port.close();
  opened = [];
});

/** Serves the check at one end of a channel. The other end is that of the page. */
function open(load: () => Promise<CheckData>) {
  const { port1, port2 } = new MessageChannel();
  opened.push(port1, port2);
  const scope: Scope = {
    addEventListener: (_, listener) => port1.on('message', (data: Question) => listener(new MessageEvent('message', { data }))),
    postMessage: (reply) => port1.postMessage(reply),
  };
  serveCheck(scope, load);
  const replies: Reply[] = [];
  let seen = () => undefined as void;
  port2.on('message', (reply: Reply) => {
    replies.push(reply);
    seen();
  });
  const ask = (id: number, text: string) => port2.postMessage({ id, text });
  /** Waits for a reply. */
  const until = (isIt: (reply: Reply) => boolean) =>
    new Promise<Reply>((resolve) => {
      seen = () => {
        const found = replies.find(isIt);
        if (found) resolve(found);
      };
      seen();
    });
  return { ask, until, replies };
}

const isComplete = (id: number) => (reply: Reply) => reply.id === id && 'answer' in reply && !reply.answer.isPartial;
const isFailure = (id: number) => (reply: Reply) => reply.id === id && 'failed' in reply;
const inShort = (reply: Reply) => ('answer' in reply ? [reply.id, reply.answer.verdict, reply.answer.isPartial] : [reply.id, reply.failed]);

/** A promise, and the function that fulfils it. */
const later = () => Promise.withResolvers<CheckData>();

describe('the worker', () => {
  test('answers what is on a list at once, and again when resemblances can be found', async () => {
    const { ask, until, replies } = open(() => Promise.resolve(DATA));
    ask(1, 'apex.example');
    await until(isComplete(1));
    expect(replies.map(inShort)).toEqual([
      [1, 'warned', true],
      [1, 'warned', false],
    ]);
  });

  test('finds in the second answer what only resembles a record', async () => {
    const { ask, until, replies } = open(() => Promise.resolve(DATA));
    ask(1, 'northwold-login.test');
    await until(isComplete(1));
    expect(replies.map(inShort)).toEqual([
      [1, 'unknown', true],
      [1, 'notOnRecord', false],
    ]);
  });

  test('answers a later question once', async () => {
    const { ask, until, replies } = open(() => Promise.resolve(DATA));
    ask(1, 'apex.example');
    await until(isComplete(1));
    ask(2, 'Northwold Bank plc');
    await until(isComplete(2));
    expect(replies.map(inShort).slice(2)).toEqual([[2, 'regulated', false]]);
  });

  test('answers a new question while the parts of its index are built, and only that one at the end', async () => {
    const { ask, until, replies } = open(() => Promise.resolve(DATA));
    ask(1, 'apex.example');
    await until(({ id }) => id === 1);
    ask(2, 'northwold.example');
    await until(isComplete(2));
    expect(replies.map(inShort)).toEqual([
      [1, 'warned', true],
      [2, 'onRecord', true],
      [2, 'onRecord', false],
    ]);
  });

  test('answers only the newest of the questions that wait for the lists', async () => {
    const lists = later();
    const { ask, until, replies } = open(() => lists.promise);
    ask(1, 'a');
    ask(2, 'ap');
    ask(3, 'apex.example');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(replies).toEqual([]);
    lists.resolve(DATA);
    await until(isComplete(3));
    expect(new Set(replies.map(({ id }) => id))).toEqual(new Set([3]));
  });

  test('loads nothing before the first question, and the lists only once', async () => {
    let loaded = 0;
    const { ask, until } = open(() => {
      loaded += 1;
      return Promise.resolve(DATA);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(loaded).toBe(0);
    ask(1, 'x');
    ask(2, 'y');
    await until(isComplete(2));
    ask(3, 'z');
    await until(isComplete(3));
    expect(loaded).toBe(1);
  });

  test('says why the lists could not be loaded, and tries again for the next question', async () => {
    let tries = 0;
    const { ask, until } = open(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(DATA);
    });
    ask(1, 'apex.example');
    expect(await until(isFailure(1))).toEqual({ id: 1, failed: 'no network' });
    ask(2, 'apex.example');
    expect(inShort(await until(isComplete(2)))).toEqual([2, 'warned', false]);
  });

  test('says so too if loading the lists throws at once, or throws a value that is no error', async () => {
    const { ask, until } = open(() => {
      // oxlint-disable-next-line no-throw-literal -- a loader may do this
      throw 'nothing';
    });
    ask(1, 'x');
    expect(await until(isFailure(1))).toEqual({ id: 1, failed: 'nothing' });
  });
});
