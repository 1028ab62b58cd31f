import { CACHE_PREFIX } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The script that replaces the worker once `offline` is false in `content/site.yaml`: it takes over from the one
 * before, deletes what that kept, and takes itself away. It must stay served for as long as a visitor may come back.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  }
  await self.registration.unregister();
}
