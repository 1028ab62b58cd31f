import { serveCheck } from '@frontier/check/worker';
import type { CheckData } from '@frontier/check';
import { fetchData } from '#src/loading/fetch-data.ts';

/*
 * The script of the Web Worker that answers the check. It knows no language and no list: the page tells it the address of the lists, and then
 * sends texts. So it is one file for all languages, and nothing that it does delays the page.
 */

const address = new Promise<string>((resolve) => {
  // Added first, so that the engine, which listens too, does not get this message.
  addEventListener('message', (event: MessageEvent<{ lists?: string }>) => {
    if (event.data.lists === undefined) return;
    event.stopImmediatePropagation();
    resolve(event.data.lists);
  });
});

serveCheck(globalThis, async () => fetchData<CheckData>(await address));
