import type { Answer } from '@frontier/check';
import { serveCheck } from '@frontier/check/worker';
import { fetchData } from '#src/loading/fetch-data.ts';
import type { CheckLists } from '#src/register/check-lists.ts';
import { recordFinder, type Records, type RecordSources } from './records.ts';

/*
 * The script of the Web Worker that answers the check, with the records that the page shows. It knows no language and no list: the page tells
 * it the addresses of the lists, and then sends texts. So it is one file for all languages, and nothing that it does delays the page.
 */

const sources = new Promise<RecordSources>((resolve) => {
  // Added first, so that the engine, which listens too, does not get this message.
  addEventListener('message', (event: MessageEvent<RecordSources | object>) => {
    if (!('lists' in event.data)) return;
    event.stopImmediatePropagation();
    resolve(event.data);
  });
});

let findRecords: (answer: Answer) => Promise<Records>;

async function loadLists() {
  const files = await sources;
  const lists = await fetchData<CheckLists>(files.lists);
  findRecords = recordFinder(lists, files);
  return lists;
}

serveCheck(
  {
    addEventListener: (type, listener) => addEventListener(type, listener),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only a window needs an origin
    postMessage: async (reply) => postMessage('answer' in reply ? { ...reply, records: await findRecords(reply.answer) } : reply),
  },
  loadLists,
);
