import type { Locator, Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { expect, firms, hydrated, open, site, test, warnedFirms } from '../support/test.ts';

/*
 * Someone has a name, a link or a message and wants to know whether to trust it. `packages/check` tests which verdict is right for a text, and
 * `src/parts/answer/answer.test.tsx` what the page says about it. These tests show that the box reaches the lists, and the answer the visitor.
 */

/** Its name is shorter on a telephone. */
const box = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Name, (?:licence )?number, .*message$/ });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const answer = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Answer', exact: true });
const verdict = (page: Page) => answer(page).getByRole('heading', { level: 2 }).first();
const regulated = (page: Page) => page.getByRole('region', { name: /^(The record|Firms in the register)/ });
const warned = (page: Page) => page.getByRole('region', { name: /^(The warning|Firms we warn about)/ });
/** The table of what was sent beside what is on record. */
const sent = (page: Page) => answer(page).getByRole('table');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function check(page: Page, text: string) {
  await open(page, '/check');
  await box(page).fill(text);
}

const domain = firms.flatMap(({ emailDomains = [] }) => emailDomains)[0] ?? '';
const warnedPhone = warnedFirms.flatMap(({ phones = [] }) => phones)[0] ?? '';
/** A text for each list, and each kind of field: the word of the answer, and a part of what else it says. */
const ANSWERS: readonly [text: string, word: string, sentence: string][] = [
  [`desk@${domain}`, 'On record', 'We have the part of this email address after the @ on record'],
  ['hxxps://www[.]10x-signal-room[.]example/join', 'Warning issued', 'The firm that uses it is not authorised by us'],
  [warnedPhone, 'Warning issued', 'The firm that uses it is not authorised by us'],
  [site.supportEmail, 'Belongs to the Authority', 'We never ask the public for money, for a password or for a code.'],
  ['fca-2017-nl-004', 'Regulated', 'Adyen N.V.'],
];

test('a text is answered from the lists, which are fetched when the box is used, and a firm leads to its record (CHECK-1, CHECK-4, CHECK-6)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const lists = () => asked.filter((path) => /\/check-(?:worker-.*\.js|lists-.*\.json)$/.test(path));
  await open(page, '/check');
  expect(lists()).toEqual([]);
  await button(page, 'Check').click();
  await expect(box(page)).toBeFocused();
  await expect.poll(() => lists().length).toBe(2);
  for (const [text, word, sentence] of ANSWERS) {
    await box(page).fill(text);
    await expect(answer(page), text).toContainText(sentence);
    await expect(verdict(page), text).toHaveText(word);
  }
  await button(page, 'Check').click();
  await expect(verdict(page)).toBeFocused();
  await regulated(page).getByRole('link', { name: 'Adyen N.V.' }).click();
  await expect(page).toHaveURL('/regulated-companies?firm=FCA-2017-NL-004');
  await expect(page.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
});

test('a visitor reports a warned firm in a form that begins with what was asked, and finds it so again with Back', async ({ page }) => {
  await check(page, 'ten-x signals');
  await page.getByRole('link', { name: 'Report it to us' }).click();
  await expect(page).toHaveURL('/contact?about=ten-x+signals#report-a-scam');
  await expect(page.getByRole('heading', { name: 'Report a scam' })).toBeInViewport();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^What I am reporting: ten-x signals\n\nHow and when they contacted me:/);
  await page.getByRole('link', { name: 'Warnings', exact: true }).first().click();
  await expect(page).toHaveURL('/warnings');
  await page.goBack();
  await expect(message).toHaveValue(/^What I am reporting: ten-x signals/);
});

test('a visitor tries each example and clears it, and sees more of the firms with a part of a name', async ({ page }) => {
  await open(page, '/check');
  const examples = page.getByRole('main').getByRole('list', { name: 'For example' });
  for (const [label, word] of [
    ['Name of a firm', 'Regulated'],
    ['Licence number', 'Possible clone'],
    ['Web address', 'Warning issued'],
    ['A whole message', 'Not on record'],
  ] as const) {
    await examples.getByRole('link', { name: label }).click();
    await expect(verdict(page)).toHaveText(word);
    await button(page, 'Clear').click();
    await expect(box(page)).toHaveValue('');
    await expect(answer(page)).toHaveCount(0);
  }
  await expect(page).toHaveURL('/check');
  await box(page).fill('bank');
  const records = regulated(page).getByRole('list').first().getByRole('link');
  await expect(records).toHaveCount(10);
  await regulated(page).getByRole('button', { name: 'Show 10 more' }).first().click();
  await expect(records).toHaveCount(20);
});

