import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { divideAddress } from '#src/i18n/languages.ts';
import type { Reason } from './messages.ts';
import { NOT_FOUND, asOf, isFrugal, keepVisited, kept, keptAddress } from './release.ts';
import { pageNotKept } from './not-kept.ts';
import { withNotice } from './notice.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long to wait for a slow network, in ms, before the page from the cache is shown. */
export const TIME_LIMIT_MS = 3000;

/** The tabs with a page from the cache. Its files come from the cache too. */
const givenKeptPage = new Set<string>();

/** True for a tab with a page from the cache. */
export function hasKeptPage(clientId: string): boolean {
  return givenKeptPage.has(clientId);
}

/**
 * Answers for a page. It comes from the network, so that a warning is never out of date without notice. After the time limit, or if there
 * is no network or the host fails, it comes from the cache, with a line that says when it was up to date.
 */
export class CurrentPage extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname } = new URL(request.url);
    const address = keptAddress(pathname);
    const network = handler.fetch(request);
    // Keeps the worker alive until the response arrives. Otherwise the browser would cancel a preloaded response with a warning.
    void handler.waitUntil(network.catch(() => undefined));

    const first = await Promise.race([network.catch(() => undefined), after(TIME_LIMIT_MS)]);
    if (first instanceof Response && first.status < 500) {
      if (isFrugal()) void handler.waitUntil(keepVisited(handler.event, [pathname]).catch(() => undefined));
      return first;
    }

    const page = address === undefined ? undefined : await kept(address);
    if (address === undefined || !page) {
      if (first instanceof Response) return first;
      return (await network.catch(() => undefined)) ?? (await pageNotKept(pathname, reason())) ?? network;
    }
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page;
    if (handler.event instanceof FetchEvent) givenKeptPage.add(handler.event.resultingClientId);
    const { language, path } = divideAddress(address);
    return withNotice(page, path === NOT_FOUND ? 404 : 200, language, await asOf(), first === 'slow' ? 'slow' : reason());
  }
}

function reason(): Reason {
  return self.navigator.onLine ? 'unreachable' : 'offline';
}

function after(milliseconds: number): Promise<'slow'> {
  return new Promise((resolve) => setTimeout(() => resolve('slow'), milliseconds));
}
