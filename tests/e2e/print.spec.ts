import { describePdf } from '@frontier/documents/testing/describe-pdf';
import type { Page } from '@playwright/test';
import { expect, firms, open, site, test } from '../support/test.ts';

/** What a visitor prints (LOOK-7): in dark ink on white paper, complete, with its publisher, its address and the day. */

/** A text without white space, which is not always there at the end of a line. */
const bare = (text: string) => text.replaceAll(/\s/g, '');

/** Prints the page. @returns the text without white space, the lines of each sheet from top to bottom, and the number of sheets */
async function print(page: Page) {
  const bytes = await page.pdf({ format: 'A4', printBackground: true });
  const { textLines } = await describePdf(bytes);
  const textOf = (lines: (typeof textLines)[number]) => lines.map(({ text }) => bare(text));
  const sheets = textLines.map((lines) => textOf(lines.toSorted((one, other) => one.yMm - other.yMm)));
  return { text: textOf(textLines.flat()).join(''), sheets, pages: sheets.length };
}

/** What every sheet says of its origin. */
const origin = (address: string) => [
  site.name,
  site.baseUrl + address,
  `Printed on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}`,
  'fictional.',
];

test('a page is complete, in dark ink, names its publisher and its address, and leaves out what only works on a screen', async ({
  page,
}) => {
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/contact');
  const dark = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ink()).not.toBe(dark);
  const address = page.getByText(`${site.baseUrl}/contact`);
  await expect(address).toBeHidden();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Dark', includeHidden: true }).evaluate((choice: HTMLInputElement) => choice.click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await ink()).toBe(dark);
  // The paper is white.
  await expect(page.locator('html')).toHaveCSS('background-color', /255, 255, 255|, 0\)$/);
  await expect(address).toBeVisible();
  await expect(page.getByText(site.supportEmail)).toBeVisible();
  for (const part of ['banner', 'contentinfo', 'button', 'textbox'] as const) {
    const elements = await page.getByRole(part, { includeHidden: true }).all();
    expect(elements.length, part).toBeGreaterThan(0);
    for (const element of elements) await expect(element).toBeHidden();
  }
  // Nor does the heading of the form stand alone.
  await expect(page.getByRole('heading', { name: 'Write to us', includeHidden: true })).toBeHidden();

  // Every answer is printed, open or closed.
  await page.goto('/regulatory-guidance');
  const answer = page.getByText(/24\shours after suspicion forms/).first();
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(answer).toBeHidden();
});

test('the sheets have numbers, and are full', async ({ page }) => {
  await open(page, '/about-us');
  const about = await print(page);
  expect(about.pages).toBeLessThanOrEqual(4);
  for (const [index, sheet] of about.sheets.entries()) expect(sheet.at(-1)).toBe(`${index + 1}/${about.pages}`);
  // No sheet has only its number.
  await open(page, '/security');
  for (const sheet of (await print(page)).sheets) expect(sheet.length).toBeGreaterThan(1);
});

test('open steps for victims are printed alone', async ({ page }) => {
  await open(page, '/warnings#already-paid');
  const { text, pages } = await print(page);
  expect(pages).toBe(1);
  expect(text).toContain('Callyourbank');
});

test('a warning stands on the first sheet of its answer, with its websites', async ({ page }) => {
  for (const [name, website] of [
    ['Sarvonik', 'hxxps://webtrader[.]sarvonic-fx[.]example'],
    ['Zephyr Grid', '@zephyrgrid-bonds[.]example'],
  ] as const) {
    await open(page, `/check?q=${name}`);
    await expect(page.getByText(website)).toBeVisible();
    expect((await print(page)).sheets[0]?.join(''), name).toContain(website);
  }
});

test('no heading is the last line of a sheet', async ({ page }) => {
  for (const path of ['/glossary', '/regulatory-guidance', '/warnings?q=bank']) {
    await open(page, path);
    const headings = (await page.locator('main :is(h2, h3)').allTextContents()).map(bare);
    const { sheets } = await print(page);
    for (const sheet of sheets) expect(headings, path).not.toContain(sheet.at(-2));
  }
});

test('a record is alone on one sheet', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/regulated-companies?firm=FCA-2015-CH-020');
  await expect(page.getByRole('dialog').getByText('Contact points on record')).toBeVisible();
  const { text, pages } = await print(page);
  for (const part of [...origin('/regulated-companies?firm=FCA-2015-CH-020'), 'Contact points on record'])
    expect(text).toContain(bare(part));
  expect(pages).toBe(1);
});

test('the answer to a message is complete, without the box in which it was asked for', async ({ page }) => {
  const message =
    'Dear client, this is Anna from Aarefels Bank AG. Verify at https://aarefels-bank-login.com/verify or call +41 44 555 01 99.';
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/check');
  await page.getByRole('main').getByRole('textbox').fill(message);
  const answer = page.getByRole('region', { name: 'Answer', exact: true });
  await expect(answer.getByRole('heading', { name: 'Not on record' })).toBeVisible();
  await expect(answer.getByText('Aarefels Bank AG').last()).toBeVisible();
  const { text, pages } = await print(page);
  for (const part of [...origin('/check'), 'Not on record', 'What to do now', 'aarefels-bank-login', 'In our lists'])
    expect(text).toContain(bare(part));
  for (const part of ['Name, licence number, web or email address', 'Name, number, address or message', 'Clear', '%2Fverify)'])
    expect(text).not.toContain(bare(part));
  // The sheets are full.
  expect(pages).toBeLessThanOrEqual(3);
});

test('an open warning is alone on one sheet, and all warnings are printed open if none is (WARN-9)', async ({ page }) => {
  const id = 'sembara-exchange-pro-clone';
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, `/warnings#${id}`);
  const row = page.getByRole('article', { name: 'Sembara Exchange Pro (clone)' });
  await expect(row).toBeFocused();
  const { text, pages } = await print(page);
  expect(pages).toBe(1);
  const says = [
    'The genuine firm does not give bonuses for deposits.',
    'hxxps://sembara-bonus[.]invalid',
    'accounts@sembara-pro[.]example',
  ];
  for (const part of [...origin(`/warnings#${id}`), ...says]) expect(text).toContain(bare(part));
  for (const part of ['Aarefels', 'Call your bank']) expect(text).not.toContain(bare(part));

  await row.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL('/warnings');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('accounts@sembara-pro[.]example')).toBeVisible();
  await expect(page.getByText('support@aarefels-online[.]example')).toBeVisible();
  await expect(page.getByText(/^\d+\smore$/).filter({ visible: true })).toHaveCount(0);
  // So is the whole register.
  await page.goto('/regulated-companies');
  await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(firms.length);
});

test('the figures of the register are true on paper: each has its name and its number, and no address between them', async ({ page }) => {
  await open(page, '/register-in-figures');
  const { textLines } = await describePdf(await page.pdf({ format: 'A4' }));
  const text = textLines
    .flat()
    .map((line) => line.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  for (const tier of ['Tier 1', 'Tier 2', 'Tier 3'])
    expect(text).toContain(`${tier} ${firms.filter((firm) => firm.tier === tier).length} `);
  expect(text).not.toContain('/regulated-companies');
});
