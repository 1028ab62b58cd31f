import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { headersOf } from '../../deploy/headers.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { routes } from '../../src/routes.ts';
import { expectNoViolations } from '../support/axe.ts';
import { test, type Host } from '../support/releases.ts';
import { expect as quickly, hydrated, open, site, warnedFirms } from '../support/test.ts';

/** The site without a network and after new releases (docs/decisions/020). */

/** A longer timeout, because the worker fetches the whole site at the same time. */
const expect = quickly.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

const notice = (page: Page) => page.locator('#offline-notice');
const tagline = (page: Page) => page.getByRole('banner').getByText('Regulating Global Markets with Integrity');
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
/** The addresses of the files in the copy, if there is only one release. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });

/** Makes a first visit, and waits until the copy is complete and the worker controls the page. */
async function visit(page: Page, address = '/') {
  await open(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Makes the page check the network, as it does by itself from time to time. */
const askTheNetwork = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Cuts off the host too, because the browser's emulation does not stop the requests of the worker. */
async function setOffline(context: BrowserContext, host: Host, offline: boolean) {
  host.down = offline;
  await context.setOffline(offline);
}

async function openTab(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await open(page, address);
  return page;
}

test.describe('after one visit, without a network', () => {
  test.use({ expectedProblems: /Failed to load resource|ERR_EMPTY_RESPONSE/ });

  test('every page is complete and says when it was up to date (OFFLINE-1, OFFLINE-2)', async ({ page, host }) => {
    await visit(page);
    host.down = true;
    for (const { path } of routes) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(notice(page), path).toContainText(/This site cannot be reached. .* up to date on \d+ \w+ \d{4} at \d\d:\d\d\./);
    }
  });

  test('the searches and the check answer', async ({ page, host }) => {
    await visit(page, '/contact');
    host.down = true;
    await open(page, '/');
    await page.getByRole('searchbox').fill('adyen');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: 'Adyen N.V.' })).toBeVisible();
    await open(page, '/regulated-companies?q=adyen');
    await page.getByRole('link', { name: 'Adyen N.V.' }).click();
    await expect(page.getByRole('dialog', { name: 'Adyen N.V.' }).getByText('N/A', { exact: true })).toBeVisible();
    await open(page, '/warnings?q=aarefels');
    await expect(page.getByRole('article')).not.toHaveCount(warnedFirms.length);
    await open(page, '/check');
    await page.getByRole('main').getByRole('textbox').fill('adyen');
    await expect(page.getByText('Regulated', { exact: true }).first()).toBeVisible();
  });

  test('every document is available in English and in the language of the visit, whether the build or the browser makes it', async ({
    page,
    host,
  }) => {
    await visit(page, '/es/contact');
    host.down = true;
    const { documents }: { documents: { language: LanguageCode; file: string; sha256: string }[] } = JSON.parse(
      readFileSync('dist/documents.json', 'utf8'),
    );
    const kept = documents.filter(({ language }) => language === 'en' || language === 'es');
    expect(kept.length).toBeGreaterThan(16);
    for (const { file, sha256 } of kept) {
      const hash = await page.evaluate(async (address) => {
        const bytes = await (await fetch(address)).arrayBuffer();
        return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      }, new URL(file, host.url).pathname);
      expect(hash, file).toBe(sha256);
    }
    await open(page, '/advisories/market-manipulation');
    const made = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Advisory' }).click();
    const bytes = readFileSync(await (await made).path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a document behind a link opens', async ({ page, host }) => {
    await visit(page, '/publications');
    host.down = true;
    const answer = page.waitForResponse(/\.pdf$/);
    await page.getByRole('main').getByRole('link', { name: /PDF/ }).first().click();
    expect((await answer).status()).toBe(200);
    expect((await answer).fromServiceWorker()).toBe(true);
  });

  test('an unknown address gets the same answer as from the host, and data that is not kept is not invented', async ({ page, host }) => {
    await visit(page);
    host.down = true;
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found.');
    await expect(page.goto('/data/firms.csv')).rejects.toThrow(/ERR_/);
  });
});

