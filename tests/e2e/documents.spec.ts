import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { TRANSLATED, type LanguageCode } from '../../src/i18n/languages.ts';
import { content, contentIn } from '../support/content.ts';
import { expect, open, test } from '../support/test.ts';

interface Index {
  year: number;
  documents: { type: string; id: string; language: string; name: string; file: string; size: number; sha256: string }[];
}

const index: Index = JSON.parse(readFileSync('dist/documents.json', 'utf8'));
const published = (id: string, language = 'en') => {
  const entry = index.documents.find((document) => document.id === id && document.language === language);
  if (!entry) throw new Error(`documents.json has no ${id} in ${language}`);
  return entry;
};
/** A document of the content: its text, and the name of its file. */
const documentOf = (id: string, { publishedDocuments } = content) => {
  const found = publishedDocuments.find((document) => document.id === id);
  if (!found) throw new Error(`The content has no document ${id}`);
  return found;
};
const { file: DARF_FILE, document: DARF } = documentOf('darf');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = async (file: Download) => readFileSync(await file.path());

/** Documents carry the year in their footer, so the clock of the visitor is set to the year of the build. */
async function inYear(page: Page, year = index.year) {
  await page.clock.setFixedTime(new Date(Date.UTC(year, 5, 15, 12)));
}

async function download(page: Page, name: string | RegExp): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return file;
}

/** Chooses a file on the page for checking a document. @returns the answer about that file */
async function choose(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  await page.getByLabel(/Choose a PDF/).setInputFiles({ name, mimeType: 'application/pdf', buffer });
  return page.getByRole('status').filter({ hasText: name });
}

const DOCUMENTS = [
  ['/regulatory-guidance', 'aml-004'],
  ['/regulatory-guidance', 'crd-021'],
  ['/regulatory-guidance', 'darf'],
  ['/regulatory-guidance', 'dfp-chk-01'],
  ['/publications', content.publications[0]?.id ?? ''],
  ['/advisories/market-manipulation', 'adv-mm-001'],
  ['/advisories/enforcement-action', 'adv-ea-001'],
  ['/legal-documents', 'charter'],
] as const;

/* The footer of a document has the year and no time of day. Two of these tests run in time zones far apart. */
test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a visitor downloads documents, each with the bytes of the published file (PDF-1)', async ({ page }) => {
    // It opens five pages.
    test.slow();
    await inYear(page);
    for (const [path, documents] of Map.groupBy(DOCUMENTS, ([address]) => address)) {
      await open(page, path);
      for (const [, id] of documents) {
        const saved = await download(page, path.startsWith('/advisories') ? 'Download Advisory' : `Download ${published(id).name}`);
        expect(saved.suggestedFilename()).toBe(documentOf(id).file);
        expect(sha256(await bytesOf(saved)), id).toBe(published(id).sha256);
      }
    }
  });
});

test.describe('east of Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('a document in another language has the bytes of the published file, and the English page recognises it (PDF-1, VERIFY-1)', async ({
    page,
  }) => {
    // It opens five pages.
    test.slow();
    await inYear(page);
    const downloaded: { language: LanguageCode; bytes: Buffer }[] = [];
    for (const language of TRANSLATED) {
      await open(page, `/${language}/regulatory-guidance`);
      const saved = await download(page, /AML-004/);
      expect(saved.suggestedFilename()).toBe(documentOf('aml-004', contentIn(language)).file);
      const bytes = await bytesOf(saved);
      expect(sha256(bytes), language).toBe(published('aml-004', language).sha256);
      downloaded.push({ language, bytes });
    }
    await open(page, '/verify-document');
    for (const { language, bytes } of downloaded) {
      const answer = await choose(page, `${language}.pdf`, bytes);
      await expect(answer).toContainText('Published by us');
      await expect(answer).toContainText(published('aml-004', language).name);
    }
  });
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
  await download(page, `Download ${published('crd-021').name}`);
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
    expect(sha256(await bytesOf(file))).toBe(published('darf').sha256);
    await expect(row.getByRole('alert')).toHaveCount(0);
  });
});

test('a visitor downloads the result of a checklist, and ticked items stay ticked', async ({ page }) => {
  await open(page, '/assessment-tools/aml-ctf-checklist');
  const tick = page.getByRole('checkbox').first();
  await tick.check();
  const result = await download(page, 'Download the result');
  expect(result.suggestedFilename()).toBe('aml_ctf_compliance_checklist.pdf');
  expect((await bytesOf(result)).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  await expect(tick).toBeChecked();
});

test.describe('without our script', () => {
  test.use({ javaScriptEnabled: false });

  test('each document is a link to the file that the build made', async ({ page }) => {
    for (const [path, documents] of Map.groupBy(DOCUMENTS, ([address]) => address)) {
      await page.goto(path);
      for (const [, id] of documents) await expect(page.locator(`main a[href="${published(id).file}"]`)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: /^Download/ })).toHaveCount(0);
    }
  });
});

test('a visitor verifies files: one of ours is recognised, also from another year; a changed one and anything else are not (VERIFY-1)', async ({
  page,
  request,
}) => {
  await inYear(page, index.year + 1);
  await open(page, '/regulatory-guidance');
  const ofNextYear = await bytesOf(await download(page, /^Download DARF/));
  expect(sha256(ofNextYear)).not.toBe(published('darf').sha256);
  await inYear(page, index.year + 30);
  await open(page, '/regulatory-guidance');
  expect(sha256(await bytesOf(await download(page, /^Download DARF/))), 'a clock that is wrong').toBe(sha256(ofNextYear));

  await open(page, '/publications');
  await page.getByRole('main').getByRole('link', { name: 'Verify it' }).click();
  await expect(page).toHaveURL('/verify-document');
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.method()} ${one.url()}`));
  const bytes = await (await request.get(published('darf').file)).body();
  const same = await choose(page, 'from an e-mail.pdf', bytes);
  await expect(same).toContainText('Published by us');
  await expect(same).toContainText(published('darf').name);
  await expect(same).toContainText(DARF.reference);

  const ofAnotherYear = await choose(page, 'of the next year.pdf', ofNextYear);
  await expect(ofAnotherYear).toContainText('Published by us');
  await expect(ofAnotherYear).toContainText(String(index.year + 1));

  bytes[bytes.length - 2] = 0x20;
  await expect(await choose(page, 'changed.pdf', bytes)).toContainText(/not recognised as one of our documents/i);

  // Neither is a PDF file.
  await expect(await choose(page, 'empty.pdf', Buffer.alloc(0))).toContainText('The file could not be read');
  const markup = Buffer.from('<script>alert(1)</script>');
  await expect(await choose(page, '<b>page</b>.html', markup)).toContainText('The file could not be read');
  expect(sent.filter((one) => !one.startsWith('GET '))).toEqual([]);
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
