import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { alerts, expect, firms, open, publications, test, warnedFirms } from '../support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Unified Entity Search' });
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const certificate = (page: Page, name: string) => page.getByRole('article', { name });

async function search(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

test('a visitor looks up a firm with Enter and reads the answer (SEARCH-1, SEARCH-3, SEARCH-5, SEARCH-7)', async ({ page }) => {
  await open(page, '/');
  await box(page).fill('adyen');
  await page.keyboard.press('Enter');

  await expect(notices(page).getByText('Entity Found', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('Adyen N.V. profile loaded successfully.')).toBeVisible();

  const answer = certificate(page, 'Adyen N.V.');
  await expect(answer.getByText('Yes', { exact: true })).toBeVisible();
  await expect(answer.getByText('Active', { exact: true })).toBeVisible();
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
    await expect(answer.getByRole('term').filter({ hasText: term }).first()).toBeVisible();
  }
  await expect(answer.getByText('FCA-2017-NL-004')).toBeVisible();
  await expect(answer.getByText('Amsterdam, Netherlands')).toBeVisible();
  await expect(answer.getByText('Acquiring')).toBeVisible();
  await expect(answer.getByText('Singapore')).toBeVisible();
  await expect(answer.getByText('N/A', { exact: true })).toBeVisible();
});

test('the search ignores case, includes licence numbers, and shows the first match in list order with the number of the others (SEARCH-2)', async ({
  page,
}) => {
  await open(page, '/');
  await search(page, 'fCa-1998-');
  await expect(certificate(page, 'Banque Ombrefort Luxembourg S.A.')).toBeVisible();

  const others = page.getByRole('link', { name: /^See all \d+ in the directory$/ });
  const count = Number.parseInt(((await others.textContent()) ?? '').replace(/\D+/, ''), 10);
  await others.click();
  await expect(page).toHaveURL(/\/regulated-companies\?q=fCa-1998-$/);
  await expect(page.getByRole('searchbox')).toHaveValue('fCa-1998-');
  await expect(page.getByText(`${count} of ${firms.length} firms shown`)).toBeVisible();
});

test('a search without a match says so, removes the earlier answer and keeps the outcome on the page (SEARCH-8, SEARCH-10)', async ({
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
  await expect(page.getByRole('heading', { name: 'Not in either list' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
});

test('Back shows the answer before, and the title its question (SEARCH-12)', async ({ page }) => {
  await open(page, '/');
  await search(page, 'adyen');
  await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
  await expect(page).toHaveTitle(/^adyen · /);
  await search(page, 'ten-x signals');
  await expect(page.getByRole('heading', { name: 'Warning issued' })).toBeVisible();
  await expect(page).toHaveTitle(/^ten-x signals · /);
  await page.goBack();
  await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
  await expect(box(page)).toHaveValue('adyen');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(certificate(page, 'Adyen N.V.')).toBeHidden();
  await expect(box(page)).toHaveValue('');
  await page.goForward();
  await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
});

test('a part of a name that a warned firm has too is no answer about the one firm that matches (SEARCH-11)', async ({ page }) => {
  const words = warnedFirms.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{5,}/g) ?? []);
  const shared = words.filter((word) => firms.filter(({ name }) => name.toLowerCase().includes(word)).length === 1);
  expect(shared.length).toBeGreaterThan(2);
  await open(page, '/');
  for (const word of shared.slice(0, 5)) {
    await search(page, word);
    // The warning, or the question which firm is meant.
    await expect(page.locator('#entity-search-result h2').first(), word).toBeVisible();
    await expect(page.getByText('Yes', { exact: true }), word).toBeHidden();
  }
  await search(page, 'meridian');
  const question = page.getByRole('heading', { name: '1 firm matches. Is it this one?' });
  await expect(question).toBeVisible();
  // The answer gets the focus, as on the page of the check: the keyboard of a telephone would cover it.
  await expect(question).toBeFocused();
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

test.describe('a search that no firm matches', () => {
  const answer = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Answer', exact: true });

  for (const [kind, text, firm, found] of [
    ['a firm of this name', 'ten-x signals', '10x Signal Room', 'Matches its alias Ten-X Signals'],
    ['this web address', 'hxxps://www[.]10x-signal-room[.]example/join', '10x Signal Room', 'Matches its website'],
    ['this telephone number', '0044 20 7946 0128', 'Aarefels Bank Online (clone)', 'Matches its telephone number'],
  ] as const) {
    test(`says that we have issued a warning about ${kind}, and shows it (SEARCH-11)`, async ({ page }) => {
      await open(page, '/');
      await search(page, text);
      await expect(notices(page).getByText('Entity Not Found', { exact: true })).toBeVisible();
      await expect(answer(page).getByRole('heading', { name: 'Warning issued' })).toBeVisible();
      // The warning is the answer, and nothing is said above it.
      await expect(page.getByRole('main')).not.toContainText('Entity Not Found');
      await expect(answer(page)).toContainText(`We have issued a warning about ${kind}.`);
      const warning = page.getByRole('main').getByRole('article').filter({ hasText: found });
      await expect(warning.getByRole('heading', { name: firm })).toBeVisible();
      await expect(page.getByText('Call your bank')).toBeVisible();
    });
  }

  test('of a name in neither list says so, what to do, and what to do after a payment', async ({ page }) => {
    await open(page, '/');
    await search(page, 'Nobody & Sons');
    await expect(page.getByRole('main')).toContainText('Entity Not Found.');
    await expect(answer(page).getByRole('heading', { name: 'Not in either list' })).toBeVisible();
    await expect(answer(page)).toContainText('Treat it as high risk.');
    await expect(answer(page).getByRole('heading', { name: 'Already paid?' })).toBeVisible();
    await expect(page.getByText('Warning issued')).toHaveCount(0);
  });

  test('shows the warning that may be meant if the text has only a part of its name', async ({ page }) => {
    await open(page, '/');
    await search(page, 'Apex Meridian');
    await expect(answer(page).getByRole('heading', { name: 'There may be a warning about this name' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Apex Meridian Trade' })).toBeVisible();
  });

  test('of a contact point or a text about one regulated firm says that it is on record, and for which firm (SEARCH-7)', async ({
    page,
  }) => {
    const firm = firms.find(
      ({ websites = [], phones = [], emailDomains = [] }) => websites.length * phones.length * emailDomains.length > 0,
    );
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
      await expect(answer(page).getByRole('heading', { name }), text).toBeVisible();
      await expect(notices(page).getByText(`${name} profile loaded successfully.`), text).toBeVisible();
      await expect(page.getByText('Entity Not Found'), text).toHaveCount(0);
      await expect(page.getByRole('main'), text).not.toContainText('do not send it money');
      await notices(page).getByRole('button', { name: 'Close' }).click();
    }
  });

  test('that says that money is lost leads to the first steps (CHECK-14)', async ({ page }) => {
    await open(page, '/');
    await search(page, 'How do I get my money back?');
    await expect(answer(page).getByRole('heading', { name: 'Have you lost money?' })).toBeVisible();
    await expect(page.getByText('Call your bank')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('keeps a message out of the address, except for a web address in it (CHECK-5)', async ({ page }) => {
    await open(page, '/');
    await search(page, 'Anna, log in at nothing-here.example today and pay 500');
    await expect(answer(page).getByRole('heading', { name: 'Not in either list' })).toBeVisible();
    await expect(page).toHaveURL('/?q=nothing-here.example');
    await search(page, 'My mother lost money with John Smith');
    await expect(answer(page)).toContainText('This name is neither');
    await expect(page).toHaveURL('/');
  });

  for (const text of ['ADYEN   N.V.', '"Adyen"', 'FCA 2017 NL 004', 'adyen nv']) {
    test(`of ${text} finds the firm, whatever is between the letters (FIND-4)`, async ({ page }) => {
      await open(page, '/');
      await search(page, text);
      await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
    });
  }
});

test('the warnings and their index are loaded with the first search, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const warnings = () => asked.filter((path) => /\/(check-worker|records-warned-firms)-/.test(path));
  await open(page, '/');
  expect(warnings()).toEqual([]);
  await search(page, 'adyen');
  await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
  await expect.poll(() => warnings().length).toBeGreaterThan(0);
});

test('if several firms match, the page asks which one is meant, marks all of them, and says of none that it is regulated', async ({
  page,
}) => {
  await open(page, '/');
  await search(page, 'bank');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^\d+ firms match\. Which one\?$/ })).toBeVisible();
  await expect(main.getByRole('article').first()).toContainText(/^The first of the \d+ in the register/);
  await expect(main.getByRole('listitem').filter({ hasText: /^\d+ match$/ })).toBeVisible();
  await expect(main.getByText('Yes', { exact: true })).toHaveCount(0);
  await expect(main.getByText('Is this firm regulated?')).toHaveCount(1);
  // The answer has the focus, so nothing else announces it.
  const status = main.getByRole('status');
  await expect(main.getByRole('heading', { name: /^\d+ firms match\. Which one\?$/ })).toBeFocused();
  await expect(status).toBeEmpty();
  await search(page, 'Troodora Trading Ltd');
  await expect(main.getByRole('article', { name: 'Is this firm regulated? No longer Troodora Trading Ltd', exact: true })).toBeFocused();
  await expect(status).toBeEmpty();
  // The answer to the question in the address does not take the focus, and is announced.
  await page.reload();
  await expect(status).toHaveText('Troodora Trading Ltd: No longer regulated');
});

/** A text of each kind, and whether the check warns about it. */
const BOTH_PAGES = [
  'Adyen N.V.',
  'FCA-2017-NL-004',
  'Aarefels Bank AG',
  'FCA-2015-CH-020',
  'Apex Meridian',
  'apexmeridian-trade.example',
  'I paid 4000 to Apex Meridian',
  '+442079460128',
  'nothing-here.example',
  'Nobody & Sons',
  'bank',
];

for (const text of BOTH_PAGES) {
  test(`the home page and the check say the same about ${text} (SEARCH-11)`, async ({ page }) => {
    const answer = page.getByRole('main').locator('[data-verdict]');
    await open(page, '/check');
    await page.getByRole('main').getByRole('textbox').fill(text);
    const verdict = (await answer.getAttribute('data-verdict')) ?? '';
    await open(page, '/');
    await search(page, text);
    const isInRegister = firms.some(({ name, licenseId }) => `${name} ${licenseId}`.toLowerCase().includes(text.toLowerCase()));
    const isCalm = ['regulated', 'limited', 'ended', 'choose'].includes(verdict);
    if (isInRegister && isCalm) {
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(answer).toHaveCount(0);
    } else {
      await expect(answer).toHaveAttribute('data-verdict', verdict);
      await expect(page.getByRole('main').getByText('Yes', { exact: true })).toHaveCount(0);
    }
  });
}

test.describe('the answer is brought into view', () => {
  const verdict = (page: Page) => certificate(page, 'Adyen N.V.').getByText('Yes', { exact: true });

  for (const [width, height, percent] of [
    [390, 844, 100],
    [390, 844, 200],
    [320, 256, 100],
  ] as const) {
    test(`after Enter and at a link, at ${width}x${height} px and ${percent} % text`, async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
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

test('Enter before the script runs leads to the same answer', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).fill('adyen');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/?q=adyen');
  await page.unroute(/\/assets\/.*\.js$/);
  await page.reload();
  await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
});

for (const [name, text] of [
  ['empty', ''],
  ['whitespace', '   '],
]) {
  test(`an ${name} search clears the result (SEARCH-9)`, async ({ page }) => {
    await open(page, '/?q=adyen');
    await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
    await search(page, text ?? '');
    await expect(notices(page).getByText('Search Cleared', { exact: true })).toBeVisible();
    await expect(notices(page).getByText('Enter a name or ID to search for an entity.')).toBeVisible();
    await expect(certificate(page, 'Adyen N.V.')).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('the status is always green, and words carry its meaning (SEARCH-4)', async ({ page }) => {
  const names = statusExamples();
  await open(page, '/?q=adyen');
  const green = await certificate(page, 'Adyen N.V.').getByText('Active', { exact: true }).evaluate(colourOf);
  for (const [status, { name, answer }] of Object.entries(names)) {
    await search(page, name);
    const card = certificate(page, name);
    const word = card.getByText(status, { exact: true });
    await expect(word).toBeVisible();
    expect(await word.evaluate(colourOf), status).toBe(green);
    await expect(card.getByText(answer, { exact: true })).toBeVisible();
  }
});

test('ongoing investigations are red above 0 and green at 0 (SEARCH-6)', async ({ page }) => {
  const figure = (name: string) =>
    certificate(page, name)
      .locator('div')
      .filter({ has: page.getByText('Ongoing Investigations') })
      .last()
      .getByText(/^\d+$/);
  await open(page, '/?q=adyen');
  await expect(figure('Adyen N.V.')).toHaveText('0');
  const green = await figure('Adyen N.V.').evaluate(colourOf);
  const reviewed = firms.find(({ investigations }) => investigations > 0)?.name ?? '';
  expect(reviewed, 'a firm with an investigation').not.toBe('');
  await search(page, reviewed);
  await expect(figure(reviewed)).toHaveText(/^[1-9]/);
  expect(await figure(reviewed).evaluate(colourOf)).not.toBe(green);
});

test('the answer about a firm that has a clone warns about the clone', async ({ page }) => {
  await open(page, '/?q=aarefels');
  const answer = certificate(page, 'Aarefels Bank AG');
  await expect(answer.getByText('Clone warning:')).toBeVisible();
  await answer.getByRole('link', { name: 'Read the warning about Aarefels Bank Online (clone)' }).click();
  await expect(page).toHaveURL('/warnings#aarefels-bank-online-clone');
  await expect(page.getByRole('article', { name: 'Aarefels Bank Online (clone)' })).toBeFocused();
});

test('the answer is still there after the visitor leaves the page and comes back', async ({ page }) => {
  await open(page, '/');
  await search(page, 'Adyen');
  await certificate(page, 'Adyen N.V.').getByRole('link', { name: 'Open in the directory' }).click();
  await expect(page.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
  await page.goBack();
  await expect(box(page)).toHaveValue('Adyen');
  await expect(certificate(page, 'Adyen N.V.')).toBeVisible();
});

test('alerts are filtered by category, the choice is in the address, and Back to Alerts leads to the list (HOME-6)', async ({ page }) => {
  await open(page, '/#latest-alerts');
  const section = page.getByRole('region', { name: 'Latest Alerts & Warnings' });
  const listed = section.getByRole('list').first().getByRole('listitem');
  await expect(section).toBeInViewport();
  await expect(listed).toHaveCount(alerts.length);
  const newest = page.getByRole('region', { name: 'Newest warnings' });
  const inCategory = (name: string) => alerts.filter(({ category }) => category === name).length;
  const titleOf = (wanted: string) => alerts.find(({ category }) => category === wanted)?.title ?? '';
  for (const [chip, category] of [
    ['Surveillance', 'surveillance'],
    ['Regulation', 'regulation'],
    ['Enforcement', 'enforcement'],
  ] as const) {
    await section.getByRole('button', { name: chip }).click();
    await expect(section.getByRole('button', { name: chip })).toHaveAttribute('aria-pressed', 'true');
    await expect(listed).toHaveCount(inCategory(category));
    await expect(section.getByRole('link', { name: titleOf(category) })).toBeVisible();
  }
  await page.reload();
  await expect(listed).toHaveCount(inCategory('enforcement'));
  await section.getByRole('button', { name: 'All' }).click();
  await expect(listed).toHaveCount(alerts.length);
  const last = section.getByRole('link', { name: titleOf('enforcement') });
  await expect(last).toHaveAttribute('href', '/advisories/enforcement-action');
  await expect(newest.getByRole('listitem')).toHaveCount(3);
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
  for (const category of ['Annual Reports', 'Regulatory Updates', 'Enforcement Summaries'])
    await expect(section.getByText(category, { exact: true })).toBeVisible();
});

test('the home page has the required buttons, cards and figures (HOME-1, HOME-2, HOME-3)', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ensuring Market Integrity Across Borders');
  await expect(page.getByRole('link', { name: 'View Regulatory Frameworks' })).toHaveAttribute('href', '/regulations');
  await expect(page.getByRole('link', { name: 'Report Market Abuse' })).toHaveAttribute('href', '/report-abuse');
  await expect(page.getByRole('link', { name: 'Regulatory Frameworks', exact: true })).toHaveAttribute('href', '/regulations');
  await expect(page.getByRole('link', { name: 'Surveillance Tools' })).toHaveAttribute('href', '/market-surveillance');
  await expect(page.getByRole('link', { name: 'Compliance Portal' })).toHaveAttribute('href', '/compliance-resources');
  const reach = page.getByRole('region', { name: 'Global Reach' });
  await expect(reach.getByText('200+')).toBeVisible();
  await expect(reach.getByText('15,000+')).toBeVisible();
  await expect(reach.getByText(/only some of the firms.*not counted/)).toBeVisible();
  await reach.scrollIntoViewIfNeeded();
  const map = reach.getByRole('img', { name: /World map/ });
  await expect(map).toBeVisible();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

const colourOf = (element: Element) => getComputedStyle(element).color;

/** A firm of each status except Active, from the content, with the word of its answer (SEARCH-5). */
function statusExamples(): Record<string, { name: string; answer: string }> {
  const answers: Record<string, string> = {
    'Under Review': 'Yes, with limits',
    Restricted: 'Yes, with limits',
    Provisional: 'Yes, with limits',
    Merged: 'No longer',
    'Ceased Operations': 'No longer',
  };
  return Object.fromEntries(
    Object.entries(answers).flatMap(([status, answer]) => {
      const firm = firms.find((one) => one.status === status);
      return firm ? [[status, { name: firm.name, answer }]] : [];
    }),
  );
}

test('in Arabic, the name of the firm that was found is after its line and inside the page (SEARCH-1)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ar/?q=Adyen');
  const flag = page.getByRole('figure').getByText('Adyen N.V.');
  await expect(flag).toBeVisible();
  const name = await flag.boundingBox();
  const line = await flag.locator('..').boundingBox();
  if (!name || !line) throw new Error('The name or its line is not shown');
  expect(name.x).toBeGreaterThan(0);
  expect(name.x + name.width).toBeLessThanOrEqual(line.x + line.width);
});

test('the newest warnings are below the alerts, whatever the filter, and lead to their rows (HOME-9)', async ({ page }) => {
  await open(page, '/?alerts=enforcement');
  const newest = page.getByRole('region', { name: 'Newest warnings' });
  const days = warnedFirms.map(({ added }) => added).toSorted();
  await expect(newest.getByRole('listitem').first().locator('time')).toHaveAttribute('datetime', days.at(-1) ?? '');
  const link = newest.getByRole('listitem').first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('article', { name }).getByRole('link', { name, expanded: true })).toBeInViewport();
});