test.describe('languages', () => {
  test.use({ expectedProblems: /Failed to load resource|ERR_/ });

  /** Waits until the copy contains the whole of a language. */
  const wholeIn = (page: Page, language: LanguageCode) =>
    expect.poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, `/whole/${language}`)).toBe(true);

  /** The scripts of a page, whose names contain the name of their release (`makeRelease`). */
  const releaseOf = (page: Page) => page.locator('head script[data-load]').getAttribute('data-load');

  test('a visit in Arabic is enough for Arabic and English, and French is not kept (OFFLINE-1)', async ({ page, host }) => {
    await visit(page, '/ar/check');
    host.down = true;
    for (const { path } of routes) {
      await open(page, `/ar${path}`);
      await expect(page.locator('html[lang=ar][dir=rtl]'), path).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(notice(page), path).toContainText('يتعذّر الوصول إلى هذا الموقع.');
    }
    await open(page, '/');
    await expect(notice(page)).toContainText('This site cannot be reached.');
    await open(page, '/warnings');
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
    // A page in its place says so in French, and leads to what is kept (OFFLINE-4).
    for (const path of ['/check', '/']) {
      const response = await page.goto(`/fr${path}`);
      expect(response?.status()).toBe(503);
      await expect(page.locator('html[lang=fr]')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce site est inaccessible.');
      await expect(page.getByRole('link')).toHaveText(['English', 'العربية']);
      await expectNoViolations(page);
    }
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html[lang=ar]')).toBeAttached();
    await expect(notice(page)).toBeVisible();
  });

  test('the line is in the language of the page, before any script and after', async ({ page, host }) => {
    await visit(page, '/ar/check');
    host.down = true;
    const html = await (await page.goto('/ar/warnings'))?.text();
    expect(html).toContain('<strong>يتعذّر الوصول إلى هذا الموقع.</strong> آخر تحديث لهذه الصفحة: <time');
    await hydrated(page);
    await expect(notice(page)).toContainText('آخر تحديث لهذه التحذيرات');
    const response = await page.goto('/ar/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html[lang=ar]')).toBeAttached();
  });

  test('the check and the directory answer in the language of the visit', async ({ page, host }) => {
    await visit(page, '/es/contact');
    host.down = true;
    await open(page, '/es/regulated-companies?q=adyen');
    await page.getByRole('link', { name: 'Adyen N.V.' }).click();
    await expect(page.getByRole('dialog', { name: 'Adyen N.V.' }).getByText('N/A', { exact: true })).toBeVisible();
    await open(page, '/es/check');
    await page.getByRole('main').getByRole('textbox').fill('adyen');
    await expect(page.getByRole('main').getByText('Adyen N.V.').first()).toBeVisible();
  });

  test('a language that is visited later is kept from then on', async ({ page, host }) => {
    await visit(page);
    await open(page, '/es/contact');
    await wholeIn(page, 'es');
    host.down = true;
    await open(page, '/es/about-us');
    await expect(notice(page)).toContainText('No se puede acceder a este sitio.');
    await open(page, '/about-us');
    await expect(notice(page)).toContainText('This site cannot be reached.');
    await page.goto('/zh/about-us');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['English', 'Español']);
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/about-us');
  });

  test('a newer release keeps the languages of the previous one', async ({ page, host, releases }) => {
    await visit(page, '/es/contact');
    await open(page, '/');
    host.release(releases.second);
    await askTheNetwork(page);
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(tagline(page)).toContainText(' two');
    await hydrated(page);
    host.down = true;
    await open(page, '/es/about-us');
    expect(await releaseOf(page)).toContain('two.js');
    await expect(notice(page)).toContainText('No se puede acceder a este sitio.');
  });

  test('a newer release is offered on a page in another language, and is complete after the reload', async ({ page, host, releases }) => {
    await visit(page, '/fr/contact');
    expect(await releaseOf(page)).toContain('one.js');
    await expect(notice(page)).toBeEmpty();
    host.release(releases.second);
    await askTheNetwork(page);
    await notice(page).getByRole('button').first().click();
    await expect.poll(() => releaseOf(page)).toContain('two.js');
    await hydrated(page);
    await askTheNetwork(page);
    await expect.poll(async () => (await cacheNames(page)).length).toBe(1);
    await expect(notice(page)).toBeEmpty();
    host.down = true;
    await open(page, '/fr/about-us');
    expect(await releaseOf(page)).toContain('two.js');
  });

  test('a visit to Report Market Abuse alone does not keep its language (PRIVACY-3)', async ({ page, host }) => {
    await visit(page);
    await open(page, '/fr/report-abuse');
    await expect(notice(page)).toBeAttached();
    // The worker handles messages in order, so it handles the one about the French page before it keeps Spanish.
    await open(page, '/es/contact');
    await wholeIn(page, 'es');
    const addresses = await keptAddresses(page);
    expect(addresses).toContain('/es/report-abuse');
    const [shell = ''] = readFileSync(`${host.folder}/fr/report-abuse.html`, 'utf8').match(/\/assets\/shell-[\w-]+\.js/) ?? [];
    expect(shell).not.toBe('');
    expect(addresses.filter((address) => /\bfr\b/.test(address) || address === shell)).toEqual([]);
  });
});

