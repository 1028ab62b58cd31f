import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { alerts, expect, firms, open, publications, test, warnedFirms } from '../support/test.ts';

// `tests/site/home.test.ts` reads the HTML of this page, and `src/pages/home/search-answer.test.tsx` compares its answers with those of the check.

// A journey has several pages to load, which a busy machine takes long for.

const box = (page: Page) => page.getByRole('searchbox', { name: 'Unified Entity Search' });
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const certificate = (page: Page, name: string) => page.getByRole('article', { name });
/** The answer of the check. */
const answer = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Answer', exact: true });

async function search(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** Closes the notice, so that it is not taken for the next one. It may have disappeared by itself. */
async function closeNotice(page: Page) {
  await page.keyboard.press('Escape');
  await expect(notices(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
}

test('a visitor looks up a firm with Enter, reads its record and clears the search (SEARCH-1, SEARCH-3, SEARCH-5, SEARCH-7, SEARCH-9)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const warnings = () => asked.filter((path) => /\/(check-worker|records-warned-firms)-/.test(path));
  await open(page, '/');
  // The warnings and their index are loaded with the first search, and not before.
  expect(warnings()).toEqual([]);
  await box(page).fill('adyen');
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText('Entity Found', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('Adyen N.V. profile loaded successfully.')).toBeVisible();

  const record = certificate(page, 'Adyen N.V.');
  await expect(record.getByText('Yes', { exact: true })).toBeVisible();
  await expect(record.getByText('Active', { exact: true })).toBeVisible();
  for (const term of [
    'License',
    'Headquarters',
    'Registration',
    'Tier Classification',
    'Approved Activities',
    'Jurisdictional Permissions',
    'Capital Adequacy Ratio',
    'Ongoing Investigations',
    'Last Audit',
    'Contact points on record',
  ]) {
    await expect(record.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
  }
  await expect(record.getByText('FCA-2017-NL-004')).toBeVisible();
  await expect(record.getByText('Amsterdam, Netherlands')).toBeVisible();
  await expect(record.getByText('Acquiring')).toBeVisible();
  await expect(record.getByText('Singapore')).toBeVisible();
  await expect(record.getByText('N/A', { exact: true })).toBeVisible();
  await expect.poll(() => warnings().length).toBeGreaterThan(0);

  for (const empty of ['', '   ']) {
    await search(page, empty);
    await expect(notices(page).getByText('Search Cleared', { exact: true })).toBeVisible();
    await expect(notices(page).getByText('Enter a name or ID to search for an entity.')).toBeVisible();
    await expect(record).toBeHidden();
    await expect(page).toHaveURL('/');
    // Written otherwise than in the register (FIND-4).
    await search(page, '"FCA 2017 NL 004"');
    await expect(notices(page).getByText('Entity Found', { exact: true })).toBeVisible();
    await expect(record).toBeVisible();
    await expect(page).toHaveURL(/\?q=/);
  }
});

test('if several firms match, the page shows the first one, and asks which one is meant (SEARCH-2, SEARCH-10)', async ({ page }) => {
  await open(page, '/');
  await search(page, 'fCa-1998-');
  await expect(certificate(page, 'Banque Ombrefort Luxembourg S.A.')).toBeVisible();

  const others = page.getByRole('link', { name: /^See all \d+ in the directory$/ });
  const count = Number.parseInt(((await others.textContent()) ?? '').replace(/\D+/, ''), 10);
  await others.click();
  await expect(page).toHaveURL(/\/regulated-companies\?q=fCa-1998-$/);
  await expect(page.getByRole('searchbox')).toHaveValue('fCa-1998-');
  await expect(page.getByText(`${count} of ${firms.length} firms shown`)).toBeVisible();
  await page.goBack();

  await search(page, 'bank');
  const main = page.getByRole('main');
  const question = main.getByRole('heading', { name: /^\d+ firms match\. Which one\?$/ });
  // The answer has the focus, so nothing else announces it.
  await expect(question).toBeFocused();
  await expect(main.getByRole('status')).toBeEmpty();
  await expect(main.getByRole('article').first()).toContainText(/^The first of the \d+ in the register/);
  await expect(main.getByRole('listitem').filter({ hasText: /^\d+ match$/ })).toBeVisible();
  // It says of none that it is regulated.
  await expect(main.getByText('Yes', { exact: true })).toHaveCount(0);
  await expect(main.getByText('Is this firm regulated?')).toHaveCount(1);

  await search(page, 'Troodora Trading Ltd');
  await expect(main.getByRole('article', { name: 'Is this firm regulated? No longer Troodora Trading Ltd', exact: true })).toBeFocused();
  await expect(main.getByRole('status')).toBeEmpty();
  // The answer to the question in the address does not take the focus, and is announced.
  await page.reload();
  await expect(main.getByRole('status')).toHaveText('Troodora Trading Ltd: No longer regulated');
});

test('a search without a match says so and what to do, and keeps a message out of the address (SEARCH-8, SEARCH-10, CHECK-5, CHECK-14)', async ({
  page,
}) => {
  await open(page, '/');
  await search(page, 'adyen');
  await expect(certificate(page, 'Adyen N.V.')).toBeVisible();

  await search(page, 'Nobody & Sons');
  await expect(notices(page).getByText('Entity Not Found', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('No regulated entity found matching your query.')).toBeVisible();
  await expect(certificate(page, 'Adyen N.V.')).toBeHidden();
  await expect(page.getByRole('main').getByText('Entity Not Found.')).toBeVisible();
  // The notice has announced it, and the answer has the focus.
  const heading = answer(page).getByRole('heading', { name: 'Not in either list' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
  await expect(answer(page)).toContainText('Treat it as high risk.');
  await expect(answer(page).getByRole('heading', { name: 'Already paid?' })).toBeVisible();
  await expect(page.getByText('Warning issued')).toHaveCount(0);

  await search(page, 'Anna, log in at nothing-here.example today and pay 500');
  await expect(page).toHaveURL('/?q=nothing-here.example');
  await expect(heading).toBeVisible();
  await search(page, 'How do I get my money back?');
  await expect(answer(page).getByRole('heading', { name: 'Have you lost money?' })).toBeVisible();
  await expect(page.getByText('Call your bank')).toBeVisible();
  await expect(page).toHaveURL('/');
  await search(page, 'My mother lost money with John Smith');
  await expect(answer(page)).toContainText('This name is neither');
  await expect(page).toHaveURL('/');
});

test('Back leads from a record to the answer, then to the answer before it, and the title has its question (SEARCH-12)', async ({
  page,
}) => {
  await open(page, '/');
  await search(page, 'ten-x signals');
  await expect(page.getByRole('heading', { name: 'Warning issued' })).toBeVisible();
  await expect(page).toHaveTitle(/^ten-x signals · /);
  await search(page, 'adyen');
  await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
  await expect(page).toHaveTitle(/^adyen · /);
  await certificate(page, 'Adyen N.V.').getByRole('link', { name: 'Open in the directory' }).click();
  await expect(page.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
  await page.goBack();
  await expect(box(page)).toHaveValue('adyen');
  await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Warning issued' })).toBeVisible();
  await expect(certificate(page, 'Adyen N.V.')).toBeHidden();
  await expect(box(page)).toHaveValue('ten-x signals');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Warning issued' })).toBeHidden();
  await expect(box(page)).toHaveValue('');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Warning issued' })).toBeVisible();
});

test('a search for a warned firm shows the warning, and one for a firm that has a clone leads to the warning about it (SEARCH-11)', async ({
  page,
}) => {
  await open(page, '/');
  for (const [kind, text, firm, found] of [
    ['a firm of this name', 'ten-x signals', '10x Signal Room', 'Matches its alias Ten-X Signals'],
    ['this web address', 'hxxps://www[.]10x-signal-room[.]example/join', '10x Signal Room', 'Matches its website'],
    ['this telephone number', '0044 20 7946 0128', 'Aarefels Bank Online (clone)', 'Matches its telephone number'],
  ] as const) {
    await test.step(kind, async () => {
      await search(page, text);
      await expect(notices(page).getByText('Entity Not Found', { exact: true })).toBeVisible();
      await expect(answer(page)).toContainText(`We have issued a warning about ${kind}.`);
      await expect(answer(page).getByRole('heading', { name: 'Warning issued' })).toBeVisible();
      // The warning is the answer, and nothing is said above it.
      await expect(page.getByRole('main')).not.toContainText('Entity Not Found');
      const warning = page.getByRole('main').getByRole('article').filter({ hasText: found });
      await expect(warning.getByRole('heading', { name: firm })).toBeVisible();
      await expect(page.getByText('Call your bank')).toBeVisible();
      await closeNotice(page);
    });
  }
  // A part of the name of a warned firm.
  await search(page, 'Apex Meridian');
  await expect(answer(page).getByRole('heading', { name: 'There may be a warning about this name' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Apex Meridian Trade' })).toBeVisible();

  await search(page, 'aarefels');
  await expect(certificate(page, 'Aarefels Bank AG').getByText('Clone warning:')).toBeVisible();
  await page.getByRole('link', { name: 'Read the warning about Aarefels Bank Online (clone)' }).click();
  await expect(page).toHaveURL('/warnings#aarefels-bank-online-clone');
  await expect(page.getByRole('article', { name: 'Aarefels Bank Online (clone)' })).toBeFocused();
});

test('a part of a name that a warned firm has too is no answer about the one firm that matches (SEARCH-11)', async ({ page }) => {
  await open(page, '/');
  await search(page, 'meridian');
  const question = page.getByRole('heading', { name: '1 firm matches. Is it this one?' });
  await expect(question).toBeVisible();
  // The answer gets the focus, as on the page of the check: the keyboard of a telephone would cover it.
  await expect(question).toBeFocused();
  await expect(page.getByText('Yes', { exact: true })).toBeHidden();
  // The warned firm stands before the firm in the register.
  await expect(
    page
      .locator('#entity-search-result')
      .getByRole('link', { name: /Meridian/ })
      .first(),
  ).toHaveText('Apex Meridian Trade');
  await page.getByRole('link', { name: 'Search both lists' }).click();
  await expect(page).toHaveURL('/check?q=meridian');
});

test('a contact point of one regulated firm, or a text about it, is on record, and the page says for which firm (SEARCH-7)', async ({
  page,
}) => {
  const firm = firms.find(({ websites = [], phones = [], emailDomains = [] }) => websites.length * phones.length * emailDomains.length > 0);
  const {
    name = '',
    licenseId = '',
    websites: [website = ''] = [],
    phones: [phone = ''] = [],
    emailDomains: [domain = ''] = [],
  } = firm ?? {};
  await open(page, '/');
  for (const text of [website, phone, `someone@${domain}`, `They say that their licence is ${licenseId}. Is that true?`]) {
    await search(page, text);
    await expect(notices(page).getByText(`${name} profile loaded successfully.`), text).toBeVisible();
    await expect(answer(page).getByRole('heading', { name }), text).toBeVisible();
    await expect(page.getByText('Entity Not Found'), text).toHaveCount(0);
    await expect(page.getByRole('main'), text).not.toContainText('do not send it money');
    await closeNotice(page);
  }
});

test.describe('the answer is brought into view', () => {
  const verdict = (page: Page) => certificate(page, 'Adyen N.V.').getByText('Yes', { exact: true });

  test('after Enter and at a link, on a telephone, with text of 200 % and in a low window', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    for (const [width, height, percent] of [
      [390, 844, 100],
      [390, 844, 200],
      [320, 256, 100],
    ] as const) {
      await test.step(`${width}x${height} px and ${percent} % text`, async () => {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
        await page.setViewportSize({ width, height });
        await open(page, '/');
        await box(page).fill('adyen');
        await box(page).press('Enter');
        await expect(page.locator('#entity-search-result')).toBeInViewport();
        await expect(verdict(page)).toBeInViewport();
        await open(page, '/contact');
        await open(page, '/?q=adyen');
        await expect(verdict(page)).toBeInViewport();
      });
    }
  });

  test('unless the visitor has scrolled meanwhile', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/\/assets\/shell-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/?q=adyen');
    await page.evaluate(() => scrollTo(0, 200));
    come();
    await expect(verdict(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });
});

test('the status is always green, and investigations are red above 0; words carry the meaning (SEARCH-4, SEARCH-5, SEARCH-6)', async ({
  page,
}) => {
  const figure = (name: string) =>
    certificate(page, name)
      .locator('div')
      .filter({ has: page.getByText('Ongoing Investigations') })
      .last()
      .getByText(/^\d+$/);
  await open(page, '/?q=adyen');
  const green = await certificate(page, 'Adyen N.V.').getByText('Active', { exact: true }).evaluate(colourOf);
  await expect(figure('Adyen N.V.')).toHaveText('0');
  const greenFigure = await figure('Adyen N.V.').evaluate(colourOf);

  for (const [status, word] of Object.entries({
    'Under Review': 'Yes, with limits',
    Restricted: 'Yes, with limits',
    Provisional: 'Yes, with limits',
    Merged: 'No longer',
    'Ceased Operations': 'No longer',
  })) {
    const name = firms.find((firm) => firm.status === status)?.name;
    // The content need not have a firm of each status.
    if (name === undefined) continue;
    await search(page, name);
    const mark = certificate(page, name).getByText(status, { exact: true });
    await expect(mark).toBeVisible();
    expect(await mark.evaluate(colourOf), status).toBe(green);
    await expect(certificate(page, name).getByText(word, { exact: true })).toBeVisible();
  }

  const reviewed = firms.find(({ investigations }) => investigations > 0)?.name ?? '';
  expect(reviewed, 'a firm with an investigation').not.toBe('');
  await search(page, reviewed);
  await expect(figure(reviewed)).toHaveText(/^[1-9]/);
  expect(await figure(reviewed).evaluate(colourOf)).not.toBe(greenFigure);
});

const colourOf = (element: Element) => getComputedStyle(element).color;

test('alerts are filtered by category, the choice is in the address, and the newest warnings below stay and lead to their rows (HOME-6, HOME-9)', async ({
  page,
}) => {
  await open(page, '/#latest-alerts');
  const section = page.getByRole('region', { name: 'Latest Alerts & Warnings' });
  const listed = section.getByRole('list').first().getByRole('listitem');
  await expect(section).toBeInViewport();
  await expect(listed).toHaveCount(alerts.length);
  const ofCategory = (name: string) => alerts.filter(({ category }) => category === name);
  for (const [chip, category] of [
    ['Surveillance', 'surveillance'],
    ['Regulation', 'regulation'],
    ['Enforcement', 'enforcement'],
  ] as const) {
    await section.getByRole('button', { name: chip }).click();
    await expect(section.getByRole('button', { name: chip })).toHaveAttribute('aria-pressed', 'true');
    await expect(listed).toHaveCount(ofCategory(category).length);
    await expect(section.getByRole('link', { name: ofCategory(category)[0]?.title ?? '' })).toBeVisible();
  }
  await page.reload();
  await expect(listed).toHaveCount(ofCategory('enforcement').length);

  const newest = page.getByRole('region', { name: 'Newest warnings' }).getByRole('listitem');
  await expect(newest).toHaveCount(Math.min(3, warnedFirms.length));
  await section.getByRole('button', { name: 'All' }).click();
  await expect(listed).toHaveCount(alerts.length);
  const link = newest.first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('article', { name }).getByRole('link', { name, expanded: true })).toBeInViewport();
});

test('publications are filtered by type, and one of them can be downloaded (HOME-7, PUBLICATION-2)', async ({ page }) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: 'Publications Library' });
  for (const [chip, type] of [
    ['Annual reports', 'Annual Report'],
    ['Rule changes', 'Rule Changes'],
    ['Enforcement actions', 'Enforcement Actions'],
  ] as const) {
    await section.getByRole('button', { name: chip }).click();
    const ofType = publications.filter((publication) => publication.type === type);
    for (const { title } of ofType) await expect(section.getByRole('heading', { name: title })).toBeVisible();
    await expect(section.getByRole('button', { name: /^Download/ })).toHaveCount(ofType.length);
  }
  const summary = publications.find(({ type }) => type === 'Enforcement Actions');
  const download = section.getByRole('button', { name: `Download ${summary?.title}` });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe(content.publishedDocuments.find(({ id }) => id === summary?.id)?.file);
});

test('in Arabic, the name of the firm that was found is after its line and inside the page (SEARCH-1)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ar/?q=Adyen');
  const figure = page.getByRole('figure');
  const flag = figure.getByText('Adyen N.V.');
  await expect(flag).toBeVisible();
  const name = await flag.boundingBox();
  const line = await figure
    .locator('div')
    .filter({ has: page.getByText('Adyen N.V.') })
    .last()
    .boundingBox();
  if (!name || !line) throw new Error('The name or its line is not shown');
  expect(name.x).toBeGreaterThan(0);
  expect(name.x + name.width).toBeLessThanOrEqual(line.x + line.width);
});
