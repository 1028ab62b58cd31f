import { divideAddress } from '#src/i18n/languages.ts';
import { findRoute } from '#src/routes.ts';
import { isLoaded, prefetchPage } from './pages.ts';

/** The open page stays until the next one is loaded, but no longer than this. Then `loading...` takes its place (ERROR-3). */
const MAX_WAIT_MS = 300;

/** Counts navigations, including Back, so that the last one wins. */
let count = 0;
if (typeof addEventListener === 'function') {
  addEventListener('popstate', () => {
    count += 1;
  });
}

/** Moves to another page when its code is loaded (ROUTE-8). `wouter` calls it in place of `navigate`. */
export async function keepUntilLoaded<Options>(navigate: (to: string, options?: Options) => void, to: string, options?: Options) {
  count += 1;
  const mine = count;
  const { page } = findRoute(divideAddress(new URL(to, location.href).pathname).path);
  // Without `await` if the page is there, so that nothing is painted in between.
  if (!isLoaded(page)) await Promise.race([prefetchPage(page), new Promise((done) => setTimeout(done, MAX_WAIT_MS))]);
  if (mine === count) navigate(to, options);
}
