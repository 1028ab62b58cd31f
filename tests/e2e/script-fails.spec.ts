import type { Browser, Page, Route } from '@playwright/test';
import { ADDRESSES } from '../support/page-kinds.ts';
import { expect, open, test, warnedFirms } from '../support/test.ts';

/** A page that was served stays if its script fails: it is what it is without JavaScript, and a line says what does not work (ERROR-4). */

const SHELL = /\/assets\/shell-[\w-]+\.js$/;
/** Not the list of all pages, `page-modules`. */
const PAGE = /\/assets\/page-\w+\.js$/;
const line = (page: Page) => page.getByRole('alert').filter({ hasText: 'Searches, forms and downloads do not work' });
const answers = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** Puts a component around that of the page. It throws, but not before it has been shown. */
async function throwsAfterwards(route: Route) {
  const code = await (await route.fetch()).text();
  const name = /([\w$]+) as default/.exec(code)?.[1];
  const around = `
    class Broken { constructor(props) { this.props = props; } componentDidMount() { throw new Error('broken script'); }
      render() { return { $$typeof: Symbol.for('react.transitional.element'), type: ${name}, key: null, props: {} }; } }
    Broken.prototype.isReactComponent = {};`;
  await route.fulfill({
    contentType: 'text/javascript',
    body: around + code.replace(`${name} as default`, 'Broken as default'),
  });
}

/** Ways in which the script of a page fails. */
const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'cannot be loaded': (page) => page.route(SHELL, (route) => route.abort()),
  'is missing in part': (page) => page.route(PAGE, (route) => route.fulfill({ status: 404, body: 'gone' })),
  'is a page of the host': (page) => page.route(SHELL, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
  'has a syntax that the browser does not know': (page) => page.route(SHELL, answers('let broken script')),
  'throws when it is read': (page) => page.route(PAGE, answers('throw new Error("broken script")')),
  'throws when React takes over the page': (page) =>
    page.route(PAGE, answers('export default function Broken() { throw new Error("broken script"); }')),
  'throws when the page has been taken over': (page) => page.route(PAGE, throwsAfterwards),
  'lacks a function that the router needs': (page) => page.addInitScript('URLSearchParams.prototype.get = undefined'),
  'lacks a function that the header needs': (page) =>
    page.addInitScript(
      'globalThis.matchMedia = undefined; Intl.NumberFormat.prototype.format = Intl.DateTimeFormat.prototype.format = undefined',
    ),
};

/** What a visitor can read and follow in the page. */
async function contentOf(page: Page) {
  const texts = await page.locator('body').innerText();
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return { text: texts.replace(/\s+/g, ' '), links };
}

async function withoutJavaScript(browser: Browser, address: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  const content = await contentOf(page);
  await context.close();
  return content;
}

test.describe('if the script of a page', () => {
  test.use({ expectedProblems: /./ });
  const expectWithoutJavaScript = async (page: Page, browser: Browser, address: string) => {
    await page.goto(address);
    const said = page.locator('main .late');
    await expect(said, address).toBeVisible();
    await expect(page.locator('noscript'), address).toHaveCount(0);
    await said.evaluate((element) => element.remove());
    expect(await contentOf(page), address).toEqual(await withoutJavaScript(browser, page.url()));
  };

  for (const [fault, breakIt] of Object.entries(FAULTS)) {
    test(`${fault}, the page is what it is without JavaScript, also if its address has a question`, async ({ page, browser }) => {
      await breakIt(page);
      await expectWithoutJavaScript(page, browser, '/report-abuse');
      await page.goto('/warnings?q=golden+carp');
      await expect(line(page)).toBeVisible();
      await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(warnedFirms.length);
    });
  }

  test('throws, every kind of page is what it is without JavaScript', async ({ page, browser }) => {
    await FAULTS['throws when React takes over the page']?.(page);
    const paths = new Set(ADDRESSES.map(([address]) => address.split('?')[0] ?? ''));
    for (const path of [...paths, '/ar/check']) await expectWithoutJavaScript(page, browser, path);
  });

  test('cannot be loaded, what was searched for stays, a link to a record shows its row, and a form says where to write', async ({
    page,
  }) => {
    await FAULTS['cannot be loaded']?.(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByText('This search needs JavaScript.')).toBeVisible();
    await page.getByRole('searchbox').fill('zzz');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/regulated-companies?q=zzz');
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('zzz');
    await expect(page.getByText('Firm not listed? Search the warnings')).toBeVisible();

    await page.goto('/regulated-companies?firm=fca-2015-ch-020');
    const row = page.getByRole('row').filter({ hasText: 'FCA-2015-CH-020' });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(row).toBeInViewport();

    for (const [address, button] of [
      ['/contact', 'Send message'],
      ['/report-abuse', 'Submit report'],
      ['/digital-filings-portal', 'Log in'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
      await expect(page.getByRole('button', { name: button })).toBeHidden();
      await page.getByRole('link', { name: 'one of our addresses' }).click();
      await expect(page).toHaveURL('/contact#addresses');
    }
  });

  test('fails after a form was sent, the form keeps its text, and the line is beside it', async ({ page }) => {
    await page.route(SHELL, async (route) => {
      await page.getByRole('main').locator('form + .late').waitFor();
      await route.abort();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    const fields = page.getByRole('main').locator('form').getByRole('textbox');
    for (const [index, text] of ['A. Visitor', 'visitor@firm.example', 'A message'].entries()) await fields.nth(index).fill(text);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('main').locator('form + .late')).toHaveText(/do not work/);
    await expect(line(page)).toBeInViewport();
    await expect(fields.last()).toHaveValue('A message');
  });

  test('fails while the page is used, its text and what was entered stay, and links lead on', async ({ page }) => {
    const fail = () =>
      page.evaluate(() => {
        Object.assign(String.prototype, {
          normalize: () => {
            throw new Error('broken script');
          },
        });
      });
    await open(page, '/warnings');
    await fail();
    await page.getByRole('searchbox').fill('gólden cárp');
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(warnedFirms.length);
    await expect(page.getByRole('searchbox')).toHaveValue('gólden cárp');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility Statement');
    await expect(line(page)).toHaveCount(0);
  });

  test('fails on the next page only, that page has the message (ERROR-1)', async ({ page }) => {
    await open(page, '/contact');
    await page.route(PAGE, answers('export default function Broken() { throw new Error("broken script"); }'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warnings' }).click();
    await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    await expect(page.getByRole('alert')).toContainText('broken script');
  });
});
