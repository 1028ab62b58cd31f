import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Name, alias or website' });
const cards = (page: Page) => page.getByRole('article');

test('every warned firm has a card; typing finds a name, an alias or a website', async ({ page }) => {
  await open(page, '/warnings');
  await expect(page.getByRole('status')).toHaveText('50 of 50 warned firms shown');
  await expect(cards(page)).toHaveCount(50);
  for (const text of ['10X SIGNAL', 'ten-x signals', '10x-signal-room.example', 'https://10x-signal-room.example']) {
    await box(page).fill(text);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
  }
  await box(page).fill('');
  await expect(cards(page)).toHaveCount(50);
});

test('a link to a warned site is defanged, says not to visit, and hands nothing over', async ({ page }) => {
  await open(page, '/warnings?q=10x-signal-room');
  const link = cards(page).getByRole('link');
  await expect(link).toHaveAccessibleName('hxxps://10x-signal-room[.]example (do not visit; opens in a new tab)');
  await expect(link).toHaveAttribute('href', 'https://10x-signal-room.example');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(page.getByText('Websites: do not visit').first()).toBeVisible();
});

test('a search without a match repeats it as text, with advice, and is no all-clear', async ({ page }) => {
  await open(page, '/warnings');
  const odd = '<img src=x onerror=alert(1)> "quoted" \u202e';
  await box(page).fill(odd);
  await expect(page.getByText(`No matches found for "${odd}".`)).toBeVisible();
  await expect(page.getByText(/Check the spelling/)).toBeVisible();
  await page.getByRole('link', { name: 'Regulated Companies directory', exact: true }).click();
  await expect(page).toHaveURL('/regulated-companies');
});

test('the page leads to the directory', async ({ page }) => {
  await open(page, '/warnings');
  await page.getByRole('link', { name: 'Check a firm in the Regulated Companies directory' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regulated Companies' })).toBeFocused();
});

test('no odd input throws: surrogates, controls, a hundred kilobytes', async ({ page }) => {
  await open(page, '/warnings');
  for (const text of ['\ud83d', '\udc00abc', '\u0000', '.*', '[', '\\', '%', '𝒳', 'x'.repeat(100_000)]) {
    await box(page).fill(text);
    await expect(page.getByRole('status')).toHaveText(/of 50 warned firms shown/);
  }
  // Too long for an address: it stays in the page alone.
  await page.waitForTimeout(400);
  expect(page.url().length).toBeLessThan(2000);
  await box(page).fill('10x');
  await expect(cards(page)).toHaveCount(1);
});

test.describe('the reasons', () => {
  const CHUNK = /\/assets\/reasons-.*\.js$/;
  const REASON = 'Sells monthly access to a chat group';
  const reason = (page: Page) => cards(page).first().getByText(REASON);
  const FAILED = 'The reason could not be loaded. Check your connection and load this page again.';

  /** The chunks of reasons that the page asks for from now on. */
  function chunksAskedFor(page: Page): string[] {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (CHUNK.test(request.url())) urls.push(request.url());
    });
    return urls;
  }

  const toWarnings = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();

  test('are in the page as it is served and stay when its script runs, which asks for no more', async ({ page }) => {
    const asked = chunksAskedFor(page);
    expect(await (await page.request.get('/warnings')).text()).toContain(REASON);
    await open(page, '/warnings');
    await expect(reason(page)).toBeVisible();
    await box(page).fill('no such name');
    await box(page).fill('');
    await expect(reason(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('are there in another language, on arrival and after Apply, marked as English', async ({ page }) => {
    const asked = chunksAskedFor(page);
    await open(page, '/warnings?lng=es');
    await expect(page.getByRole('heading', { level: 1, name: 'Advertencias a los inversores' })).toBeVisible();
    await expect(reason(page)).toBeVisible();
    await expect(reason(page)).toHaveAttribute('lang', 'en');

    await open(page, '/warnings?lng=en');
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mises en garde aux investisseurs' })).toBeVisible();
    await expect(reason(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('are fetched once by who comes from another page, whichever way', async ({ page }) => {
    const asked = chunksAskedFor(page);
    await open(page, '/');
    expect(asked).toEqual([]);
    await toWarnings(page);
    await expect(reason(page)).toBeVisible();
    await expect(page.getByText('loading...')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Ensuring Market Integrity Across Borders' })).toBeVisible();
    await page.goForward();
    await expect(reason(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('on their way say loading..., beside names and websites that are there', async ({ page }) => {
    await open(page, '/');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CHUNK, async (route) => {
      await held;
      await route.continue();
    });
    await toWarnings(page);
    await expect(cards(page).first().getByText('loading...')).toBeVisible();
    await expect(cards(page).first().getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
    await expect(cards(page).first().getByRole('link')).toBeVisible();
    release();
    await expect(reason(page)).toBeVisible();
  });

  test.describe('when their chunk cannot be had', () => {
    test.use({ expectedProblems: /Failed to load resource|Failed to fetch dynamically imported module/ });

    test('the page is loaded again, once, and holds them', async ({ page }) => {
      await open(page, '/');
      const asked = chunksAskedFor(page);
      await page.route(CHUNK, (route) => route.abort());
      const loaded = page.waitForEvent('load');
      await toWarnings(page);
      await loaded;
      await hydrated(page);
      await expect(page).toHaveURL('/warnings');
      await expect(reason(page)).toBeVisible();
      expect(asked).toHaveLength(1);
    });

    test('and that does not help, each card says so in the place of its reason', async ({ page }) => {
      await open(page, '/');
      await page.route(CHUNK, async (route) => {
        // As it is after the one reload of this entry of the history (decision 18).
        await page.evaluate(() => history.replaceState({ reloaded: true }, ''));
        await route.abort();
      });
      await toWarnings(page);
      await expect(cards(page).getByText(FAILED)).toHaveCount(50);
      await box(page).fill('10x-signal-room');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
      await expect(cards(page).getByText(FAILED)).toBeVisible();
    });
  });
});
