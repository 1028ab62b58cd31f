import type { Page } from '@playwright/test';
import { alerts, expect, firms, open, test } from '../support/test.ts';

// `tests/site/home.test.ts` reads the HTML of this page, and `src/pages/home/search-answer.test.tsx` tests which answer is shown for which text.

const box = (page: Page) => page.getByRole('searchbox', { name: 'Unified Entity Search' });
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const firmCard = (page: Page, name: string) => page.getByRole('article', { name });
const announced = (page: Page) => page.locator('#entity-search-result').getByRole('status');
/** The answer of the check. */
const answer = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Answer', exact: true });

/** Lets the check answer in time, which is half a second, however busy the machine is. */
const answerInTime = (page: Page) =>
  page.addInitScript(() => {
    const start = globalThis.setTimeout;
    Reflect.set(globalThis, 'setTimeout', (done: () => void, delay: number) => start(done, delay === 500 ? 60_000 : delay));
  });

async function search(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
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
  await expect.poll(() => warnings().length).toBeGreaterThan(0);

  const record = firmCard(page, 'Is this firm regulated? Yes Adyen N.V.');
  // The answer has the focus, so nothing else announces it.
  await expect(record).toBeFocused();
  await expect(announced(page)).toBeEmpty();
  await expect(answer(page)).toHaveCount(0);
  await expect(record.getByRole('term')).toContainText([
    'Approved Activities',
    'Jurisdictional Permissions',
    'Capital Adequacy Ratio',
    'License',
    'Tier Classification',
    'Registration',
    'Last Audit',
    'Ongoing Investigations',
    'Headquarters',
    'Contact points on record',
  ]);

  await search(page, '   ');
  await expect(notices(page).getByText('Search Cleared', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('Enter a name or ID to search for an entity.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Search Cleared.')).toBeVisible();
  await expect(record).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('if several firms match, the first is shown with their number, and Back, a reload and the title keep each search (SEARCH-2, SEARCH-10, SEARCH-12)', async ({
  page,
}) => {
  await answerInTime(page);
  await open(page, '/');
  await search(page, 'fCa-1998-');
  await expect(firmCard(page, 'Banque Ombrefort Luxembourg S.A.')).toContainText(/^The first of the \d+\sin the register/);
  await expect(page).toHaveTitle(/^fCa-1998- · /);
  const { length } = firms.filter(({ licenseId }) => licenseId.startsWith('FCA-1998-'));
  await expect(page.getByRole('heading', { name: `${length} firms match` })).toBeVisible();
  // It says of none that it is regulated.
  await expect(page.locator('#firm-card-answer')).toHaveCount(0);
  await page.getByRole('link', { name: `See all ${length} in the directory` }).click();
  await expect(page).toHaveURL(/\/regulated-companies\?q=fCa-1998-$/);
  await expect(page.getByText(`${length} of ${firms.length} firms shown`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: `${length} firms match` })).toBeVisible();

  await search(page, 'Troodora Trading Ltd');
  await expect(answer(page).getByRole('heading', { name: 'No longer regulated' })).toBeFocused();
  await expect(firmCard(page, 'Is this firm regulated? No longer Troodora Trading Ltd')).toBeVisible();
  // The answer to the question in the address does not take the focus, and is announced.
  await page.reload();
  await expect(announced(page)).toContainText('No longer regulated');
  await expect(box(page)).toHaveValue('Troodora Trading Ltd');
  await page.goBack();
  await expect(box(page)).toHaveValue('fCa-1998-');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(box(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: `${length} firms match` })).toBeHidden();
});

test('the card of a firm waits only for the register, and what the check says stands above it, even if it comes late (SEARCH-10)', async ({
  page,
}) => {
  const worker = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/check-worker-/, async (route) => {
    await worker.promise;
    await route.continue();
  });
  await open(page, '/');
  await search(page, 'Aarefels Bank AG');
  const card = firmCard(page, 'Aarefels Bank AG');
  await expect(card).toBeFocused();
  await expect(notices(page).getByText('Entity Found', { exact: true })).toBeVisible();
  await expect(card).toContainText('Is this firm regulated?Checking…');
  worker.resolve(undefined);
  await expect(answer(page).getByRole('heading', { name: 'Possible clone' })).toBeFocused();
  expect((await answer(page).boundingBox())?.y).toBeLessThan((await card.boundingBox())?.y ?? 0);
  await expect(card).not.toContainText('Is this firm regulated?');
});

