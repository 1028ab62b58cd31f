import type { LanguageCode } from '#src/i18n/languages.ts';
import type { Path } from '#src/routes.ts';

/**
 * The messages between pages and the worker. A page and a worker may belong to different releases, so messages may be added but
 * never changed.
 */

/** The address of the worker. It must be at the root to handle every page. */
export const WORKER_ADDRESS = '/service-worker.js';

/** The page whose visitors may need to leave no trace. */
export const PRIVATE_PAGE = '/report-abuse' satisfies Path;

/** The prefix of the names of our caches, before the id of the release. */
export const CACHE_PREFIX = 'release-';

/** Messages to the worker. */
export type ToWorker =
  /** Which release are you? Answered with the address of its shell in this language, or in English. */
  | { type: 'which-release'; language?: LanguageCode }
  /** Take over now. Tabs of the previous release keep their files. */
  | { type: 'take-over' }
  /** The network has confirmed that your release is the published one. */
  | { type: 'confirmed' }
  /** These addresses were visited. Keep their languages or, with data saver, only them. */
  | { type: 'visited'; addresses: readonly string[] };

/** Messages to a page. */
export interface ToPage {
  /** Which release are you? Answered with the address of its shell. */
  type: 'which-release';
}

/** Why a page came from the cache. */
export type Reason = 'offline' | 'unreachable' | 'slow';

/** The longest time to wait for an answer, in ms. */
const PATIENCE_MS = 3000;

/** A receiver of messages, which can answer on a port. */
interface Listener {
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}

/**
 * Asks a page or a worker for its release. The answer is the address of its shell, which names all other scripts and so changes
 * with each of them. Undefined if there is no answer.
 * @param language the language whose shell a worker answers with. A page has only one.
 */
export function askRelease(listener: Listener, language?: LanguageCode): Promise<string | undefined> {
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
    listener.postMessage({ type: 'which-release', ...(language && { language }) } satisfies ToWorker & ToPage, [port2]);
  });
}
