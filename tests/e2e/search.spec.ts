import type { Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { expect, open, test } from '../support/test.ts';

/** The site search: its results, its shortcut, its languages, and what is left when it cannot run. */

const box = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
const INDEX = /\/assets\/search-texts-.*\.js$/;

test('typing finds sections by kind, marks the words, and offers to check a firm (FIND-1)', async ({ page }) => {
  await open(page, '/search');
  await box(page).pressSequentially('report susp');
  await expect(status(page)).toHaveText(/^\d+ results for "report susp"$/);
  const first = group(page, 'Questions').getByRole('listitem').first();
  await expect(first.getByRole('heading')).toHaveText('How do I report a suspicious transaction?');
  await expect(first.locator('mark').first()).toHaveText(/report/i);
  for (const name of ['Guidance documents', 'Advisories', 'Pages']) await expect(group(page, name)).toBeVisible();
  await page.getByRole('link', { name: 'Check "report susp" in the register and the warnings' }).click();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('report susp');
});

test('a warning is found when the name of its firm stands in a question, and comes first', async ({ page }) => {
  await open(page, '/search');
  await box(page).fill('is Apex Meridian Trade legit');
  const warned = group(page, 'Firms we warn about');
  await expect(warned.getByRole('link', { name: 'Apex Meridian Trade' })).toHaveAttribute('href', '/warnings#apex-meridian-trade');
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName(/^Firms we warn about/);
  await box(page).fill('apex merdian');
  await expect(warned.getByRole('link')).toHaveText('Apex Meridian Trade');
});

test('a sentence stays in the box if Enter follows at once, and each question is a step for Back', async ({ page }) => {
  await open(page, '/search?q=capital');
  const sentence = 'i lost 4000 euros to them, what now?';
  await box(page).fill(sentence);
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(sentence);
  await expect(page).toHaveURL('/search');
  await expect(box(page)).toHaveValue(sentence);
  await page.goBack();
  await expect(box(page)).toHaveValue('capital');
  await page.goForward();
  await expect(box(page)).toHaveValue(sentence);
});

test('a sentence that finds nothing leads to the check, which gets it without the address of the page', async ({ page }) => {
  await open(page, '/search');
  const sentence = 'qqxzy! wwvvk?';
  await box(page).fill(sentence);
  await expect(status(page)).toHaveText(/^No results/);
  await page.getByRole('main').getByRole('link', { name: 'Check a firm or website' }).first().click();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(sentence);
  await expect(page).toHaveURL('/check');
});

test('everyday words lead to the right page, in each language', async ({ page }) => {
  await open(page, '/search?q=whistleblower');
  await expect(group(page, 'Pages').getByRole('link').first()).toHaveText('Report Market Abuse');
  await box(page).fill('is this firm real');
  await expect(group(page, 'Pages').getByRole('link').first()).toHaveText('Check a firm or website');
  await open(page, `/ar/search?q=${encodeURIComponent('احتيال')}`);
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', '/ar/warnings');
});

test('a check is offered for any text that may be a name, and never above a rule that answers the question', async ({ page }) => {
  const offer = page.getByRole('link', { name: /^Check ".*" in the register and the warnings$/ });
  await open(page, '/search?q=Quaymont+Global');
  await expect(offer).toBeVisible();
  for (const answered of ['24 hours', 'is this firm real', 'capital ratio']) {
    await box(page).fill(answered);
    await expect(status(page)).toContainText(`results for "${answered}"`);
    await expect(offer).toBeHidden();
  }
  await box(page).fill('first capital');
  await expect(status(page)).toContainText('results for "first capital"');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const heights = await Promise.all([first, offer].map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(heights[0]).toBeLessThan(heights[1] ?? 0);
});

test('firms in the question come first, warned firms before regulated ones, with a link to all of them', async ({ page }) => {
  await open(page, '/search?q=adyen');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(/^Regulated firms 1$/);
  await group(page, 'Regulated firms').getByRole('link', { name: 'Adyen N.V.' }).click();
  await expect(page).toHaveURL('/regulated-companies?firm=FCA-2017-NL-004');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Adyen N.V.' })).toBeVisible();

  await open(page, '/search?q=aarefels');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Firms we warn about 1$/,
    /^Regulated firms 1$/,
    'All pages',
  ]);
  await expect(group(page, 'Firms we warn about')).toContainText('hxxps://');
  await group(page, 'Firms we warn about').getByRole('link').click();
  await expect(page).toHaveURL('/warnings#aarefels-bank-online-clone');
  await expect(page.getByRole('heading', { name: 'Aarefels Bank Online (clone)' })).toBeInViewport();

  await open(page, '/search?q=bank');
  await expect(group(page, 'Regulated firms').getByRole('heading', { level: 3 })).toHaveCount(5);
  await page.getByRole('link', { name: 'See all in the Regulated Companies directory' }).click();
  await expect(page).toHaveURL('/regulated-companies?q=bank');
});

