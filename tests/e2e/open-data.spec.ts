import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { expect, open, test } from '../support/test.ts';

/** The parts of firms.json, and of the file of one firm, that are read here. */
const FIRMS = z.object({ asOf: z.string() });
const FIRM = z.object({ records: z.array(z.record(z.string(), z.unknown())) });

test('the directory leads to the register as a file, whose checksum is the one on the page (OPEN-1)', async ({ page }) => {
  await open(page, '/regulated-companies');
  await page.getByRole('link', { name: 'The register as open data' }).click();
  await expect(page).toHaveURL('/open-data#firms');
  const register = page.getByRole('region', { name: 'Register of regulated firms' });
  await expect(register.getByRole('heading', { level: 2 })).toBeInViewport();

  const arriving = page.waitForEvent('download');
  await register.getByRole('link', { name: 'firms.csv' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('firms.csv');
  const bytes = readFileSync(await download.path());
  await expect(register.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible();
  expect(bytes.toString('utf8').split('\r\n')[0]).toMatch(/^name,country,countryCode,licenseId,/);
});

test('the warnings lead to their file, and the publications to the feeds', async ({ page }) => {
  await open(page, '/warnings');
  await page.getByRole('link', { name: 'The warnings as open data' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Warnings about unauthorised firms' })).toBeInViewport();
  await open(page, '/publications');
  await page.getByRole('link', { name: 'Subscribe to the publications feed' }).click();
  await expect(page.getByRole('region', { name: 'Feeds' }).getByRole('link', { name: 'Publications' })).toHaveAttribute(
    'href',
    '/feeds/publications.atom',
  );
});

test('the page says of which day the data is, and shows a request with its answer (OPEN-6)', async ({ page }) => {
  await open(page, '/open-data');
  const { asOf } = FIRMS.parse(await (await page.request.get('/data/firms.json')).json());
  await expect(page.locator(`time[datetime="${asOf}"]`).first()).toBeVisible();
  const shown = await page.locator('pre').innerText();
  const [, address = ''] = /https:\/\/[^/]*(\S+)/.exec(shown) ?? [];
  const answer = z.record(z.string(), z.string()).parse(JSON.parse(shown.slice(shown.indexOf('\n'))));
  const { records } = FIRM.parse(await (await page.request.get(address)).json());
  expect(records[0]).toMatchObject(answer);
});

test('a program that asks for a firm that does not exist gets JSON (OPEN-7)', async ({ page }) => {
  const response = await page.request.get('/data/firms/FCA-1900-XX-001.json');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ error: 'not-found' });
});

test('the page says that the data is fictional, and gives its licence', async ({ page }) => {
  await open(page, '/open-data');
  await expect(page.getByText(/^Fictional data:/)).toBeVisible();
  const licence = page.getByRole('region', { name: 'Licence' }).getByRole('link', { name: /CC BY 4\.0/ });
  await expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
});
