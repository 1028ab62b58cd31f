import { CACHE_PREFIX, WORKER_ADDRESS } from '#src/offline/worker/messages.ts';

/** Registering the worker, and the visitor's choice to have none. */

/** In local storage: `off` for a visitor who wants no copy of the site on the device. */
const CHOICE_KEY = 'offline';

declare global {
  interface Navigator {
    /** Network Information API; not in TypeScript's library. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Registers the worker. The policy `service-worker` is the one that the header `trusted-types` names: it lets through
 * this one address, so that no other script can ever be made the site's worker.
 * @throws when the browser does not allow workers or their storage.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const policy = globalThis.trustedTypes?.createPolicy('service-worker', { createScriptURL: workerAddress });
  return navigator.serviceWorker.register(policy?.createScriptURL(WORKER_ADDRESS) ?? WORKER_ADDRESS);
}

/** The worker's address, and no other. @throws for any other. */
export function workerAddress(address: string): string {
  if (address !== WORKER_ADDRESS) throw new TypeError(`${address} is not the address of the service worker`);
  return address;
}

/** Deletes what the site keeps to work without a network, and the worker that keeps it. */
export async function deleteCopy(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  }
}

/** True for a visitor who chose to have no copy. Where storage is blocked there can be none either. */
export function isCopyRefused(): boolean {
  try {
    return localStorage.getItem(CHOICE_KEY) === 'off';
  } catch {
    return true;
  }
}

/** Remembers the choice; allowing a copy again forgets it. Where storage is blocked there is nothing to remember. */
export function refuseCopy(refused: boolean): void {
  try {
    if (refused) localStorage.setItem(CHOICE_KEY, 'off');
    else localStorage.removeItem(CHOICE_KEY);
  } catch {
    // Nothing is kept either.
  }
}