test('the record comes before the steps unless the answer is an alarm, and the tab shows the answer (CHECK-15, CHECK-22)', async ({
  page,
}) => {
  const icon = page.locator('link[rel="icon"]');
  const colour = page.locator('meta[name="theme-color"]').first();
  const steps = answer(page).getByRole('heading', { name: 'What to do now' });
  const heightOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;

  await open(page, '/check?q=apexmeridian-trade.example');
  await expect(page).toHaveTitle(/^Warning issued: apexmeridian-trade\.example · /);
  await expect(icon).toHaveAttribute('href', '/marks/alarm.svg');
  await expect(colour).toHaveAttribute('content', '#f5b301');
  expect(await heightOf(steps)).toBeLessThan(await heightOf(answer(page).getByRole('heading', { name: 'The warning' })));

  await box(page).fill('Adyen N.V.');
  await expect(icon).toHaveAttribute('href', '/marks/calm.svg');
  await expect(colour).not.toHaveAttribute('content', '#f5b301');
  expect(await heightOf(steps)).toBeGreaterThan(await heightOf(answer(page).getByRole('heading', { name: 'The record' })));

  // Part of one name.
  await box(page).fill('Troodora');
  await expect(verdict(page)).toHaveText('Do you mean Troodora Trading Ltd?');
  await box(page).fill('');
  await expect(icon).toHaveAttribute('href', '/icon.svg');
  await expect(page).toHaveTitle(/^Check a firm or website – /);
});

test('each question is a step for Back and has an address, in which there is no mailbox (CHECK-5, ROUTE-4)', async ({ page }) => {
  await open(page, '/check?q=adyen');
  await expect(box(page)).toHaveValue('adyen');
  await expect(page).toHaveTitle(/^Regulated: adyen · /);
  const message = 'Anna, log in at nothing-here.example?to=anna today, or write to anna.smith@two.example';
  await box(page).fill(message);
  await expect(verdict(page)).toHaveText('Not in either list');
  await expect(page).toHaveURL('/check');
  // The mailbox goes there in memory.
  await sent(page)
    .getByRole('link', { name: /^anna\.smith/ })
    .click();
  await expect(box(page)).toHaveValue('anna.smith@two.example');
  await expect(page).toHaveURL('/check');
  await page.goBack();
  await sent(page)
    .getByRole('link', { name: /^nothing-here/ })
    .click();
  await expect(verdict(page)).toHaveText('Not in either list');
  await expect(page).toHaveURL(/\/check\?q=nothing-here\.example/);
  await box(page).fill('apex meridian');
  await expect(page).toHaveURL('/check?q=apex+meridian');

  // The place in the answer is kept too.
  await page.setViewportSize({ width: 390, height: 800 });
  const link = warned(page).getByRole('heading', { level: 3 }).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 300));
  // The click itself may scroll, if the answer has grown meanwhile.
  await link.evaluate((element) => element.addEventListener('click', () => (document.body.dataset['place'] = String(scrollY))));
  await link.click();
  await expect(page).toHaveURL(/\/warnings#/);
  const place = await page.evaluate(() => Number(document.body.dataset['place']));
  expect(place).toBeGreaterThan(200);
  await page.goBack();
  await expect(box(page)).toHaveValue('apex meridian');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goBack();
  await expect(box(page)).toHaveValue(/^nothing-here\.example/);
  await page.goBack();
  await expect(box(page)).toHaveValue(message);
  await page.goBack();
  await expect(box(page)).toHaveValue('adyen');
  await expect(verdict(page)).toHaveText('Regulated');
});