test.describe('the line that says when a page was up to date', () => {
  test.use({ expectedProblems: /Failed to load resource|ERR_|net::/ });

  test('is in the page before any script of it runs', async ({ page, host }) => {
    await visit(page);
    host.down = true;
    const html = await (await page.goto('/warnings'))?.text();
    expect(html).toContain('<strong>This site cannot be reached.</strong> This page was up to date on <time');
    expect(html).toContain(`Investor Warnings`);
  });

  test('says on the warnings, the check and the register what may be missing', async ({ page, context, host }) => {
    await visit(page);
    await setOffline(context, host, true);
    await open(page, '/warnings');
    await expect(notice(page)).toHaveText(
      /^You are offline. These warnings were up to date on .*\. Warnings issued since then are not included/,
    );
    await open(page, '/check');
    await expect(notice(page)).toContainText('They do not include firms licensed or warned about since then.');
    await open(page, '/regulated-companies');
    await expect(notice(page)).toContainText('The status of a firm may have changed since then.');
    await open(page, '/about-us');
    await expect(notice(page)).toHaveText(/^You are offline. This page was up to date on .*:\d\d\.$/);
  });

  test('appears when the network goes, disappears when it is back, and moves nothing', async ({ page, context, host }) => {
    await visit(page, '/warnings');
    await expect(notice(page)).toBeEmpty();
    await page.evaluate(() => {
      scrollTo(0, 1200);
      new PerformanceObserver((list) => {
        document.documentElement.dataset['shifts'] = String(
          Number(document.documentElement.dataset['shifts'] ?? 0) + list.getEntries().length,
        );
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await setOffline(context, host, true);
    await expect(notice(page)).toContainText('You are offline. These warnings were up to date on');
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
    await setOffline(context, host, false);
    await expect(notice(page)).toBeEmpty();
    expect(await page.evaluate(() => [scrollY, document.documentElement.dataset['shifts'] ?? '0'])).toEqual([1200, '0']);
  });

  test('says that the network is slow, and disappears once it has answered', async ({ page, host }) => {
    await visit(page);
    host.delay = 5000;
    await page.goto('/warnings');
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
    await expect(notice(page)).toContainText('The network is slow.');
    host.delay = 0;
    await expect(notice(page)).toBeEmpty({ timeout: 15_000 });
  });

  for (const address of ['/check', '/ar/check']) {
    test(`passes axe, with the offer of a newer release under it: ${address}`, async ({ page, host, context, releases }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, address);
      host.release(releases.second);
      await askTheNetwork(page);
      await expect(notice(page).getByRole('button')).toBeVisible();
      await setOffline(context, host, true);
      await expect(notice(page).getByRole('paragraph')).toHaveCount(2);
      await expectNoViolations(page);
    });
  }

  test('does not cover what gets focus', async ({ page, context, host }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, '/regulated-companies');
    await setOffline(context, host, true);
    await expect(notice(page)).toContainText('You are offline.');
    await page.getByRole('searchbox').focus();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement?.getBoundingClientRect();
        const line = document.getElementById('offline-notice')?.getBoundingClientRect();
        return focused && line ? focused.top >= line.top && focused.bottom <= line.bottom : true;
      });
      expect(hidden).toBe(false);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('never calls a page newer than it is, even if the clock of the device is wrong', async ({ page, host }) => {
    await visit(page);
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      await (await caches.open(name)).put('/as-of', new Response('2099-01-01T00:00:00.000Z'));
    });
    host.down = true;
    const response = await page.goto('/warnings');
    expect(await response?.text()).toMatch(new RegExp(`This page was up to date on <time datetime="${new Date().getUTCFullYear()}-`));
  });
});

