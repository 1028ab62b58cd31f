import { PrecacheStrategy } from 'workbox-precaching/PrecacheStrategy.js';
import { DEFAULT_LANGUAGE, LANGUAGES, divideAddress, prefixOf, type LanguageCode } from '#src/i18n/languages.ts';
import { findRoute, notFound } from '#src/routes.ts';
import type { Release } from './description.ts';
import { CACHE_PREFIX, PRIVATE_PAGE, askRelease } from './messages.ts';

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

/** The beginning of the addresses in the cache which say that a language is kept as a whole. */
const WHOLE = '/whole/';

/** The page for unknown addresses, in English. Hosts may send it with status 404. */
export const NOT_FOUND = '/404.html';

const integrities = new Map(Object.values(release.languages).flatMap(({ files }) => files));
const privateFiles = new Set(release.privateFiles);

const store = new PrecacheStrategy({
  cacheName: CACHE,
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => {
        const expected = response.ok || (response.status === 404 && new URL(request.url).pathname.endsWith(NOT_FOUND));
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
  const { language, path } = divideAddress(pathname);
  const route = findRoute(path);
  return prefixOf(language) + (route === notFound ? NOT_FOUND : route.path);
}

/** The address of the shell in a language. */
export function shellIn(language: LanguageCode = DEFAULT_LANGUAGE): string | undefined {
  return release.languages[language]?.shell;
}

/** The kept response for an address. */
export function kept(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: CACHE, ignoreVary: true });
}

/**
 * Fetches the release in English, in the languages of the open windows, and in those that a previous release kept; with data
 * saver, nothing yet.
 * @throws if a file cannot be fetched as it was built. Then this worker does not take over; fetched files stay for the next try.
 */
export async function keepRelease(event: ExtendableEvent): Promise<void> {
  await noteConfirmed();
  if (isFrugal()) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const visited = languagesOf(windows.map(({ url }) => new URL(url).pathname));
  try {
    for (const language of new Set<LanguageCode>([DEFAULT_LANGUAGE, ...visited, ...(await languagesKept())]))
      await keepLanguage(event, language);
  } catch (error) {
    // There is not enough space for everything, so nothing is kept.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(CACHE);
    throw error;
  }
}

/** Keeps the languages of visited pages. @throws like `keepRelease`. */
export async function keepLanguagesOf(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  for (const language of languagesOf(addresses)) await keepLanguage(event, language);
}

/** The languages of pages. The report page does not count, so that a kept language never reveals a visit to it alone. */
function languagesOf(addresses: readonly string[]): LanguageCode[] {
  const parts = addresses.map(divideAddress).filter(({ path }) => findRoute(path).path !== PRIVATE_PAGE);
  return [...new Set(parts.map(({ language }) => language))];
}

/** The languages that any release keeps as a whole. */
async function languagesKept(): Promise<LanguageCode[]> {
  const codes = LANGUAGES.map(({ code }) => code);
  const whole = await Promise.all(codes.map((code) => caches.match(WHOLE + code)));
  return codes.filter((_, index) => whole[index]);
}

/** The languages that are being fetched. Every visited page asks for its language. */
const underWay = new Map<LanguageCode, Promise<void>>();

function keepLanguage(event: ExtendableEvent, language: LanguageCode): Promise<void> {
  const begun = underWay.get(language);
  if (begun) return begun;
  const work = fetchLanguage(event, language).finally(() => underWay.delete(language));
  underWay.set(language, work);
  return work;
}

async function fetchLanguage(event: ExtendableEvent, language: LanguageCode): Promise<void> {
  if (await kept(WHOLE + language)) return;
  // Pages come last. If the work is interrupted, no page is kept without its scripts and styles.
  const isAsset = ([address]: readonly [string, string]) => address.startsWith('/assets/');
  const all = release.languages[language]?.files ?? [];
  const files = [...all.filter(isAsset), ...all.filter((file) => !isAsset(file))];
  for (let begin = 0; begin < files.length; begin += AT_ONCE) {
    const outcomes = await Promise.allSettled(files.slice(begin, begin + AT_ONCE).map(([address]) => keep(event, address)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }
  await note(WHOLE + language);
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
export function noteConfirmed(): Promise<void> {
  return note(AS_OF);
}

/** Stores the present time under an address that no file has. */
async function note(address: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(address, new Response(new Date().toISOString()));
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
