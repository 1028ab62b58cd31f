import { CACHE_PREFIX, WORKER_ADDRESS } from '#src/offline/worker/messages.ts';
import { store } from '#src/ui/storage.ts';

/** The key in local storage. `off` means that the visitor wants no copy of the site on the device. */
const CHOICE_KEY = 'offline';

declare global {
  interface Navigator {
    /** Network Information API, which TypeScript's library lacks. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Registers the worker. Its policy allows no other script. @throws if the browser does not allow workers or their storage. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const policy = globalThis.trustedTypes?.createPolicy('service-worker', { createScriptURL: workerAddress });
  return navigator.serviceWorker.register(policy?.createScriptURL(WORKER_ADDRESS) ?? WORKER_ADDRESS);
}

/** Returns the address of the worker. @throws for any other address. */
export function workerAddress(address: string): string {
  if (address !== WORKER_ADDRESS) throw new TypeError(`${address} is not the address of the service worker`);
  return address;
}

/** Deletes the offline copy and the worker. */
export async function deleteCopy(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  }
}

/** True if the visitor chose to have no copy, or if storage is blocked and there cannot be one. */
export function isCopyRefused(): boolean {
  try {
    return localStorage.getItem(CHOICE_KEY) === 'off';
  } catch {
    return true;
  }
}

/** Stores the choice, or removes it when the visitor allows a copy again. */
export function refuseCopy(refused: boolean): void {
  // If storage is blocked, there is no copy either.
  store(CHOICE_KEY, refused ? 'off' : undefined);
}
