import type { Page } from '@playwright/test';
import { namedFiles } from '../../build/built-files.ts';
import { answerFor, serve } from '../../scripts/serve.ts';
import { test as base, expect as quickly, open, site } from '../support/test.ts';

/** What was opened is readable without a network, and a line says of when it is (docs/decisions/020). */

/** The worker fetches at the same time. */
const expect = quickly.configure({ timeout: 20_000 });

/** A host that can be cut off: the browser's emulation of no network does not stop the requests of a worker. */
interface Host {
  url: string;
  down: boolean;
  /** Delays every response by so many ms. */
  delay: number;
  /** Another script of the worker. */
  worker?: string;
}

const test = base.extend<{ host: Host }>({
  worker: true,
  expectedProblems: /Failed to load resource|ERR_|Unable to preload CSS|Failed to fetch|worker of the check failed/,

  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
  host: async ({}, provide, info) => {
    info.skip(!site.offline, 'site.yaml switches it off');
    const answer = answerFor('dist');
    const host: Host = { url: '', down: false, delay: 0 };
    const { server, url } = await serve('dist', 0, (request, response) => {
      if (host.down) request.socket.destroy();
      else if (host.worker !== undefined && request.url === '/service-worker.js')
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(host.worker);
      else setTimeout(() => answer(request, response), host.delay);
    });
    host.url = url;
    await provide(host);
    server.closeAllConnections();
    server.close();
  },

  baseURL: async ({ host }, provide) => provide(host.url),
});

const line = (page: Page) => page.getByText(/You are reading a copy of this site from \d+\s\w+ \d{4}/);
/** All that the caches contain, with the queries of the addresses. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caught)).flat().map(({ url }) => url.slice(location.origin.length));
  });
const isKept = (page: Page, address: string | RegExp) =>
  expect.poll(() => kept(page)).toContainEqual(expect.stringMatching(typeof address === 'string' ? new RegExp(`^${address}$`) : address));

test('pages that were opened and the check are readable without a network, and no question is kept (OFFLINE-1, OFFLINE-2, PRIVACY-2)', async ({
  page,
  host,
}) => {
  await open(page, '/regulated-companies?q=ad');
  await isKept(page, '/regulated-companies');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
  await isKept(page, '/warnings');
  await open(page, '/check');
  await page.getByRole('main').getByRole('textbox').fill('adyen');
  await expect(page.getByText('Regulated', { exact: true }).first()).toBeVisible();
  await isKept(page, /\.json$/);
  expect((await kept(page)).filter((address) => address.includes('?'))).toEqual([]);
  await expect(line(page)).toBeHidden();

  host.down = true;
  await open(page, '/regulated-companies?q=adyen');
  await expect(line(page)).toBeVisible();
  await expect(page.locator('tbody tr:visible')).toHaveCount(1);
  await open(page, '/warnings');
  await expect(line(page)).toBeVisible();
  await open(page, '/check');
  await page.getByRole('main').getByRole('textbox').fill('adyen');
  await expect(page.getByText('Regulated', { exact: true }).first()).toBeVisible();
  await expect(page.goto('/contact')).rejects.toThrow(/ERR_/);
});

test('a search that starts without a network keeps what was typed and says why there is no answer (OFFLINE-1, ERROR-2)', async ({
  page,
  host,
}) => {
  await open(page, '/');
  await isKept(page, '/');
  host.down = true;
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('Aarefels');
  await box.press('Enter');
  await expect(page.getByText('The register could not be loaded.')).toBeVisible();
  await expect(box).toHaveValue('Aarefels');
});

test('a copy that is shown because the host is slow says so too (OFFLINE-2)', async ({ page, host }) => {
  await open(page, '/contact');
  await isKept(page, '/contact');
  host.delay = 6000;
  await open(page, '/contact');
  await expect(line(page)).toBeVisible();
  host.delay = 0;
  await open(page, '/contact');
  await expect(line(page)).toBeHidden();
});

test('Report Market Abuse and what only it needs are not kept (PRIVACY-3)', async ({ page, host }) => {
  await open(page, '/report-abuse');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => [...(await caches.keys()), ...(await navigator.serviceWorker.getRegistrations())])).toEqual([]);
  await open(page, '/market-surveillance');
  await isKept(page, '/market-surveillance');
  const before = await kept(page);
  // Its place on the page does not matter here.
  await page.locator('a[href="/report-abuse"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/report-abuse');
  await open(page, '/report-abuse?q=x');
  await page.waitForLoadState('networkidle');
  const own = namedFiles('dist', 'report-abuse.html');
  const added = (await kept(page)).filter((address) => !before.includes(address));
  expect(added.filter((address) => address.includes('report-abuse') || own.includes(address))).toEqual([]);
  host.down = true;
  await expect(page.goto('/report-abuse')).rejects.toThrow(/ERR_/);
});

test('a worker that kept whole releases is replaced, and its copy is deleted', async ({ page, host }) => {
  host.worker = `
    addEventListener('install', (event) => event.waitUntil(caches.open('release-1').then((cache) => cache.addAll(['/', '/warnings']))));
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));`;
  await open(page, '/');
  await page.waitForFunction(async () => navigator.serviceWorker.controller !== null && (await caches.has('release-1')));
  delete host.worker;
  // The first page still comes from the old worker. A busy browser looks for another one only after some pages.
  await expect(async () => {
    await open(page, '/warnings');
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 5000 }).not.toContain('release-1');
  }).toPass({ timeout: 60_000 });
  await open(page, '/warnings');
  await isKept(page, '/warnings');
  host.down = true;
  await open(page, '/warnings');
  await expect(line(page)).toBeVisible();
});
