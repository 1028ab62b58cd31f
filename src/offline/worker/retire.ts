declare const self: ServiceWorkerGlobalScope;

/**
 * The worker if `offline` is false in `content/site.yaml`. It replaces the previous one, deletes everything that is kept, and unregisters
 * itself. It must stay published as long as earlier visitors may come back.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  // Workbox notes there when each address was used.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
