import { answerFor, serve } from '../../scripts/serve.ts';
import { expect, open, test as base } from '../support/test.ts';

/** A worker of an earlier release: it keeps copies of pages, and answers with them. */
const OLD_WORKER = `
  addEventListener('install', (event) => event.waitUntil(caches.open('opened').then((cache) => cache.addAll(['/', '/warnings']))));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
  indexedDB.open('workbox-expiration');`;

const test = base.extend<{ host: { hasOldWorker: boolean; url: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
  host: async ({}, provide) => {
    const answer = answerFor('dist');
    const host = { hasOldWorker: true, url: '' };
    const { server, url } = await serve('dist', 0, (request, response) => {
      if (host.hasOldWorker && request.url === '/service-worker.js')
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(OLD_WORKER);
      else answer(request, response);
    });
    host.url = url;
    await provide(host);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ host }, provide) => provide(host.url),
});

test('a worker of an earlier release, its copies and its notes are deleted at the next visit (PRIVACY-2)', async ({ page, host }) => {
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    ]);
  // A file that is no document has no policy, so a worker may be started there.
  await page.goto('/robots.txt');
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await left()).toEqual(['opened', 'workbox-expiration', '/']);
  host.hasOldWorker = false;

  // The first page still comes from the old worker. A busy browser looks for another one only after some pages.
  await expect(async () => {
    await open(page, '/warnings');
    await expect.poll(left, { timeout: 5000 }).toEqual([]);
  }).toPass({ timeout: 60_000 });
  await open(page, '/contact');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await left()).toEqual([]);
});