test('a result leads to its section, a question opens, and Back restores the search', async ({ page }) => {
  await open(page, '/search');
  await box(page).fill('suspicious transaction');
  await group(page, 'Questions').getByRole('link').first().click();
  await expect(page).toHaveURL('/regulatory-guidance#report-a-suspicious-transaction');
  await expect(page.getByText('Hold the transaction unless that is impossible')).toBeVisible();
  await page.goBack();
  await expect(box(page)).toHaveValue('suspicious transaction');
  await expect(group(page, 'Questions')).toBeVisible();

  await box(page).fill('minimum ratios');
  await page
    .getByRole('link', { name: /CRD-021/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/regulatory-guidance#crd-021/);
  await expect(page.getByRole('heading', { name: 'Minimum ratios' })).toBeInViewport();
});

test('an address with a search shows its results', async ({ page }) => {
  await open(page, '/search?q=stablecoin');
  await expect(box(page)).toHaveValue('stablecoin');
  await expect(group(page, 'Guidance documents').getByRole('link').first()).toHaveText(/DARF/);
});

for (const width of [390, 1280]) {
  test(`an address with a search moves nothing while it loads, ${width} px wide (ROUTE-9)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await recordLayoutShift(page);
    // Long enough for the first paint to come before the answer.
    await page.route(INDEX, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.goto('/search?q=capital');
    await expect(group(page, 'Pages')).toBeVisible();
    await page.waitForTimeout(200);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
    await expect(page.getByRole('heading', { name: 'All pages' })).toBeVisible();
  });
}

test('the number of results is announced when typing pauses, and shown at once', async ({ page }) => {
  await open(page, '/search');
  await page.clock.install({ time: 0 });
  await box(page).pressSequentially('cap');
  await expect(status(page)).toHaveText(/^\d+ results for "cap"$/);
  await page.clock.pauseAt(1e6);
  await box(page).pressSequentially('ital');
  await expect(page.getByText(/^\d+ results for "capital"$/)).toHaveCount(1);
  await expect(status(page)).toBeEmpty();
  await page.clock.fastForward(700);
  await expect(status(page)).toHaveText(/^\d+ results for "capital"$/);
});

test('letters that are still being composed are not searched for', async ({ page }) => {
  await open(page, '/search');
  await box(page).focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'capital', selectionStart: 7, selectionEnd: 7 });
  await expect(box(page)).toHaveValue('capital');
  await page.waitForTimeout(900);
  await expect(status(page)).toBeEmpty();
  await keyboard.send('Input.insertText', { text: 'capital' });
  await expect(status(page)).toHaveText(/^\d+ results for "capital"$/);
});

for (const [pointer, shown] of [
  ['mouse', true],
  ['finger', false],
] as const) {
  test.describe(`with a ${pointer}`, () => {
    test.use({ hasTouch: !shown, isMobile: !shown });
    test(`hints about keys are ${shown ? '' : 'not '}shown`, async ({ page }) => {
      await open(page, '/search');
      await expect(page.getByText('key to open this search')).toBeVisible({ visible: shown });
      await open(page, '/report-abuse');
      await expect(page.getByText('or press Shift three times')).toBeVisible({ visible: shown });
    });
  });
}

test('what is the same on many pages is not searched: links back, the quick exit', async ({ page }) => {
  await open(page, '/search?q=press+Shift');
  await expect(status(page)).not.toBeEmpty();
  await expect(page.getByText('or press Shift three times')).toHaveCount(0);
  await open(page, '/search?q=back+to+tools');
  await expect(status(page)).not.toBeEmpty();
  // The query is repeated in lower case.
  await expect(page.getByRole('main').getByText(/Back to Tools/)).toHaveCount(0);
});

test('the index is loaded once, on first use, and by no other page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (INDEX.test(request.url())) asked.push(request.url());
  });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).hover();
  await open(page, '/search');
  expect(asked).toEqual([]);
  await box(page).focus();
  await expect.poll(() => asked.length).toBe(1);
  await box(page).fill('cookies');
  await expect(status(page)).toHaveText(/^\d+ results? for "cookies"$/);
  expect(asked).toHaveLength(1);
});

test('on arrival, focus is in the empty box, or on the heading if there are results', async ({ page }) => {
  await open(page, '/regulations');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  await link.click();
  await expect(box(page)).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await box(page).fill('cookies');
  await group(page, 'Pages').getByRole('link').first().click();
  await expect(page).toHaveURL('/privacy-policy#what-we-store');
  await page.goBack();
  await expect(group(page, 'Pages')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
});

test('a narrow header has Check a firm in words and a named magnifier; the menu has both too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/regulations');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Search', exact: true })).toBeInViewport();
  const check = banner.getByRole('link', { name: 'Check a firm' });
  await expect(check).toBeInViewport();
  expect(await check.evaluate((link) => parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThanOrEqual(15);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Check a firm' })).toBeVisible();
  await menu.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(box(page)).toBeFocused();
});

test.describe('the keyboard', () => {
  test('/ leads to the box from any page; Enter keeps focus; Escape clears (FIND-2)', async ({ page }) => {
    await open(page, '/regulations');
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.type('a/b cookies');
    await expect(box(page)).toHaveValue('a/b cookies');
    await box(page).fill('cookies');
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(page).toHaveURL('/search?q=cookies');
    await page.getByRole('heading', { level: 2, name: 'All pages' }).click();
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(status(page)).toHaveText('');
  });

  test('/ is a character in a field, and no shortcut with a modifier', async ({ page }) => {
    await open(page, '/warnings');
    await box(page).press('/');
    await expect(box(page)).toHaveValue('/');
    await page.getByRole('heading', { level: 1 }).focus();
    for (const key of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(key);
    await expect(page).toHaveURL(/\/warnings/);
    // On many keyboards, / needs Shift.
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', shiftKey: true, bubbles: true, cancelable: true })),
    );
    await expect(page).toHaveURL('/search');
  });

  test('/ leads to the box from a checkbox, where it would type nothing', async ({ page }) => {
    await open(page, '/assessment-tools/aml-ctf-checklist');
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search');
    await expect(box(page)).toBeFocused();
  });

  test('/ does nothing while the menu is open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/regulations');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page).toHaveURL('/regulations');
  });

  test('the key can be turned off, and stays off until it is turned on again (FIND-2)', async ({ page }) => {
    await open(page, '/search');
    const key = page.getByRole('checkbox', { name: 'Use the / key to open this search from any page' });
    await expect(key).toBeChecked();
    await key.uncheck();
    expect(await page.evaluate(() => localStorage.getItem('slash'))).toBe('off');
    await open(page, '/regulations');
    await page.keyboard.press('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(box(page)).toBeFocused();
    await expect(key).not.toBeChecked();
    await key.check();
    expect(await page.evaluate(() => localStorage.getItem('slash'))).toBeNull();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
  });
});

test('another language finds its own texts, without accents too, and follows Apply', async ({ page }) => {
  await open(page, '/es/search?q=politica+de+privacidad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buscar');
  await expect(
    page
      .getByRole('region', { name: /^Páginas/ })
      .getByRole('link')
      .first(),
  ).toHaveText('Política de privacidad');
  await expect(page.getByRole('link', { name: 'Advertencias a los inversores', exact: true })).toBeVisible();
  await box(page).fill('coeficientes de capital minimos');
  const found = page.getByRole('main').getByRole('link', { name: /CRD-021/ });
  await expect(found.first()).toHaveAttribute('href', /^\/es\/regulatory-guidance#crd-021/);
  await expect(found.first().locator('[lang="en"]')).toHaveCount(0);

  await box(page).fill('confidentialité');
  await page.getByRole('banner').getByRole('combobox').selectOption('fr');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(
    page
      .getByRole('region', { name: /^Pages/ })
      .getByRole('link')
      .first(),
  ).toHaveText(/confidentialité/i);
});

test('a search without results says so, with advice, and repeats strange input as text (SECURITY-2)', async ({ page }) => {
  await open(page, '/search');
  const odd = '<img src=x onerror=alert(1)> zzqx';
  await box(page).fill('zzqxv');
  await expect(status(page)).toHaveText('No results for "zzqxv".');
  await expect(page.getByText(/try fewer or different words/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'write to us' })).toBeVisible();
  await box(page).fill(odd);
  await expect(status(page)).toContainText(odd);
  for (const text of ['\ud83d', '\udc00abc', '\u0000', '.*', '[', '\\', '(?:', '%', '𝒳', '🏦', '\u202egnp.exe', 'x'.repeat(10_000)]) {
    await box(page).fill(text);
    // The texts are compared in the page, because some of them, such as half a surrogate pair, cannot be sent to the test unchanged.
    await expect
      .poll(() =>
        box(page).evaluate((field: HTMLInputElement) => {
          const said = document.querySelector('main [role="status"] bdi')?.textContent;
          return said === field.value || (field.value.length > 60 && said === `${field.value.slice(0, 60)}…`);
        }),
      )
      .toBe(true);
  }
  // A character that changes the direction of text is isolated, so it does not affect the rest of the sentence.
  await box(page).fill('\u202egnp.exe');
  await expect(status(page).locator('bdi')).toHaveText('\u202egnp.exe');
  await expect(page).toHaveURL(/\?q=%E2%80%AEgnp\.exe$/);
  await box(page).fill('cookies');
  await expect(group(page, 'Pages')).toBeVisible();
});

test.describe('when the index cannot be loaded', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('the page says so, does not reload, and keeps the list of all pages', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await open(page, '/search?q=cookies');
    await expect(status(page)).toHaveText('The search could not be loaded.');
    await expect(page.getByText(/You can still use the list of all pages below/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is the list of all pages, and says what is missing', async ({ page }) => {
    await page.goto('/search?q=cookies');
    await expect(page.getByText(/The search runs in your browser and needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
  });
});

test('the page and the header fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/search?q=capital+ratio', '/ar/search?q=capital']) {
    await open(page, address);
    await expect(page.locator('mark').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
