import { clientsClaim } from 'workbox-core/clientsClaim.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { divideAddress } from '#src/i18n/languages.ts';
import { findRoute, notFound } from '#src/routes.ts';
import { isPrivatePage } from '../private-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files that only the private page names. The build inserts them. */
declare const PRIVATE_FILES: readonly string[];

/**
 * Keeps what a visitor has opened, for a time without a network (docs/decisions/020). Requests for anything else, such as the private page, open
 * data and other origins, are not handled here, so the browser treats them as usual.
 */

const CACHE = 'opened';
const SHARED = { cacheName: CACHE, matchOptions: { ignoreVary: true } };

const atMost = new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true });

const keepFile: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response, event }) => {
    const isKept = response.status === 200 && !PRIVATE_FILES.includes(new URL(request.url).pathname);
    return isKept && !(await isForPrivatePage(event)) ? response : null;
  },
};

/** True if a document that began as the private page requests a file. Even the files of all pages show the language of the visit. */
async function isForPrivatePage(event?: ExtendableEvent): Promise<boolean> {
  // A navigation comes from the page before.
  if (!(event instanceof FetchEvent) || event.request.mode === 'navigate') return false;
  const client = await self.clients.get(event.clientId);
  return client !== undefined && isPrivatePage(new URL(client.url).pathname);
}

/** Files with a hash of their content in the name never change. */
const files = new CacheFirst({ ...SHARED, plugins: [keepFile, atMost] });

/** If the network takes longer, the kept copy is shown. */
const fromNetwork = { ...SHARED, networkTimeoutSeconds: 3 };
const lists = new NetworkFirst({ ...fromNetwork, plugins: [keepFile, atMost] });

const keepPage: WorkboxPlugin = {
  // What a visitor searched for (`?q=`) is not kept.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),

  // While the host fails, the kept copy is shown, and without one what the host sent.
  fetchDidSucceed: ({ response, state = {} }) => {
    if (response.status < 500) return Promise.resolve(response);
    state['failed'] = response;
    return Promise.reject(new Error(`The host answered with status ${response.status}`));
  },
  // oxlint-disable-next-line no-unsafe-type-assertion -- stored above
  handlerDidError: ({ state = {} }) => Promise.resolve(state['failed'] as Response | undefined),

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
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.json$/.test(url.pathname), lists);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files);

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
