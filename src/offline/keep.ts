import offline from 'content:offline';
import { isPrivatePage } from './private-page.ts';

/** The address of the worker. It must be at the root to answer for every page. */
const WORKER_ADDRESS = '/service-worker.js';

/** Starts the worker that keeps what is opened, once the page has loaded. */
export function startKeeping(): void {
  if (!import.meta.env.PROD || !offline.enabled || !('serviceWorker' in navigator)) return;
  // A visitor who comes straight here may need to leave no trace.
  if (isPrivatePage(location.pathname)) return;
  // In a browser that allows no storage or no worker, the site works as usual.
  const start = () => void keepThisPage().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

async function keepThisPage() {
  const policy = globalThis.trustedTypes?.createPolicy('service-worker', { createScriptURL: workerAddress });
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER_ADDRESS) ?? WORKER_ADDRESS);
  if (navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.ready;
  // The page was loaded without the worker.
  keep([location.pathname, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
}

/** Asks the worker, once there is one, to fetch these addresses and keep them. It ignores what it does not keep. */
export function keep(addresses: readonly string[]): void {
  if (!('serviceWorker' in navigator)) return;
  // The message is that of Workbox's router.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: addresses } }));
}

/** Returns the address of the worker, the only one that the policy allows. @throws for any other address. */
export function workerAddress(address: string): string {
  if (address !== WORKER_ADDRESS) throw new TypeError(`${address} is not the address of the service worker`);
  return address;
}
