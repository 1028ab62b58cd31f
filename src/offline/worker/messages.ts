/**
 * What pages and the worker say to each other. A page may talk to the worker of a later release, and the other way
 * round: never change a message, add one.
 */

/** Where the worker is served; from the root, or it could not answer for every page. */
export const WORKER_ADDRESS = '/service-worker.js';

/** The page whose visitors may need to leave no trace. */
export const PRIVATE_PAGE = '/report-abuse';

/** Every cache of ours is named by this and its release. */
export const CACHE_PREFIX = 'release-';

/** To the worker. */
export type ToWorker =
  /** Which release are you? Answered with the address of its shell. */
  | { type: 'which-release' }
  /** Do not wait until the tabs of the release before are closed: their files are kept for them. */
  | { type: 'take-over' }
  /** The network was reached, and your release is the one that is published. */
  | { type: 'confirmed' }
  /** These addresses were visited: keep them, where not everything is kept. */
  | { type: 'visited'; addresses: readonly string[] };

/** To a page. */
export interface ToPage {
  /** Which release are you? Answered with the address of its shell. */
  type: 'which-release';
}

/** Why a page was shown as it was kept. */
export type Reason = 'offline' | 'unreachable' | 'slow';

/** Longer than this nobody waits for an answer that takes a moment, in ms. */
const PATIENCE_MS = 3000;

/** Who can be sent a message with a port to answer on. */
interface Listener {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}

/**
 * Asks which release somebody is of: the address of its shell, the one script of all pages, which names all others and
 * so changes with any of them. Undefined when there is no answer.
 */
export function askRelease(listener: Listener): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (shell?: string) => {
      clearTimeout(timer);
      port1.close();
      resolve(shell);
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => finish(typeof data === 'string' ? data : undefined));
    port1.start();
    listener.postMessage({ type: 'which-release' } satisfies ToWorker & ToPage, [port2]);
  });
}
