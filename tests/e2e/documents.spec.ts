import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { sha256 } from '../support/checksums.ts';
import { content, contentIn } from '../support/content.ts';
import { addressOfFile, fileAt, yearOfBuild } from '../support/documents.ts';
import { expect, open, test } from '../support/test.ts';

/** A document of the content: its text, and the name of its file. */
const documentOf = (id: string, { publishedDocuments } = content) => {
  const found = publishedDocuments.find((document) => document.id === id);
  if (!found) throw new Error(`The content has no document ${id}`);
  return found;
};
const { file: DARF_FILE, document: DARF } = documentOf('darf');
const bytesOf = async (file: Download) => new Uint8Array(readFileSync(await file.path()));

/** Documents carry the year in their footer, so the clock of the visitor is set to the year of the build. */
async function inYear(page: Page, year = yearOfBuild()) {
  await page.clock.setFixedTime(new Date(Date.UTC(year, 5, 15, 12)));
}

async function download(page: Page, name: string | RegExp): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return file;
}

// The bytes do not depend on where the visitor is.
test.use({ timezoneId: 'Pacific/Auckland' });

/** One document of each kind, on its page. */
const DOCUMENTS = [
  ['/regulatory-guidance', 'crd-021'],
  ['/publications', content.publications[0]?.id ?? ''],
  ['/advisories/market-manipulation', 'adv-mm-001'],
  ['/legal-documents', 'charter'],
] as const;

test('a visitor downloads documents, each with the bytes of the published file (PDF-1)', async ({ page }) => {
  await inYear(page);
  for (const [path, id] of DOCUMENTS) {
    await open(page, path);
    const published = documentOf(id);
    const saved = await download(page, path.startsWith('/advisories') ? 'Download Advisory' : `Download ${published.document.title}`);
    expect(saved.suggestedFilename()).toBe(published.file);
    expect(sha256(await bytesOf(saved)), id).toBe(sha256(fileAt(addressOfFile(published))));
  }
});

test('a document in another language has the bytes of the published file, and in a later year another footer (PDF-1, PDF-3)', async ({
  page,
}) => {
  const published = documentOf('aml-004', contentIn('ar'));
  const built = sha256(fileAt(addressOfFile(published, 'ar')));
  await inYear(page);
  await open(page, '/ar/regulatory-guidance');
  const saved = await download(page, /AML-004/);
  expect(saved.suggestedFilename()).toBe(published.file);
  expect(sha256(await bytesOf(saved))).toBe(built);
  await inYear(page, yearOfBuild() + 1);
  await open(page, '/ar/regulatory-guidance');
  expect(sha256(await bytesOf(await download(page, /AML-004/)))).not.toBe(built);
});

test('the first download loads the engine, the button says when it is working, and a second click makes no second file (PDF-8)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/regulatory-guidance');
  expect(requested.filter((path) => /\.ttf$|download-document/.test(path))).toEqual([]);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.ttf', async (route) => {
    await held;
    await route.continue();
  });
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  const button = page.getByRole('listitem').filter({ hasText: DARF.reference }).getByRole('button');
  await button.click();
  await expect(button).toHaveText(/Preparing…/);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  await button.press('Enter');
  release();
  await expect(button).toHaveText(/Download/);
  // Another file would come before this one.
  await download(page, `Download ${documentOf('crd-021').document.title}`);
  expect(files).toEqual([DARF_FILE, documentOf('crd-021').file]);
});

test.describe('when the engine cannot be loaded', () => {
  test.use({ expectedProblems: /download-document|\.ttf|Failed to (load|fetch)/ });

  test('the page says so, offers the text, does not reload, and can try again', async ({ page }) => {
    await inYear(page);
    const row = page.getByRole('listitem').filter({ hasText: DARF.reference });
    // If a module fails to load, a browser does not try it again in the same page. It does try a font again.
    for (const missing of ['**/assets/download-document-*.js', '**/*.ttf']) {
      await open(page, '/regulatory-guidance');
      await page.route(missing, (route) => route.abort());
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await row.getByRole('button').click();
      await expect(row.getByRole('alert')).toContainText('The document could not be created.');
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      await row.getByRole('alert').getByRole('link').click();
      await expect(page).toHaveURL(/#darf$/);
      await expect(page.getByRole('heading', { name: DARF.title, level: 2 })).toBeInViewport();
      await page.unroute(missing);
    }
    const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('button').click()]);
    expect(sha256(await bytesOf(file))).toBe(sha256(fileAt(addressOfFile(documentOf('darf')))));
    await expect(row.getByRole('alert')).toHaveCount(0);
  });
});

test('an advisory without a document shows the notice of an unavailable feature (ALERT-4)', async ({ page }) => {
  // No page has such an id, so the test changes the id in the code.
  await page.route('**/assets/download-document-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('adv-mm-001', 'adv-xx-999') });
  });
  await open(page, '/advisories/market-manipulation');
  await page.getByRole('button', { name: 'Download Advisory' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Download Advisory')).toBeVisible();
});
