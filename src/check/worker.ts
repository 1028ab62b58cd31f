import { serveCheck } from '@frontier/check/worker';
import { fetchData } from '#src/loading/fetch-data.ts';
import type { CheckLists } from '#src/register/check-lists.ts';
import { recordsIn } from './named-records.ts';

/*
 * The script of the Web Worker that answers the check, with the names of the records that the page shows. It knows no language and no list: the
 * page tells it the address of the lists, and then sends texts. So it is one file for all languages, and nothing that it does delays the page.
 */

const address = new Promise<string>((resolve) => {
  // Added first, so that the engine, which listens too, does not get this message.
  addEventListener('message', (event: MessageEvent<string | object>) => {
    if (typeof event.data !== 'string') return;
    event.stopImmediatePropagation();
    resolve(event.data);
  });
});

let lists: CheckLists;

serveCheck(
  {
    addEventListener: (type, listener) => addEventListener(type, listener),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window needs an origin
    postMessage: (reply) => postMessage('answer' in reply ? { ...reply, records: recordsIn(reply.answer, lists) } : reply),
  },
  async () => (lists = await fetchData<CheckLists>(await address)),
);
