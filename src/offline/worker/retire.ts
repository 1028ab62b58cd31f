import { CACHE_PREFIX } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker if `offline` is false in `content/site.yaml`. It replaces the previous one, deletes its copy, and unregisters itself.
 * It must stay published as long as earlier visitors may come back.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await caches.delete(name);
  }
  await self.registration.unregister();
}
