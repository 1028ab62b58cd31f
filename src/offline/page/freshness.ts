import { useSyncExternalStore } from 'react';
import { LANGUAGE } from '#src/i18n/language.ts';
import { askRelease, type Reason, type ToPage, type ToWorker } from '#src/offline/worker/messages.ts';

/** When this page was up to date, and whether its release is the published one. This is checked repeatedly. */
export interface Freshness {
  /** When the network last confirmed that this page's release is the published one. */
  asOf: Date;
  /** Why this cannot be checked now; undefined if it can. */
  cutOff: Reason | undefined;
  /** A later release is published and ready. */
  newer: boolean;
}

/** A network is slow if it has not answered after this time in ms. */
const SLOW_MS = 3000;
/** The intervals between checks: without a network, while the page is visible, and the shortest one. */
const RETRY_MS = 30_000;
const INTERVAL_MS = 15 * 60_000;
const MIN_INTERVAL_MS = 60_000;

let freshness: Freshness = { asOf: new Date(performance.timeOrigin), cutOff: undefined, newer: false };
const listeners = new Set<() => void>();

/** The current state. The component is rendered again at each change. */
export function useFreshness(): Freshness {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => freshness,
  );
}

function set(change: Partial<Freshness>) {
  freshness = { ...freshness, ...change };
  for (const listener of listeners) listener();
}

/** Reads the state that the worker wrote into a page from the cache. */
export function startFromKept(asOf: Date, cutOff: Reason): void {
  set({ asOf, cutOff });
}

let registered: ServiceWorkerRegistration | undefined;
/** The release of this page: the address of its shell. */
let own = '';
let checkedAt = -Infinity;
let checking = false;

/** Sends a message to a worker. */
export function tell(worker: ServiceWorker | null | undefined, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  worker?.postMessage(message);
}

/** Starts checking whether the release of the page, which has this shell, is the published one. */
export function watch(registration: ServiceWorkerRegistration, shell: string): void {
  registered = registration;
  own = shell;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => {
    if (data.type === 'which-release') ports[0]?.postMessage(own);
  });
  // Another tab has activated a later release.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = navigator.serviceWorker;
    if (controller) void compareWith(controller);
  });
  registration.addEventListener('updatefound', () => awaitInstalled(registration.installing));
  awaitInstalled(registration.installing);

  addEventListener('online', () => void check());
  addEventListener('offline', () => set({ cutOff: 'offline' }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check();
  });
  document.addEventListener('visibilitychange', checkIfDue);
  setInterval(() => {
    if (performance.now() - checkedAt > INTERVAL_MS || freshness.cutOff !== undefined) checkIfVisible();
  }, RETRY_MS);
  // The first worker has just come from the network, like the page, and is fetching the rest of the site.
  if (registration.active) void check();
}

/** Stops checking, because there is no worker any more. */
export function stopWatching(): void {
  registered = undefined;
  set({ cutOff: undefined, newer: false });
}

/** Called on each page: checks, unless that was done a moment ago, and tells the worker which page is visited. */
export function arriveAt(pathname: string): void {
  checkIfDue();
  tell(navigator.serviceWorker.controller, { type: 'visited', addresses: [pathname] });
}

function checkIfDue() {
  if (performance.now() - checkedAt > MIN_INTERVAL_MS) checkIfVisible();
}

function checkIfVisible() {
  if (document.visibilityState === 'visible') void check();
}

/** Requests the worker of the published release, which never comes from a cache. */
async function check() {
  if (!registered || checking) return;
  checking = true;
  checkedAt = performance.now();
  // A page that has just been loaded is not out of date while the check takes time.
  const isOld = Date.now() - freshness.asOf.getTime() > MIN_INTERVAL_MS;
  const slow = setTimeout(() => isOld && set({ cutOff: freshness.cutOff ?? 'slow' }), SLOW_MS);
  try {
    await registered.update();
    await settle(registered);
  } catch {
    // Or there is no worker any more: the visitor deleted the copy in another tab, or the release keeps none.
    if (await navigator.serviceWorker.getRegistration()) set({ cutOff: navigator.onLine ? 'unreachable' : 'offline' });
    else stopWatching();
  } finally {
    clearTimeout(slow);
    checking = false;
  }
}

/** Called when the network has answered with this page's release, or with a later one that is being installed. */
async function settle(registration: ServiceWorkerRegistration) {
  const next = registration.installing ?? registration.waiting;
  if (!next) {
    const { active } = registration;
    if (!active || (await askRelease(active, LANGUAGE)) === own) {
      tell(active, { type: 'confirmed' });
      set({ asOf: new Date(), cutOff: undefined });
    } else set({ cutOff: undefined, newer: freshness.newer || !(await isPublished()) });
  } else if ((await askRelease(next, LANGUAGE)) === own) {
    set({ asOf: new Date(), cutOff: undefined });
    if (next === registration.waiting) tell(next, { type: 'take-over' });
  } else if (next === registration.waiting) {
    set({ cutOff: undefined, newer: true });
  }
}

/** True if this page belongs to the published release. The worker of another release cannot tell which is later. */
async function isPublished(): Promise<boolean> {
  // The page that was loaded first. It names the shell, which differs between releases.
  const [loaded] = performance.getEntriesByType('navigation');
  const response = await fetch(loaded?.name ?? location.href, { cache: 'no-store' });
  return (await response.text()).includes(own);
}

function awaitInstalled(worker: ServiceWorker | null) {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registered) void settle(registered);
  });
}

async function compareWith(worker: ServiceWorker) {
  const shell = await askRelease(worker, LANGUAGE);
  if (shell !== undefined && shell !== own) set({ newer: true });
}

/** Activates the newer release and reloads the page. Otherwise, without a network, the old page would be loaded again. */
export async function reload(): Promise<void> {
  const waiting = registered?.waiting;
  if (waiting) {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    tell(waiting, { type: 'take-over' });
    await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, SLOW_MS))]);
  }
  location.reload();
}
