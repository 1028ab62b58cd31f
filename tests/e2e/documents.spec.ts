import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
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
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Documents carry the year in their footer, so the clock of the visitor is set to the year of the build. */
async function inYear(page: Page, year = index.year) {
  await page.clock.setFixedTime(new Date(Date.UTC(year, 5, 15, 12)));
}

async function download(page: Page, name: string | RegExp): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return file;
}

/** Chooses a file on the page for checking a document. */
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/Choose a PDF/).setInputFiles({ name, mimeType: 'application/pdf', buffer });

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

for (const [path, id] of DOCUMENTS) {
  test(`${id} downloads with the bytes of the published file (PDF-1)`, async ({ page }) => {
    await inYear(page);
    await open(page, path);
    const saved = await download(page, path.startsWith('/advisories') ? 'Download Advisory' : `Download ${published(id).name}`);
    expect(saved.suggestedFilename()).toBe(documentOf(id).file);
    expect(sha256(await bytesOf(saved))).toBe(published(id).sha256);
  });
}

for (const language of ['es', 'fr', 'zh', 'ar'] as const) {
  test(`a document in ${language} has the bytes of the published file, and is recognised on the English page (PDF-1, VERIFY-1)`, async ({
    page,
  }) => {
    await inYear(page);
    await open(page, `/${language}/regulatory-guidance`);
    const saved = await download(page, /AML-004/);
    expect(saved.suggestedFilename()).toBe(documentOf('aml-004', contentIn(language)).file);
    const bytes = await bytesOf(saved);
    expect(sha256(bytes)).toBe(published('aml-004', language).sha256);
    await open(page, `/${language}/legal-documents`);
    const charter = await download(page, published('charter', language).name);
    expect(charter.suggestedFilename()).toBe(documentOf('charter', contentIn(language)).file);
    expect(sha256(await bytesOf(charter))).toBe(published('charter', language).sha256);
    await open(page, '/verify-document');
    await choose(page, 'aml-004.pdf', bytes);
    await expect(page.getByRole('status')).toContainText('Published by us');
    await expect(page.getByRole('status')).toContainText(published('aml-004', language).name);
  });
}

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('a document has the same bytes', async ({ page }) => {
      await inYear(page);
      await open(page, '/regulatory-guidance');
      expect(sha256(await bytesOf(await download(page, /^Download DARF/)))).toBe(published('darf').sha256);
    });
  });
}

test('every published file is sent as a PDF with the size and hash in documents.json', async ({ page, request }) => {
  expect(index.documents.length).toBeGreaterThan(12);
  for (const { file, size, sha256: expected } of index.documents) {
    const response = await request.get(file);
    expect(response.headers()['content-type'], file).toBe('application/pdf');
    const body = await response.body();
    expect(body.length).toBe(size);
    expect(sha256(body)).toBe(expected);
  }
  await open(page, '/publications');
  const links = page.locator('main a[href$=".pdf"]:visible');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toContain('/crypto_asset_regulatory_framework_updates.pdf');
  const byContent = addresses.find((address) => /^\/[0-9a-f]{32}\.pdf$/.test(address));
  expect(sha256(await (await request.get(byContent ?? '/none')).body())).toMatch(new RegExp(`^${byContent?.slice(1, 33)}`));
});

test('the engine is not part of the first load; the button says when it is working, and a second click makes no second file (PDF-8)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, '/regulatory-guidance');
  expect(requested.filter((path) => /\.ttf$|download-document/.test(path))).toEqual([]);

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
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
  const arrived = page.waitForEvent('download');
  release();
  await arrived;
  await expect(button).toHaveText(/Download/);
  await page.waitForTimeout(300);
  expect(files).toEqual([DARF_FILE]);
});

