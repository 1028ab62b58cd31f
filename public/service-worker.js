/*
 * Earlier releases kept copies of the pages that a visitor opened. Browsers that still have such a worker fetch this one in its place: it
 * deletes the copies and unregisters itself. A missing file would leave both where they are. The next release removes this file.
 */
addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  // It says when each address was used.
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
}