test.describe('a newer release', () => {
  test('is offered and not forced; until then the tab stays with its own release (OFFLINE-3)', async ({ page, host, releases }) => {
    await visit(page);
    await expect(tagline(page)).toContainText(' one');
    host.release(releases.second);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await askTheNetwork(page);
    await expect(notice(page)).toContainText('A newer version of this site is available.');
    // The host no longer has the chunks of the first release, so this page comes from the copy.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Investor Warnings' })).toBeFocused();
    await expect(notice(page)).toContainText('These warnings were up to date on');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await expect(tagline(page)).toContainText(' one');

    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect(tagline(page)).toContainText(' two');
    await hydrated(page);
    await expect(page).toHaveURL('/warnings');
    await expect(notice(page)).toBeEmpty();
  });

  test('can be postponed, but not where warnings are read', async ({ page, host, releases }) => {
    await visit(page);
    host.release(releases.second);
    await askTheNetwork(page);
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toBeEmpty();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(notice(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(notice(page).getByRole('button', { name: 'Later' })).toHaveCount(0);
  });

  test('takes nothing from tabs of the previous release, whose copy is deleted once they are closed', async ({
    page,
    context,
    host,
    releases,
  }) => {
    await visit(page);
    const other = await openTab(context, '/contact');
    host.release(releases.second);
    await other.reload();
    await hydrated(other);
    await expect(tagline(other)).toContainText(' two');
    // The newer worker controls both tabs. The first tab offers the newer release, and still works with its own files.
    await expect(notice(page)).toContainText('A newer version of this site is available.');
    await expect.poll(async () => (await cacheNames(page)).length).toBe(2);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
    await expect(tagline(page)).toContainText(' one');

    await page.close();
    await askTheNetwork(other);
    await expect.poll(async () => (await cacheNames(other)).length).toBe(1);
    await expect(notice(other)).toBeEmpty();
  });

  test('that is damaged in transit is not kept, and the previous one stays', async ({ page, host, releases }) => {
    await visit(page);
    const before = await cacheNames(page);
    host.release(releases.second);
    host.meddle = (path, response) => {
      if (path !== '/documents.json') return false;
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{ "docum');
      return true;
    };
    await askTheNetwork(page);
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.ready;
      return registration.installing === null && registration.waiting === null;
    });
    host.down = true;
    await open(page, '/warnings');
    await expect(tagline(page)).toContainText(' one');
    expect(await cacheNames(page)).toEqual(expect.arrayContaining(before));
  });
  test.use({ expectedProblems: /Failed to load resource|integrity|digest|ERR_/ });
});

test('a release that keeps nothing deletes what the previous one kept', async ({ page, host, releases }) => {
  await visit(page);
  expect(await cacheNames(page)).toHaveLength(1);
  host.release(releases.retired);
  await open(page, '/contact');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect(tagline(page)).toContainText(' three');
});

test('a tab that was open when the offline copy was removed says nothing false about the network', async ({
  page,
  context,
  host,
  releases,
}) => {
  await visit(page);
  host.release(releases.retired);
  const other = await openTab(context, '/contact');
  await expect.poll(() => other.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await askTheNetwork(page);
  await page.waitForTimeout(1000);
  await expect(notice(page)).toBeEmpty();
});

test.describe('a visitor with data saver', () => {
  test.use({ expectedProblems: /Failed to load resource|ERR_/ });

  test('keeps only what was visited, and never a trace of a report of abuse', async ({ page, host }) => {
    const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;
    await page.addInitScript(saveData);
    host.meddle = (path, response) => {
      if (path !== '/service-worker.js') return false;
      const code = readFileSync(`${host.folder}/service-worker.js`, 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(saveData + code);
      return true;
    };
    await visit(page);
    await expect.poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true);
    await open(page, '/report-abuse');
    await open(page, '/warnings');
    await expect.poll(() => page.evaluate(async () => (await caches.match('/warnings')) !== undefined)).toBe(true);
    await open(page, '/ar/glossary');
    await expect.poll(() => page.evaluate(async () => (await caches.match('/ar/glossary')) !== undefined)).toBe(true);
    await open(page, '/warnings');
    // A page that is opened by a link, without a load, is kept too.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect.poll(() => page.evaluate(async () => (await caches.match('/about-us')) !== undefined)).toBe(true);
    // The copy has every file that a load of the page needs, even those that were not needed yet.
    const named: readonly string[] = readFileSync(`${host.folder}/about-us.html`, 'utf8').match(/\/assets\/[\w.-]+/g) ?? [];
    await expect
      .poll(async () => (await keptAddresses(page)).filter((address) => named.includes(address)).length)
      .toBe(new Set(named).size);
    const addresses = await keptAddresses(page);
    expect(addresses.length).toBeLessThan(80);
    const pageFiles = /assets\/page-[\w-]+\.(js|css)/g;
    const only = (readFileSync(`${host.folder}/report-abuse.html`, 'utf8').match(pageFiles) ?? []).filter(
      (name) => !readFileSync(`${host.folder}/warnings.html`, 'utf8').includes(name),
    );
    expect(only.length).toBeGreaterThan(0);
    for (const name of [...only, 'report-abuse', 'whole/ar', 'ar/warnings']) expect(addresses).not.toContain(`/${name}`);

    host.down = true;
    await open(page, '/about-us');
    await open(page, '/ar/glossary');
    await open(page, '/warnings');
    await expect(page.getByRole('article')).toHaveCount(warnedFirms.length);
    await expect(page.goto('/contact')).rejects.toThrow(/ERR_/);
  });
});

test.describe('the copy on the device', () => {
  test('is not part of the first load: nothing for it is requested before the page has loaded', async ({ page }) => {
    await visit(page);
    const { loaded, chunk } = await page.evaluate(() => ({
      loaded: performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart)[0],
      chunk: performance.getEntriesByType('resource').find(({ name }) => /\/assets\/offline-[\w-]+\.js$/.test(name))?.startTime,
    }));
    expect(loaded).toBeGreaterThan(0);
    expect(chunk).toBeGreaterThan(loaded);
  });

  for (const address of ['/report-abuse', '/ar/report-abuse']) {
    test(`is not made for a visitor who comes straight to Report Market Abuse (PRIVACY-3): ${address}`, async ({ page }) => {
      await open(page, address);
      await expect(notice(page)).toBeAttached();
      await page.waitForTimeout(1500);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      expect(await cacheNames(page)).toEqual([]);
    });
  }

  test('is deleted on the privacy page, and not made again until the visitor allows it (PRIVACY-2)', async ({ page }) => {
    await visit(page, '/privacy-policy');
    await page.getByRole('button', { name: 'Delete the copy' }).click();
    await expect(page.getByText('This browser has no copy of this site and will not make one.')).toBeVisible();
    expect(await cacheNames(page)).toEqual([]);
    await askTheNetwork(page);
    await expect(notice(page)).toBeEmpty();
    await open(page, '/');
    await page.waitForTimeout(1500);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await open(page, '/privacy-policy');
    await page.getByRole('button', { name: 'Allow a copy from your next visit' }).click();
    await visit(page);
    expect(await cacheNames(page)).toHaveLength(1);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('contains nothing from other origins, and the worker does not fetch the map picture', async ({ page, host }) => {
    let byWorker: boolean | undefined;
    page.on('response', (response) => {
      if (response.url() === site.mapImage) byWorker = response.fromServiceWorker();
    });
    await visit(page);
    await page.reload();
    await page.getByRole('region', { name: 'Global Reach' }).scrollIntoViewIfNeeded();
    await expect.poll(() => byWorker).toBe(false);
    const addresses = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).map(({ url }) => url);
    });
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((address) => !address.startsWith(host.url))).toEqual([]);
  });
});

test.describe('under a policy of trusted types', () => {
  test.use({ expectedProblems: /TrustedScriptURL|trusted-types-sink ServiceWorkerContainer register\|\/lang\.js/ });

  test('the worker is registered at its one address, and nothing else can be registered', async ({ page, host }) => {
    host.meddle = (path, response) => {
      if (path !== '/') return false;
      // This policy is sent in addition to the site's own, and both apply.
      const policies = [
        headersOf(site).policies['Content-Security-Policy'] ?? '',
        "require-trusted-types-for 'script'; trusted-types service-worker",
      ];
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policies })
        .end(readFileSync(`${host.folder}/index.html`));
      return true;
    };
    await visit(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${host.url}/service-worker.js`);
    await expect(page.evaluate(() => navigator.serviceWorker.register('/other.js'))).rejects.toThrow(/TrustedScriptURL/);
  });
});
