import { clientsClaim } from 'workbox-core/clientsClaim.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { CurrentPage, TIME_LIMIT_MS, hasKeptPage } from './current-page.ts';
import type { ToWorker } from './messages.ts';
import {
  CACHE,
  dropUnusedReleases,
  isFrugal,
  keepLanguagesOf,
  keepRelease,
  keepVisited,
  keptAddress,
  noteConfirmed,
  shellIn,
} from './release.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The site without a network (docs/decisions/020). Requests to other origins, such as the map picture, are not handled by this
 * worker, so the browser treats them as usual.
 */

/** Does not change a cache, because only whole releases are kept. */
const keepNothing: WorkboxPlugin = { cacheWillUpdate: () => Promise.resolve(null) };

/** Files with a hash in their name. A tab of the previous release finds its files in the cache of that release. */
const fromAnyRelease: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse, request }) =>
    cachedResponse ? Promise.resolve(cachedResponse) : caches.match(request, { ignoreVary: true }),
};

/** With data saver, used files are kept. */
const keepUsed: WorkboxPlugin = {
  fetchDidSucceed: ({ request, response, event }) => {
    if (event) event.waitUntil(keepVisited(event, [new URL(request.url).pathname]).catch(() => undefined));
    return Promise.resolve(response);
  },
};

const pages = new CurrentPage();
const hashed = new CacheFirst({ cacheName: CACHE, plugins: [keepNothing, fromAnyRelease, keepUsed] });
const withTheirPage = new CacheFirst({ cacheName: CACHE, plugins: [keepNothing] });
const fresh = new NetworkFirst({ cacheName: CACHE, networkTimeoutSeconds: TIME_LIMIT_MS / 1000, plugins: [keepNothing, keepUsed] });

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), hashed);
// Other files, such as the icon and documents, come from the same source as their page.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && keptAddress(url.pathname) === url.pathname,
  (options) =>
    options.event instanceof FetchEvent && hasKeptPage(options.event.clientId) ? withTheirPage.handle(options) : fresh.handle(options),
);

enableNavigationPreload();
// Takes control of the open page at once. Otherwise only the second visit would work offline.
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(keepRelease(event)));
self.addEventListener('activate', () => {
  // Not awaited, so that requests are answered meanwhile.
  void dropUnusedReleases();
});

self.addEventListener('message', (event) => {
  // oxlint-disable-next-line no-unsafe-type-assertion -- messages come from pages of this origin
  const message = event.data as ToWorker;
  switch (message.type) {
    case 'which-release':
      event.ports[0]?.postMessage(shellIn(message.language));
      break;
    case 'take-over':
      event.waitUntil(self.skipWaiting());
      break;
    case 'confirmed':
      event.waitUntil(noteConfirmed().then(dropUnusedReleases));
      break;
    case 'visited':
      // If something cannot be fetched now, the next visit tries again.
      event.waitUntil((isFrugal() ? keepVisited : keepLanguagesOf)(event, message.addresses).catch(() => undefined));
      break;
  }
});
