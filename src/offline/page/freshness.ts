import { useSyncExternalStore } from 'react';
import { askRelease, type Reason, type ToPage, type ToWorker } from '#src/offline/worker/messages.ts';

/** When this page was up to date, and whether its release is the published one. Asked repeatedly, and reported to subscribers. */
export interface Freshness {
  /** When the network last said that this page's release is the published one. */
  asOf: Date;
  /** Why that cannot be asked now; undefined when it can. */
  cutOff: Reason | undefined;
  /** A later release is published and ready. */
  newer: boolean;
}

/** A network that has not answered after this time is slow, in ms. */
const SLOW_MS = 3000;
/** How often it is asked again: while cut off, while the page is looked at, and at the most. */
const RETRY_MS = 30_000;
const INTERVAL_MS = 15 * 60_000;
const SHORTEST_MS = 60_000;

let freshness: Freshness = { asOf: new Date(performance.timeOrigin), cutOff: undefined, newer: false };
const listeners = new Set<() => void>();

/** What is known now. The component is rendered again at each change. */
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

/** Reads what the worker wrote into a page from the cache. */
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
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window: it has none
  worker?.postMessage(message);
}

/** From now on, checks whether the release of the page, which has this shell, is the published one. */
export function watch(registration: ServiceWorkerRegistration, shell: string): void {
  registered = registration;
  own = shell;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => {
    if (data.type === 'which-release') ports[0]?.postMessage(own);
  });
  // Another tab let a later release take over.
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
  // The first worker has just come from the network, like the page, and now fetches the rest of the site.
  if (registration.active) void check();
}

/** No worker any more: there is nothing to watch. */
export function stopWatching(): void {
  registered = undefined;
  set({ cutOff: undefined, newer: false });
}

/** At every arrival on a page: asks the network, unless it was asked a moment ago; a visitor who saves data keeps the page. */
export function arriveAt(pathname: string): void {
  checkIfDue();
  if (navigator.connection?.saveData) tell(navigator.serviceWorker.controller, { type: 'visited', addresses: [pathname] });
}

function checkIfDue() {
  if (performance.now() - checkedAt > SHORTEST_MS) checkIfVisible();
}

function checkIfVisible() {
  if (document.visibilityState === 'visible') void check();
}

/** Asks the network for the worker of the published release: that one is never taken from a cache. */
async function check() {
  if (!registered || checking) return;
  checking = true;
  checkedAt = performance.now();
  // A page that has just arrived is not out of date because of the wait.
  const isOld = Date.now() - freshness.asOf.getTime() > SHORTEST_MS;
  const slow = setTimeout(() => isOld && set({ cutOff: freshness.cutOff ?? 'slow' }), SLOW_MS);
  try {
    await registered.update();
    await settle(registered);
  } catch {
    // Or it is gone: the visitor had the copy deleted in another tab, or a release keeps none.
    if (await navigator.serviceWorker.getRegistration()) set({ cutOff: navigator.onLine ? 'unreachable' : 'offline' });
    else stopWatching();
  } finally {
    clearTimeout(slow);
    checking = false;
  }
}

/** The network was reached. What it has is this page's release, or a later one that is on its way. */
async function settle(registration: ServiceWorkerRegistration) {
  const next = registration.installing ?? registration.waiting;
  if (!next) {
    const { active } = registration;
    if (!active || (await askRelease(active)) === own) {
      tell(active, { type: 'confirmed' });
      set({ asOf: new Date(), cutOff: undefined });
    } else set({ cutOff: undefined, newer: freshness.newer || !(await isPublished()) });
  } else if ((await askRelease(next)) === own) {
    set({ asOf: new Date(), cutOff: undefined });
    if (next === registration.waiting) tell(next, { type: 'take-over' });
  } else if (next === registration.waiting) {
    set({ cutOff: undefined, newer: true });
  }
}

/** Whether this page is of the release that the host has now: where the worker, of another, cannot tell which is later. */
async function isPublished(): Promise<boolean> {
  // The page that was loaded, whatever page the visitor went on to. It names the shell, by which releases differ.
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
  const shell = await askRelease(worker);
  if (shell !== undefined && shell !== own) set({ newer: true });
}

/** Reloads the page from the newer release, which takes over first. Otherwise, without a network, the old page would come again. */
export async function reload(): Promise<void> {
  const waiting = registered?.waiting;
  if (waiting) {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    tell(waiting, { type: 'take-over' });
    await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, SLOW_MS))]);
  }
  location.reload();
}