test('a reload answers the question in the address, and says of a message that it is not kept', async ({ page }) => {
  const link = 'https://apexmeridian-trade.example/';
  await check(page, link);
  await expect(page).toHaveURL(/q=https/);
  await page.reload();
  await expect(box(page)).toHaveValue(link);
  await expect(warned(page)).toContainText('Apex Meridian Trade');

  await box(page).fill('my mum paid somebody\nwho is called Zorblax Frimpet');
  await expect(page).toHaveURL('/check');
  await expect.poll(() => page.evaluate(() => history.state !== null && 'text' in history.state)).toBe(true);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('what you entered is not kept when the page is loaded again');
  await hydrated(page);
  await box(page).fill('Adyen');
  await expect(verdict(page)).toHaveText('Regulated');
  await expect(page.getByRole('main')).not.toContainText('what you entered is not kept');

  // A form may put a message there before its script runs.
  const submitted = 'I paid 900 at https://10x-signal-room.example and wrote to anna@mail.example';
  await open(page, `/check?q=${encodeURIComponent(submitted)}`);
  await expect(page).toHaveURL('/check');
  await expect(box(page)).toHaveValue(submitted);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('what you entered is not kept');
});

test('a screen reader announces the verdict and the counts once typing pauses, and nothing at each key', async ({ page }) => {
  await open(page, '/check');
  await box(page).focus();
  await expect(answer(page)).toHaveCount(0);
  await box(page).pressSequentially('ten-x signals', { delay: 40 });
  await expect(verdict(page)).toHaveText('Warning issued');
  await expect(verdict(page).locator('xpath=ancestor::*[@aria-live or @role="status"]')).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expect(status(page)).toHaveText('Warning issuedten-x signals1 record matches');
  await box(page).press('Backspace');
  await expect(status(page)).toHaveText('', { timeout: 500 });
  await box(page).fill('Troodora Trading Ltd');
  await expect(status(page)).toHaveText('No longer regulatedTroodora Trading Ltd1 record matches');
});