test('the check answers after "Entity Not Found" and above the card of a firm, and keeps a message out of the address (SEARCH-8, SEARCH-11, CHECK-5, CHECK-14)', async ({
  page,
}) => {
  await answerInTime(page);
  await open(page, '/');
  await search(page, 'Nobody & Sons');
  await expect(notices(page).getByText('Entity Not Found', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('No regulated entity found matching your query.')).toBeVisible();
  // The notice has announced it, and the answer has the focus.
  await expect(answer(page).getByRole('heading', { name: 'Not in either list' })).toBeFocused();
  await expect(announced(page)).toBeEmpty();

  const message = 'Anna, log in at 10x-signal-room.example today and write to anna@mail.example';
  await search(page, message);
  await expect(answer(page).getByRole('heading', { name: 'Warning issued' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await search(page, 'How do I get my money back?');
  await expect(page).toHaveURL('/?q=How+do+I+get+my+money+back%3F');
  await page.goBack();
  await expect(box(page)).toHaveValue(message);

  // Half a name of a firm that a warning is about too.
  await expect(async () => {
    await search(page, 'meridian');
    await expect(answer(page).getByRole('heading', { name: 'Apex Meridian Trade' })).toBeVisible();
    const [above, below] = [await answer(page).boundingBox(), await page.locator('#firm-card-name').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  }).toPass();
});

test('the answer is brought into view, also on a telephone and with large text, unless the visitor has scrolled (SEARCH-10)', async ({
  page,
}) => {
  await answerInTime(page);
  const browser = await page.context().newCDPSession(page);
  const word = page.locator('#firm-card-answer');
  for (const [width, height, percent] of [
    [390, 844, 200],
    [320, 256, 100],
  ] as const) {
    await test.step(`${width}x${height} px and ${percent} % text`, async () => {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
      await page.setViewportSize({ width, height });
      await open(page, '/');
      await box(page).fill('adyen');
      await box(page).press('Enter');
      await expect(word).toBeInViewport();
      const unlisted = page.getByRole('heading', { name: 'Not in either list' });
      for (const unknown of ['zzzqq', 'zzzqqx']) {
        await box(page).fill(unknown);
        await box(page).press('Enter');
        const notice = await notices(page).getByText('Entity Not Found', { exact: true }).boundingBox();
        await expect
          .poll(async () => {
            const read = await unlisted.boundingBox();
            return (read?.y ?? Infinity) + (read?.height ?? 0);
          })
          .toBeLessThan(notice?.y ?? 0);
      }
      await open(page, '/?q=zzzqq');
      await expect(unlisted).toBeInViewport();
    });
  }

  const { promise: held, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/?q=adyen');
  await page.evaluate(() => scrollTo(0, 200));
  come();
  await expect(word).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

test('with forced colours, the years of the register scale have an outline in the colour of the page (HOME-8)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await open(page, '/');
  await expect(page.locator('svg text').first()).toHaveCSS('stroke', 'rgb(255, 255, 255)');
});

test('the status is always green, and investigations are red above 0; words carry the meaning (SEARCH-4, SEARCH-5, SEARCH-6)', async ({
  page,
}) => {
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const colours = (status: string, name: string) =>
    Promise.all(
      [
        firmCard(page, name).getByText(status, { exact: true }),
        firmCard(page, name)
          .locator('div')
          .filter({ has: page.getByText('Ongoing Investigations') })
          .last()
          .getByText(/^\d+$/),
      ].map((part) => part.evaluate(colourOf)),
    );
  await open(page, '/?q=adyen');
  const [green, none] = await colours('Active', 'Adyen N.V.');
  for (const [status, word] of [
    ['Under Review', 'Yes, with limits'],
    ['Ceased Operations', 'No longer'],
  ] as const) {
    const { name = '', investigations = 0 } = firms.find((firm) => firm.status === status) ?? {};
    await search(page, name);
    await expect(firmCard(page, name).getByText(word, { exact: true })).toBeVisible();
    const [ofStatus, ofInvestigations] = await colours(status, name);
    expect(ofStatus).toBe(green);
    expect(ofInvestigations === none).toBe(investigations === 0);
  }
  const { name = '', status = '' } = firms.find(({ investigations }) => investigations > 0) ?? {};
  await search(page, name);
  await expect(firmCard(page, name)).toBeVisible();
  expect((await colours(status, name))[1]).not.toBe(none);
});

test('alerts are filtered by category and the choice is in the address (HOME-6)', async ({ page }) => {
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

  await section.getByRole('button', { name: 'All' }).click();
  await expect(listed).toHaveCount(alerts.length);
});
