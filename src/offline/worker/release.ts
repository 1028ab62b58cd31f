import { PrecacheStrategy } from 'workbox-precaching/PrecacheStrategy.js';
import { findRoute, notFound } from '#src/routes.ts';
import { CACHE_PREFIX, askRelease } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * A release and its cache. The cache is filled before the worker takes over and never changed by another release, so that no page
 * mixes files of two releases.
 */

/** The release of this worker. */
export const release: Release = RELEASE;

/** Its cache. */
export const CACHE = CACHE_PREFIX + release.id;

/** The number of files fetched at once: few enough for a slow connection and enough for a fast one. */
const AT_ONCE = 6;

/** The address in the cache of the time when the network last confirmed this release. */
const AS_OF = '/as-of';

/** The page for unknown addresses. Hosts may send it with status 404. */
export const NOT_FOUND = '/404.html';

const integrities = new Map(release.files);
const privateFiles = new Set(release.privateFiles);

const store = new PrecacheStrategy({
  cacheName: CACHE,
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => {
        const expected = response.ok || (response.status === 404 && new URL(request.url).pathname === NOT_FOUND);
        return Promise.resolve(expected ? response : null);
      },
    },
  ],
});

/** True if the visitor wants to save data. Then only visited pages are kept. */
export function isFrugal(): boolean {
  return self.navigator.connection?.saveData === true;
}

/** The address in the cache for a requested file, or for a page under any of its names; undefined if it is not kept. */
export function keptAddress(pathname: string): string | undefined {
  if (integrities.has(pathname)) return pathname;
  // Not a page and not in this release: data, feeds, or a chunk of another release.
  if (/\.(?!html$)\w+$/.test(pathname)) return undefined;
  const route = findRoute(pathname);
  return route === notFound ? NOT_FOUND : route.path;
}

/** The kept response for an address. */
export function kept(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: CACHE, ignoreVary: true });
}

/**
 * Fetches all files of the release, or none yet with data saver.
 * @throws if a file cannot be fetched as it was built. Then this worker does not take over; fetched files stay for the next try.
 */
export async function keepRelease(event: ExtendableEvent): Promise<void> {
  await noteConfirmed();
  if (isFrugal()) return;
  for (let begin = 0; begin < release.files.length; begin += AT_ONCE) {
    const files = release.files.slice(begin, begin + AT_ONCE);
    const outcomes = await Promise.allSettled(files.map(([address]) => keep(event, address)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (!failed) continue;
    // There is not enough space for everything, so nothing is kept.
    if (failed.reason instanceof DOMException && failed.reason.name === 'QuotaExceededError') await caches.delete(CACHE);
    throw failed.reason;
  }
}

/** With data saver, keeps what the visitor saw, but never anything that would reveal a visit to the report page. */
export async function keepVisited(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  if (!isFrugal()) return;
  for (const pathname of addresses) {
    const address = keptAddress(pathname);
    if (address === undefined || privateFiles.has(address)) continue;
    await keep(event, address);
    if (address.startsWith('/assets/')) continue;
    // A visitor who came from another page has not fetched everything that loading this page needs.
    await keepNamed(event, address);
  }
}

/** Keeps the files that a kept page names. */
async function keepNamed(event: ExtendableEvent, address: string): Promise<void> {
  const text = (await (await kept(address))?.text()) ?? '';
  for (const file of new Set(text.match(/\/assets\/[\w.-]+/g))) if (!privateFiles.has(file)) await keep(event, file);
}

/**
 * Fetches a file into the cache, unless it is there. Its hash must be the one from the build, so a truncated or damaged file, or
 * one of another release, is refused.
 */
async function keep(event: ExtendableEvent, address: string): Promise<void> {
  const integrity = integrities.get(address);
  if (integrity === undefined) return;
  const fetchIn = (cache: RequestCache) => {
    const request = new Request(address, { integrity, cache, credentials: 'same-origin', priority: 'low' });
    return Promise.all(store.handleAll({ request, event, params: { integrity } }));
  };
  try {
    // Files with a hash in their name may come from the HTTP cache; others are requested again.
    await fetchIn(address.startsWith('/assets/') ? 'default' : 'no-cache');
  } catch (error) {
    if (error instanceof DOMException) throw error;
    // The file in the HTTP cache may be damaged.
    await fetchIn('reload');
  }
}

/** Stores that the network has just confirmed this release. */
export async function noteConfirmed(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(AS_OF, new Response(new Date().toISOString()));
}

/**
 * When this release was last confirmed as the published one. If the clock of the device is wrong (a time before the build or in
 * the future), it is the time of the build, so that the page is never called newer than it is.
 */
export async function asOf(): Promise<Date> {
  const built = new Date(release.built);
  const noted = new Date((await (await kept(AS_OF))?.text()) ?? NaN);
  return noted >= built && noted.getTime() <= Date.now() ? noted : built;
}

/**
 * Deletes the releases that no open tab belongs to. If a tab does not answer, all releases stay for now. While a later release is
 * being installed, its worker decides.
 */
export async function dropUnusedReleases(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shells = await Promise.all(tabs.map((tab) => askRelease(tab)));
  const used = shells.filter((shell) => shell !== undefined);
  if (used.length < tabs.length) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHE_PREFIX) || name === CACHE) continue;
    const matches = await Promise.all(used.map((shell) => caches.match(shell, { cacheName: name, ignoreVary: true })));
    if (self.registration.installing || self.registration.waiting) return;
    if (matches.every((match) => match === undefined)) await caches.delete(name);
  }
}