test('an address with a question moves nothing while it loads, and somebody who has paid is led to the steps (ROUTE-9, CHECK-14)', async ({
  page,
}) => {
  await recordLayoutShift(page);
  // Long enough for the first paint to come before the script.
  await page.route(/\/assets\/page-.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  for (const [width, text] of [
    [1280, 'nothing-here.example'],
    [390, 'apexmeridian-trade.example'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/check?q=${text}`);
    await expect(verdict(page)).toBeVisible();
    expect(await layoutShiftOf(page), `${text}, ${width} px`).toBeLessThanOrEqual(0.02);
  }
  await answer(page).getByRole('list', { name: 'What happened?' }).getByRole('link', { name: 'I have paid' }).click();
  await expect(page).toHaveURL('/warnings#already-paid');
  await expect(page.getByText('If you made a transfer')).toBeInViewport();
  await expect(page.getByText('No warning was found for this link')).toBeHidden();
});

test('the keyboard alone leads from the box to what to do and the records, and writes several lines (ACCESS-2)', async ({ page }) => {
  await open(page, '/check');
  await box(page).focus();
  await page.keyboard.type('aarefels bank ag');
  await expect(verdict(page)).toHaveText('Possible clone');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
  for (const link of [
    answer(page).getByRole('link', { name: 'Report it to us' }),
    ...(await answer(page).getByRole('list', { name: 'What happened?' }).getByRole('link').all()),
    warned(page).getByRole('link', { name: 'Aarefels Bank Online (clone)' }),
    warned(page).getByRole('link', { name: 'Aarefels Bank AG' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await box(page).fill('Adyen N.V.');
  await page.keyboard.press('Shift+Enter');
  await box(page).pressSequentially('10x-signal-room.example');
  await expect(box(page)).toHaveValue('Adyen N.V.\n10x-signal-room.example');
  await expect(sent(page).getByRole('row').filter({ hasText: 'Warning issued' })).toHaveCount(1);
  await expect(box(page)).toHaveAccessibleDescription(/not in the address of this page.* Press Ctrl\+Enter to go to the answer\./);
  await page.keyboard.press('Control+Enter');
  await expect(verdict(page)).toBeFocused();
  await box(page).press('Tab');
  await expect(button(page, 'Check')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Clear')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAccessibleDescription('');
});

test('at 400 % zoom, the answer to the question in the address is brought into view, unless the visitor types (ACCESS-3)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/check?q=Sarvonik');
  await expect(verdict(page)).toBeInViewport({ ratio: 1 });
  await box(page).pressSequentially('zzz');
  await expect(verdict(page)).toHaveText('Not in either list');
  await expect(box(page)).toBeInViewport();
});

test('a search for what may not be in an address says that a link does not include it (CHECK-5)', async ({ page }) => {
  const said = page.getByText('A link to this page does not include it.');
  for (const address of ['/', '/check']) {
    await open(page, address);
    const field = page.getByRole('main').getByRole(address === '/' ? 'searchbox' : 'textbox');
    await field.fill('adyen');
    await field.press('Enter');
    await expect(page).toHaveURL(`${address}?q=adyen`);
    await expect(said).toBeHidden();
    await field.fill('somebody@firm.example');
    await field.press('Enter');
    await expect(said).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test.describe('when the lists cannot be loaded', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch|The worker of the check failed/ });

  test('the page says so, leads to both lists and tries again, whichever file is missing', async ({ page }) => {
    const main = page.getByRole('main');
    for (const missing of [/\/assets\/answer-.*\.js$/, /\/assets\/check-worker-.*\.js$/, /\/assets\/check-lists-.*\.json$/]) {
      await page.route(missing, (route) => route.abort());
      await open(page, '/check?q=adyen');
      await expect(main, String(missing)).toContainText('The lists could not be loaded. Nothing has been checked.');
      await expect(box(page)).toHaveValue('adyen');
      for (const [name, address] of [
        ['Regulated Companies directory', '/regulated-companies?q=adyen'],
        ['Investor Warnings', '/warnings?q=adyen'],
      ] as const)
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
      await page.unroute(missing);
      await button(page, 'Try again').click();
      await expect(verdict(page)).toHaveText('Regulated');
    }
  });
});

test('beside the rows of a list that does not have the text as it was typed, the check says what both lists have, and is loaded only then', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const searched = page.getByRole('searchbox', { name: 'Name, alias or website' });
  const main = page.getByRole('main');
  await open(page, '/warnings');
  await searched.fill('10x-signal');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(asked.filter((url) => /\/assets\/(check-says|check-worker)-/.test(url))).toEqual([]);

  await searched.fill('https://10x-signal-room.example/members/login?ref=7');
  // Above the text of the list, which sounds like an all-clear.
  await expect(main.locator('strong').filter({ hasText: /^(?:Warning issued|No matches found for)/ })).toHaveText([
    'Warning issued',
    /No matches found/,
  ]);
  await expect(page.getByRole('article')).toHaveCount(0);
  const both = page.getByRole('link', { name: 'Search both lists', exact: true });
  await expect(both).toHaveAttribute('href', `/check?q=${encodeURIComponent('https://10x-signal-room.example/members/login?ref=7')}`);
  await main.getByRole('link', { name: '10x Signal Room' }).click();
  await expect(page).toHaveURL('/warnings#10x-signal-room');
  await expect(page.locator('article[aria-current]')).toContainText('10x Signal Room');
});

test.describe('when records do not come', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch|TimeoutError|signal timed out/ });

  test('the answer is there at once, says what is missing, and a button tries again (CHECK-16)', async ({ page }) => {
    const held = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/details-.*\.json$/, async (route) => {
      await held.promise;
      await route.abort();
    });
    await open(page, '/check?q=Adyen');
    await expect(verdict(page)).toHaveText('Regulated');
    await expect(regulated(page)).toContainText('FCA-2017-NL-004');
    held.resolve(undefined);
    await expect(regulated(page)).toContainText('The full record could not be loaded.');
    await page.unroute(/\/assets\/details-.*\.json$/);
    await button(page, 'Try again').click();
    await expect(regulated(page)).toContainText('Headquarters');
    await expect(verdict(page)).toHaveText('Regulated');
  });
});