test.describe('when the engine cannot be loaded', () => {
  test.use({ expectedProblems: /download-document|\.ttf|Failed to (load|fetch)/ });

  for (const [what, pattern] of [
    ['its code', '**/assets/download-document-*.js'],
    ['a font', '**/*.ttf'],
  ] as const) {
    test(`because ${what} is missing, the page says so, offers the text, does not reload and can try again`, async ({ page }) => {
      await inYear(page);
      await open(page, '/regulatory-guidance');
      await page.route(pattern, (route) => route.abort());
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const row = page.getByRole('listitem').filter({ hasText: DARF.reference });
      await row.getByRole('button').click();
      await expect(row.getByRole('alert')).toContainText('The document could not be created.');
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
      await row.getByRole('alert').getByRole('link').click();
      await expect(page).toHaveURL(/#darf$/);
      await expect(page.getByRole('heading', { name: DARF.title, level: 2 })).toBeInViewport();

      // If a module fails to load, a browser does not try it again in the same page. It does try a font again.
      if (what === 'a font') {
        await page.unroute(pattern);
        const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('button').click()]);
        expect(sha256(await bytesOf(file))).toBe(published('darf').sha256);
        await expect(row.getByRole('alert')).toHaveCount(0);
      }
    });
  }
});

test('the result of a checklist says what is done and what is open, and ticked items stay ticked', async ({ page }) => {
  await open(page, '/assessment-tools/aml-ctf-checklist');
  await page.getByRole('checkbox').first().check();
  const file = await download(page, 'Download the result');
  expect(file.suggestedFilename()).toBe('aml_ctf_compliance_checklist.pdf');
  const text = (await bytesOf(file)).toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});

test.describe('without our script', () => {
  test.use({ javaScriptEnabled: false });

  test('each document is a link to the file that the build made', async ({ page, request }) => {
    for (const [path, id] of DOCUMENTS) {
      await page.goto(path);
      const link = page.locator(`main a[href="${published(id).file}"]`);
      await expect(link).toBeVisible();
      expect((await request.get((await link.getAttribute('href')) ?? '')).headers()['content-type']).toBe('application/pdf');
    }
    await page.goto('/publications');
    await expect(page.locator('main').getByRole('button', { name: /^Download/ })).toHaveCount(0);
  });
});

test.describe('Verify a document', () => {
  test('recognises a published file and says which document it is', async ({ page, request }) => {
    await open(page, '/publications');
    await page.getByRole('main').getByRole('link', { name: 'Verify it' }).click();
    await expect(page).toHaveURL('/verify-document');
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(`${sent.method()} ${sent.url()}`));
    const entry = published('darf');
    await choose(page, 'from an e-mail.pdf', await (await request.get(entry.file)).body());
    const answer = page.getByRole('status').filter({ hasText: entry.name });
    await expect(answer).toContainText('Published by us');
    await expect(answer).toContainText(DARF.reference);
    expect(requested.filter((sent) => !sent.startsWith('GET '))).toEqual([]);
  });

  test('does not recognise a file in which one byte differs, and says what to do (VERIFY-1)', async ({ page, request }) => {
    await open(page, '/verify-document');
    const bytes = await (await request.get(published('darf').file)).body();
    bytes[bytes.length - 2] = 0x20;
    await choose(page, 'darf.pdf', bytes);
    await expect(page.getByRole('status')).toContainText(/not recognised as one of our documents/i);
  });

  test('recognises a file that a visitor made in another year, with another year in its footer', async ({ page }) => {
    await inYear(page, index.year + 1);
    await open(page, '/regulatory-guidance');
    const bytes = await bytesOf(await download(page, /^Download DARF/));
    expect(sha256(bytes)).not.toBe(published('darf').sha256);
    await open(page, '/verify-document');
    await choose(page, 'darf.pdf', bytes);
    await expect(page.getByRole('status').filter({ hasText: String(index.year + 1) })).toContainText('Published by us');
  });

  test('a file that is empty or not a PDF gets an answer as text and never throws', async ({ page }) => {
    await open(page, '/verify-document');
    for (const [name, buffer] of [
      ['empty.pdf', Buffer.alloc(0)],
      ['<b>page</b>.html', Buffer.from('<script>alert(1)</script>')],
    ] as const) {
      await choose(page, name, buffer);
      await expect(page.getByRole('status').filter({ hasText: name })).toContainText('The file could not be read');
    }
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
  await expect(notices(page).getByText('Download Advisory')).toBeVisible();
});
