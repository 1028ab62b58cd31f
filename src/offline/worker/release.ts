import { PrecacheStrategy } from 'workbox-precaching/PrecacheStrategy.js';
import { findRoute, notFound } from '#src/routes.ts';
import { CACHE_PREFIX, askRelease } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * A release and its cache. Each release has its own cache, which is filled before its worker takes over and never
 * changed by another, so that no page is put together from files of two.
 */

/** This worker's release. */
export const release: Release = RELEASE;

/** Its cache. */
export const CACHE = CACHE_PREFIX + release.id;

/** How many files are fetched at once: a slow connection is not flooded, a fast one is not left idle. */
const AT_ONCE = 6;

/** Where the cache holds when the network last said that this release is the published one. */
const AS_OF = '/as-of';

/** The page of an unknown address; hosts may send it with the status that it stands for. */
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

/** True where the visitor asked to save data: then only what is visited is kept. */
export function isFrugal(): boolean {
  return self.navigator.connection?.saveData === true;
}

/** The address by which a release keeps what is asked for, if it keeps it: a file, or a page under any of its names. */
export function keptAddress(pathname: string): string | undefined {
  if (integrities.has(pathname)) return pathname;
  // A file that is no page and not of this release: data, feeds, or a chunk of another.
  if (/\.(?!html$)\w+$/.test(pathname)) return undefined;
  const route = findRoute(pathname);
  return route === notFound ? NOT_FOUND : route.path;
}

/** What this release keeps of an address. */
export function kept(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: CACHE, ignoreVary: true });
}

/**
 * Keeps the release: all of it, or where the visitor saves data nothing yet.
 * @throws when a file cannot be had as it was built; then this worker never takes over, and what was fetched is there
 * for the next try.
 */
export async function keepRelease(event: ExtendableEvent): Promise<void> {
  await noteConfirmed();
  if (isFrugal()) return;
  for (let begin = 0; begin < release.files.length; begin += AT_ONCE) {
    const files = release.files.slice(begin, begin + AT_ONCE);
    const outcomes = await Promise.allSettled(files.map(([address]) => keep(event, address)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (!failed) continue;
    // There is no room for all of it, so none of it is kept.
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
    // Who came without a load has not fetched all that a load needs.
    await keepNamed(event, address);
  }
}

/** Keeps what a kept page names. */
async function keepNamed(event: ExtendableEvent, address: string): Promise<void> {
  const text = (await (await kept(address))?.text()) ?? '';
  for (const file of new Set(text.match(/\/assets\/[\w.-]+/g))) if (!privateFiles.has(file)) await keep(event, file);
}

/**
 * Fetches a file into the cache, unless it is there. Its fingerprint must be the build's: a file of another release, a
 * truncated or a damaged one is refused.
 */
async function keep(event: ExtendableEvent, address: string): Promise<void> {
  const integrity = integrities.get(address);
  if (integrity === undefined) return;
  const fetchIn = (cache: RequestCache) => {
    const request = new Request(address, { integrity, cache, credentials: 'same-origin', priority: 'low' });
    return Promise.all(store.handleAll({ request, event, params: { integrity } }));
  };
  try {
    // What has a hash in its name may come from the browser's own cache, any other is asked for anew.
    await fetchIn(address.startsWith('/assets/') ? 'default' : 'no-cache');
  } catch (error) {
    if (error instanceof DOMException) throw error;
    // The browser's own cache may be what is damaged.
    await fetchIn('reload');
  }
}

/** Notes that the network has just said that this release is the published one. */
export async function noteConfirmed(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(AS_OF, new Response(new Date().toISOString()));
}

/**
 * When this release was last known to be the published one. Where the device's clock contradicts itself (a time before
 * the release was built, or still to come), the time of the build: what is shown is never said to be newer than it is.
 */
export async function asOf(): Promise<Date> {
  const built = new Date(release.built);
  const noted = new Date((await (await kept(AS_OF))?.text()) ?? NaN);
  return noted >= built && noted.getTime() <= Date.now() ? noted : built;
}

/**
 * Deletes the releases that no open tab is of. A tab that does not answer may be of any: then all stay, until the next
 * time; and while a later release is on its way, which of them are old is for its worker to say.
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
