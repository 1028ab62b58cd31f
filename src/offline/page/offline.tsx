import { createRoot } from 'react-dom/client';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { TextElement } from '#src/i18n/text-element.tsx';
import offline from 'content:offline';
import { addressOf } from '#src/i18n/address.ts';
import { PRIVATE_PAGE, type Reason } from '#src/offline/worker/messages.ts';
import { startFromKept, tell, watch } from './freshness.ts';
import { Notice } from './notice.tsx';
import { deleteCopy, isCopyRefused, registerWorker } from './worker.ts';

export { OfflineCopy } from './offline-copy.tsx';

/**
 * Makes the site work without a network, once the page has loaded and the browser has nothing else to do.
 * @param shell The address of the shell that the page has.
 */
export function start(shell: string): void {
  if (!('serviceWorker' in navigator)) return;
  const place = noticePlace();
  createRoot(place).render(
    <I18nProvider i18n={i18n} defaultComponent={TextElement}>
      <Notice />
    </I18nProvider>,
  );
  whenIdle(() => {
    // In a browser that allows no storage or no worker, the site works as usual.
    begin(shell).catch(() => undefined);
  });
}

async function begin(shell: string) {
  if (!offline.enabled || isCopyRefused()) return deleteCopy();
  // A visitor who comes straight here may need to leave no trace, so the copy waits for another page.
  if (location.pathname === addressOf(PRIVATE_PAGE) && !navigator.serviceWorker.controller) return;
  const registration = await registerWorker();
  watch(registration, shell);
  // The page was loaded before there was a worker. With data saver, the worker must keep its files too.
  const { active } = await navigator.serviceWorker.ready;
  const loaded = navigator.connection?.saveData ? performance.getEntriesByType('resource').map(({ name }) => new URL(name)) : [];
  const own = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  tell(active, { type: 'visited', addresses: [location.pathname, ...own] });
}

/** The element of the notice: a status that exists before its text. In a page from the cache, the worker has written it. */
function noticePlace(): HTMLElement {
  const written = document.getElementById('offline-notice');
  if (written) {
    const { asOf, reason } = written.dataset;
    // oxlint-disable-next-line no-unsafe-type-assertion -- the worker wrote it
    if (asOf !== undefined && reason !== undefined) startFromKept(new Date(asOf), reason as Reason);
    return written;
  }
  // The styles of the notice are in the print style sheet, so they need no request.
  document.querySelector<HTMLLinkElement>('link[media="print"]')?.removeAttribute('media');
  const place = document.createElement('div');
  place.id = 'offline-notice';
  place.className = 'offline-notice';
  place.role = 'status';
  document.body.append(place);
  return place;
}

function whenIdle(work: () => void) {
  // Not every browser has `requestIdleCallback` yet.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
