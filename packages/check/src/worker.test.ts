import { expect, test } from 'vitest';
import type { CheckData } from './types.ts';
import { serveCheck, type Question, type Reply } from './worker.ts';

const DATA: CheckData = {
  firms: [{ name: 'Northwold Bank plc', licenseId: 'EXA-001', websites: ['https://northwold.example'] }],
  warnings: [{ name: 'Apex Meridian Trade', websites: ['https://apex.example'] }],
};

/** Serves the check. The returned function asks a question and waits for the next reply. */
function open(load: () => Promise<CheckData>) {
  const listeners: ((event: MessageEvent<Question>) => void)[] = [];
  let waiting = Promise.withResolvers<Reply>();
  serveCheck({ addEventListener: (_, listener) => listeners.push(listener), postMessage: (reply) => waiting.resolve(reply) }, load);
  return (id: number, text: string) => {
    waiting = Promise.withResolvers<Reply>();
    for (const listen of listeners) listen(new MessageEvent('message', { data: { id, text } }));
    return waiting.promise;
  };
}

test('the worker loads the lists with the first question and never again, and repeats the number of each question', async () => {
  let loaded = 0;
  const ask = open(async () => {
    loaded += 1;
    return DATA;
  });
  expect(loaded).toBe(0);
  expect(await ask(1, 'apex.example')).toMatchObject({ id: 1, answer: { verdict: 'warned' } });
  expect(await ask(2, 'northwold-login.test')).toMatchObject({ id: 2, answer: { verdict: 'notOnRecord' } });
  expect(await ask(7, 'Northwold Bank plc')).toMatchObject({ id: 7, answer: { verdict: 'regulated' } });
  expect(loaded).toBe(1);
});

test.for([
  ['an error', new Error('no network')],
  ['another value', 'no network'],
] as const)('if the lists could not be loaded because of %s, the worker says so, and the next question tries again', async ([, reason]) => {
  const loads = [Promise.withResolvers<CheckData>(), Promise.withResolvers<CheckData>()] as const;
  let tries = 0;
  const ask = open(() => {
    tries += 1;
    return loads[tries === 1 ? 0 : 1].promise;
  });
  const [first, second] = loads;
  const reply = ask(1, 'apex.example');
  first.reject(reason);
  expect(await reply).toEqual({ id: 1, failed: 'no network' });
  second.resolve(DATA);
  expect(await ask(2, 'apex.example')).toMatchObject({ id: 2, answer: { verdict: 'warned' } });
});
