import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

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
