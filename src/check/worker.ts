import { serveCheck } from '@frontier/check/worker';
import { readCheckLists, type CheckSources } from '#src/register/check-lists.ts';

/*
 * The script of the Web Worker that answers the check. It knows no language and no list: the page tells it where the lists are, and then
 * sends texts. So it is one file for all languages, and nothing that it does delays the page.
 */

const sources = new Promise<CheckSources>((resolve) => {
  // Added first, so that the engine, which listens too, does not get this message.
  addEventListener('message', (event: MessageEvent<{ sources?: CheckSources }>) => {
    if (!event.data.sources) return;
    event.stopImmediatePropagation();
    resolve(event.data.sources);
  });
});

serveCheck(globalThis, async () => readCheckLists(await sources));
