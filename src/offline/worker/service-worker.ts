import { clientsClaim } from 'workbox-core/clientsClaim.js';
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import { divideAddress } from '#src/i18n/languages.ts';
import { findRoute, notFound } from '#src/routes.ts';
import { isPrivatePage } from '../private-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files that the private page names, in any language. The build inserts them. */
declare const PRIVATE_FILES: readonly string[];

/**
 * Keeps what a visitor has opened, for a time without a network (docs/decisions/020). Requests for anything else, such as the private page, open
 * data and other origins, are not handled here, so the browser treats them as usual.
 */

const CACHE = 'opened';
const SHARED = { cacheName: CACHE, matchOptions: { ignoreVary: true } };

const atMost = new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true });

/** Files with a hash of their content in the name never change. */
const files = new CacheFirst({ ...SHARED, plugins: [atMost] });

/** Kept files, without a note of when they were used. */
const filesUnnoted = new CacheFirst({ ...SHARED, plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }] });

/** If the network takes longer, the kept copy is shown. */
const fromNetwork = { ...SHARED, networkTimeoutSeconds: 3 };
const lists = new NetworkFirst({ ...fromNetwork, plugins: [atMost] });

/** Keeps a file, unless that would show a visit to the private page. What it shares with other pages is kept with those. */
function unlessPrivate(strategy: Strategy): RouteHandlerCallback {
  return async (options) => {
    const client = options.event instanceof FetchEvent ? await self.clients.get(options.event.clientId) : undefined;
    const isPrivate =
      PRIVATE_FILES.includes(new URL(options.request.url).pathname) || (client && isPrivatePage(new URL(client.url).pathname));
    return (isPrivate ? filesUnnoted : strategy).handle(options);
  };
}

const keepPage: WorkboxPlugin = {
  // What a visitor searched for (`?q=`) is not kept.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),

  cacheWillUpdate: async ({ response, event }) => {
    // The clock of the host is right even if that of the device is not.
    const sent = Date.parse(response.headers.get('Date') ?? '');
    if (response.status !== 200 || response.redirected || Number.isNaN(sent)) return null;
    const html = await response.text();
    // A page is kept with every file that it names, or not at all.
    const named = new Set(html.match(/\/assets\/[\w.-]+/g));
    await Promise.all(Array.from(named, (file) => keepNamedFile(file, event)));
    const headers = new Headers(response.headers);
    for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name);
    // Another response, because the one from the network has the whole address. The page shows the day (`copy-line.tsx`).
    return new Response(html.replace('<html ', `<html data-copy-of="${new Date(sent).toISOString()}" `), { headers });
  },
};

/** @throws if the file cannot be fetched. */
async function keepNamedFile(file: string, event: ExtendableEvent = new ExtendableEvent('keep')): Promise<void> {
  const [response, stored] = files.handleAll({ request: new Request(file), event });
  if (!(await response).ok) throw new Error(`${file} cannot be kept`);
  await stored;
}

const pages = new NetworkFirst({ ...fromNetwork, plugins: [keepPage, atMost] });

registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptPage(url.pathname), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.json$/.test(url.pathname), unlessPrivate(lists));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), unlessPrivate(files));

function isKeptPage(pathname: string): boolean {
  return findRoute(divideAddress(pathname).path) !== notFound && !isPrivatePage(pathname);
}

// It takes the place of the previous worker in the open pages too.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));

/** Deletes what workers of another kind have left: copies of whole releases, and a setting of the browser that they used. */
async function deleteOtherCaches() {
  await self.registration.navigationPreload.disable();
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}
