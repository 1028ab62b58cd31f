import files from 'content:check-lists';
// oxlint-disable-next-line import/default -- Vite gives the address of the bundled script
import address from './worker.ts?worker&url';
import { openCheckClient } from './client.ts';

/** Asks the one worker of the page. Home page, warnings, site search and check share it. */
export const askCheck = openCheckClient(startWorker);

let allowed: { createScriptURL: (address: string) => string } | undefined;

/**
 * Starts the worker of the check. The policy `check-worker`, which the header `trusted-types` names, allows only this address.
 * @throws if the browser does not allow workers.
 */
function startWorker(): Worker {
  const [lists = ''] = files;
  allowed ??= globalThis.trustedTypes?.createPolicy('check-worker', { createScriptURL: checkWorkerAddress });
  const worker = new Worker(allowed?.createScriptURL(address) ?? address, { type: 'module', name: 'check' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(lists);
  return worker;
}

/** Returns the address of the worker of the check. @throws for any other address. */
export function checkWorkerAddress(wanted: string): string {
  if (wanted !== address) throw new TypeError(`${wanted} is not the address of the worker of the check`);
  return wanted;
}
