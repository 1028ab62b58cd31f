import type { Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { expect, firms, hydrated, open, site, test, warnedFirms } from '../support/test.ts';
import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import { content, contentIn } from '../support/content.ts';

/*
 * Someone has a name, a link or a message and wants to know whether to trust it. `packages/check` tests which verdict is right for a text, and
 * `src/parts/answer/answer.test.tsx` what the page says about it. These tests show that the box reaches the lists, and the answer the visitor.
 */

/** Its name is shorter on a telephone. */
const box = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Name, (?:licence )?number, .*message$/ });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const answer = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Answer', exact: true });
const verdict = (page: Page) => answer(page).getByRole('heading', { level: 2 }).first();
const regulated = (page: Page) => page.getByRole('region', { name: /^(The record|Regulated firms)/ });
const warned = (page: Page) => page.getByRole('region', { name: /^(The warning|Firms we warn about)/ });
/** The button that opens the steps after a payment. */
const paid = (page: Page) => answer(page).locator('summary', { hasText: /^I have already paid$/ });
/** The table of what was sent beside what is on record. */
const sent = (page: Page) => answer(page).getByRole('table');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

async function check(page: Page, text: string) {
  await open(page, '/check');
  await box(page).fill(text);
}

/** A firm with every kind of contact point. */
const known = firms.find(({ websites = [], emailDomains = [], phones = [] }) => websites.length * emailDomains.length * phones.length > 0);
const {
  name = '',
  licenseId = '',
  websites: [website = ''] = [],
  emailDomains: [domain = ''] = [],
  phones: [phone = ''] = [],
} = known ?? {};
const called = warnedFirms.find(({ phones = [] }) => phones.length > 0);
const CLONE = `From: "${name}" <service@secure-mail.test>\nTo: anna@mail.test\n\n${name} (${licenseId}) has blocked your account. Log in at https://verify-id.test/login`;

/** Each list and each of its fields that the check needs, and each kind of text: the answer, and a part of what else it says. */
const ANSWERS: readonly [text: string, word: string, said: string][] = [
  ['Adyen', 'Regulated', 'On record as Adyen N.V.'],
  ['fca-2017-nl-004', 'Regulated', 'Adyen N.V.'],
  ['Dzintarkrasta Banka', 'Regulated, with limits', 'Restricted'],
  [`${website}/login?from=mail`, 'On record', `The website on our record for this firm: ${website}`],
  [`desk@${domain}`, 'On record', 'The part of this email address after the @ is on our record'],
  [
    phone.replaceAll(' ', '').replace(/^(\+\d{2,3})(\d{3})/, '$1 $2 '),
    'On record',
    `The telephone number on our record for this firm: ${phone}`,
  ],
  ['ten-x signals', 'Warning issued', 'Matches its alias Ten-X Signals'],
  ['hxxps://www[.]10x-signal-room[.]example/join', 'Warning issued', 'Matches its website'],
  [called?.phones?.[0] ?? '', 'Warning issued', 'Matches its telephone number'],
  ['Aarefels Bank AG', 'Possible clone', 'Aarefels Bank Online (clone)'],
  ['adyen.com', 'Not in either list', 'We cannot tell you whether it is its own.'],
  ['Zuiderkade Bk', 'Which firm do you mean?', 'Zuiderkade Bank N.V.'],
  [CLONE, 'Not on record', 'What you were sent, and what is on record'],
  [site.supportEmail, 'Belongs to the Authority', 'We never ask the public for money, for a password or for a code.'],
  ['They want a fee before they pay out', content.check.advice.fee.word, content.check.advice.fee.meaning],
];

test('the button leads to the field if that is empty', async ({ page }) => {
  await open(page, '/check');
  await page.getByRole('main').getByRole('button', { name: 'Check', exact: true }).click();
  await expect(box(page)).toBeFocused();
});

test('each text that a visitor puts into the box is answered from the lists (CHECK-1, CHECK-4, CHECK-6, CHECK-7, CHECK-9, CHECK-10)', async ({
  page,
}) => {
  await open(page, '/check');
  for (const [text, word, said] of ANSWERS) {
    await box(page).fill(text);
    await expect(answer(page), text).toContainText(said);
    await expect(verdict(page), text).toHaveText(word);
  }
});

test('no strange input throws', async ({ page }) => {
  await open(page, '/check');
  for (const text of ['\u0000', '.*', '[', '\\', '%', '\u202e', 'http://', '@', 'x'.repeat(100_000), '\u0627\u0644']) {
    // Without the empty text, the answer before could be taken for this one.
    await box(page).fill('');
    await expect(verdict(page)).toHaveCount(0);
    await box(page).fill(text);
    await expect(verdict(page), text.slice(0, 10)).toBeVisible();
  }
});

test('in every language, the answer is in that language, and no verdict is wider than 320 px or broken inside a word (ACCESS-3, LANG-6)', async ({
  page,
}) => {
  test.slow(); // It opens a page in each language.
  await page.setViewportSize({ width: 320, height: 640 });
  const main = page.getByRole('main');
  for (const { code } of LANGUAGES) {
    await open(page, `${prefixOf(code)}/check`);
    // Without a question, the page explains all verdicts.
    const verdicts = await main.getByRole('term', { includeHidden: true }).allTextContents();
    expect(verdicts.length).toBeGreaterThanOrEqual(17);
    const words = [...verdicts, ...Object.values(contentIn(code).check.advice).map(({ word }) => word)];
    await main.getByRole('textbox').fill('10x-signal-room.example');
    const shown = main.locator('[data-answer-word]');
    await expect(shown).toBeVisible();
    await expect(main.getByText('hxxps://10x-signal-room[.]example').first()).toHaveCSS('direction', 'ltr');
    if (code === 'ar') {
      await expect(shown).toHaveText('صدر تحذير');
      const sentence = main.getByText(contentIn('ar').check.verdicts.warned.of?.site ?? '');
      await expect(sentence).toBeVisible();
      await expect(sentence).not.toHaveAttribute('lang', 'en');
    }
    // Chinese has no spaces between words, and breaks anywhere.
    const parts = code === 'zh' ? [] : words.flatMap((text) => text.split(' ')).filter((word) => word !== '');
    const broken = await shown.evaluate((heading, all) => {
      // A child inside the line: a word that is broken has two boxes.
      const child = document.createElement('span');
      heading.replaceChildren(child);
      return all.filter((word) => {
        child.textContent = word;
        return child.getClientRects().length > 1 || heading.scrollWidth > heading.clientWidth;
      });
    }, parts);
    expect(broken, code).toEqual([]);
  }
});

test.describe('a visitor', () => {
  test('reads what a firm may do in the answer, and opens its record in the directory (RECORD-1, RECORD-2)', async ({ page }) => {
    const entry = regulated(page).getByRole('article');
    const { meaning = '' } = content.statuses.find((one) => one.status === 'Active') ?? {};
    await check(page, firms.find(({ contactsConfirmed }) => !contactsConfirmed)?.licenseId ?? '');
    await expect(entry.getByText('We have no contact points for this firm on record')).toBeVisible();
    await expect(entry.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    await box(page).fill(licenseId);
    await expect(entry.getByRole('definition').getByText(website, { exact: true })).toBeVisible();
    await box(page).fill('FCA-2015-CH-020');
    await expect(entry).toContainText('Clone warning:');
    await expect(entry.getByRole('link', { name: 'Read the warning about Aarefels Bank Online (clone)' })).toBeVisible();
    await box(page).fill('Adyen');
    await expect(entry.getByRole('heading', { name: 'Adyen N.V.' })).toBeVisible();
    await expect(entry.getByText('Jurisdictional Permissions')).toBeVisible();
    for (const said of ['FCA-2017-NL-004', 'Active', meaning, 'Tier 1', 'Check that the service you were offered is listed here.'])
      await expect.soft(entry).toContainText(said);
    await expect(warned(page)).toHaveCount(0);
    await entry.getByRole('link', { name: 'Open in the directory' }).click();
    await expect(page).toHaveURL('/regulated-companies?firm=FCA-2017-NL-004');
    await expect(page.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
  });

  test('reports a warned firm in a form that begins with what was asked, and finds it so again with Back', async ({ page }) => {
    await check(page, 'ten-x signals');
    await page.getByRole('link', { name: 'Report it to us' }).click();
    await expect(page).toHaveURL('/contact?about=ten-x+signals#report-a-scam');
    await expect(page.getByRole('heading', { name: 'Report a scam' })).toBeInViewport();
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveValue(/^What I am reporting: ten-x signals\n\nHow and when they contacted me:/);
    await message.fill('I have changed it');
    await page.getByRole('link', { name: 'Warnings', exact: true }).first().click();
    await expect(page).toHaveURL('/warnings');
    await page.goBack();
    await expect(message).toHaveValue(/^What I am reporting: ten-x signals/);
  });

  test('compares each item of a message with what is on record, and opens one of them (CHECK-5, CHECK-8)', async ({ page }) => {
    await check(page, 'See good.example/login?to=anna, pay at https://10x-signal-room.example or write to anna.smith@two.example now');
    await expect(sent(page).getByRole('row')).toHaveText([
      /You were sent/,
      /^Websitegood\[\.\]example\/login\?to=annaNone on recordNot in either list$/,
      /^Website10x-signal-room\[\.\]example10x Signal RoomWarning issued$/,
      /^Emailanna\.smith@two\[\.\]exampleNone on recordNot in either list$/,
    ]);
    await expect(page).toHaveURL(/q=10x-signal-room\.example/);
    await expect(page).not.toHaveURL(/anna/);
    await sent(page).getByRole('link', { name: '10x Signal Room' }).click();
    await expect(page).toHaveURL('/warnings#10x-signal-room');
    await page.goBack();
    await sent(page).getByRole('link', { name: /^good/ }).click();
    await expect(page).toHaveURL('/check?q=good.example%2Flogin');
    await expect(verdict(page)).toHaveText('Not in either list');
  });

  test('reads in the answer to a message how to reach the firm itself, as its record says', async ({ page }) => {
    await check(page, CLONE);
    await expect(sent(page).getByRole('columnheader', { name: `On record for ${name}` })).toBeVisible();
    const instead = answer(page).getByRole('paragraph').filter({ hasText: 'Ask the firm itself:' });
    await expect(instead).toContainText(website.replace('https://', ''));
    await expect(instead).toContainText(phone);
  });

  test('sees the first ten firms with a part of a name, and more with a button, and clears the box', async ({ page }) => {
    await check(page, 'bank');
    await expect(verdict(page)).toHaveText('Which firm do you mean?');
    const records = regulated(page).getByRole('list').first().getByRole('link');
    await expect(records).toHaveCount(10);
    await regulated(page).getByRole('button', { name: 'Show 10 more' }).first().click();
    await expect(records).toHaveCount(20);
    await button(page, 'Clear').click();
    await expect(box(page)).toHaveValue('');
    await expect(answer(page)).toHaveCount(0);
  });

  test('sees how an address differs from that of a firm, with marks besides the colour, and opens the record of the firm', async ({
    page,
  }) => {
    await check(page, 'adyan.example');
    await expect(verdict(page)).toHaveText('Not in either list');
    await expect(box(page)).toHaveValue('adyan.example');
    await expect(regulated(page)).toHaveCount(0);
    await expect(sent(page).locator('mark')).toHaveText(['a', 'e']);
    await expect(sent(page).locator('mark').first()).toHaveCSS('border-block-end-style', 'solid');
    await sent(page).getByRole('link', { name: 'Adyen N.V.' }).click();
    await expect(page.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
  });

  test('who may have paid opens the steps after a payment in the answer: beside a warning and an unknown address, and not beside a regulated firm', async ({
    page,
  }) => {
    const bank = answer(page).getByText('Call your bank', { exact: true });
    await open(page, '/check');
    for (const [text, word] of [
      ['ten-x signals', 'Warning issued'],
      ['https://nothing-here.example', 'Not in either list'],
    ] as const) {
      await box(page).fill(text);
      await expect(verdict(page)).toHaveText(word);
      await expect(bank).toBeHidden();
      await paid(page).click();
      await expect(bank).toBeVisible();
    }
    await box(page).fill('I sent them money and it is gone');
    await expect(verdict(page)).toHaveText(content.check.advice.paid.word);
    await expect(bank).toBeVisible();
    await box(page).fill('adyen');
    await expect(verdict(page)).toHaveText('Regulated');
    await expect(paid(page)).toHaveCount(0);
  });

  test('tries each example and clears it, and nothing of the message stays in the address', async ({ page }) => {
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
      await expect(examples).toHaveCount(0);
      await button(page, 'Clear').click();
    }
    await expect(page).toHaveURL('/check');
    // Another tab gets only what is in the address, so the message leads it to the link in the message.
    await expect(examples.getByRole('link', { name: 'A whole message' })).toHaveAttribute('href', /^\/check\?q=https/);
  });
});

test('nothing is asked while characters are being composed', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Reflect.set(globalThis, 'asked', asked);
    globalThis.Worker = class extends Worker {
      override postMessage(message: { text?: string }) {
        if (message.text) asked.push(message.text);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        super.postMessage(message);
      }
    };
  });
  // After an answer, the worker is ready, and the next text would be asked after a moment.
  await check(page, 'ten-x signals');
  await expect(verdict(page)).toHaveText('Warning issued');
  await box(page).dispatchEvent('compositionstart');
  await box(page).fill('a');
  await box(page).fill('ady');
  await box(page).fill('adyen');
  await expect(verdict(page)).toHaveText('Warning issued');
  await box(page).dispatchEvent('compositionend');
  await expect(verdict(page)).toHaveText('Regulated');
  expect(await page.evaluate<string[]>(() => Reflect.get(globalThis, 'asked'))).toEqual(['ten-x signals', 'adyen']);
});

test.describe('the address of the page', () => {
  test('of each question is a step for Back, also of a message that it does not contain', async ({ page }) => {
    await open(page, '/check');
    const message = 'Anna, log in at nothing-here.example today and pay 500';
    await box(page).fill('Adyen');
    await expect(page).toHaveURL('/check?q=Adyen');
    await box(page).fill(message);
    await expect(page).toHaveURL('/check?q=nothing-here.example');
    await box(page).fill('ten-x signals');
    await expect(page).toHaveURL('/check?q=ten-x+signals');
    await answer(page).getByRole('link', { name: 'Open the warning' }).click();
    await expect(page).toHaveURL(/\/warnings#/);
    await page.goBack();
    await expect(box(page)).toHaveValue('ten-x signals');
    await page.goBack();
    await expect(box(page)).toHaveValue(message);
    await page.goBack();
    await expect(box(page)).toHaveValue('Adyen');
    await expect(answer(page).getByRole('heading', { name: 'Adyen N.V.' })).toBeVisible();
    await page.goForward();
    await expect(box(page)).toHaveValue(message);
    await page.reload();
    await expect(box(page)).toHaveValue('nothing-here.example');
    await expect(page.getByRole('main')).toContainText('what you entered is not kept when the page is loaded again');
    await box(page).fill('Adyen');
    await expect(page.getByRole('main')).not.toContainText('what you entered is not kept');
  });

  test('leads Back to its own answer, also after a reload has forgotten a text', async ({ page }) => {
    await check(page, 'my mum paid somebody who is called Zorblax Frimpet');
    await expect(verdict(page)).toHaveText('Nothing here that we can check');
    await expect.poll(() => page.evaluate(() => history.state !== null && 'text' in history.state)).toBe(true);
    await page.reload();
    await hydrated(page);
    // The page writes the address 250 ms after it has read the text. This timer was started later, so it ends later.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await expect(page.getByRole('main')).toContainText('what you entered is not kept');
    await box(page).fill('apexmeridian-trade.example');
    await expect(verdict(page)).toHaveText('Warning issued');
    await expect(page).toHaveURL(/q=/);
    await box(page).fill('zzz unknown firm');
    await expect(verdict(page)).toHaveText('Not in either list');
    await expect(page).toHaveURL('/check');
    await page.goBack();
    await expect(box(page)).toHaveValue('apexmeridian-trade.example');
    await expect(verdict(page)).toHaveText('Warning issued');
  });

  test('leads Back to the same place in the answer, on a telephone and on a wide screen (ROUTE-4)', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/check?q=apex+meridian');
      const link = answer(page).getByRole('link', { name: 'Open the warning' });
      await link.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 300));
      // The click itself may scroll, if the answer has grown meanwhile.
      await link.evaluate((element) => element.addEventListener('click', () => (document.body.dataset['place'] = String(scrollY))));
      await link.click();
      await expect(page).toHaveURL(/\/warnings#/);
      const place = await page.evaluate(() => Number(document.body.dataset['place']));
      expect(place).toBeGreaterThan(200);
      await page.goBack();
      await expect(link).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY), `${width} px`).toBe(place);
    }
  });

  test('contains the question, and a link and a reload answer it again', async ({ page }) => {
    await open(page, '/check?q=adyen');
    await expect(box(page)).toHaveValue('adyen');
    await expect(verdict(page)).toHaveText('Regulated');
    await box(page).fill('10x signal room');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/check?q=10x+signal+room');
    await page.reload();
    await expect(verdict(page)).toHaveText('Warning issued');
    await expect(warned(page)).toContainText('10x Signal Room');
    // What stands before the @ of a link is not what a browser opens.
    const disguised = 'https://northwold-bank.example%2F@apexmeridian-trade.example/';
    await box(page).fill(disguised);
    await expect(answer(page)).toContainText(
      /The link shows northwold-bank\.example\/?, but it leads to apexmeridian-trade\[\.\]example\./,
    );
    await expect(page).toHaveURL(/q=https/);
    await page.reload();
    await expect(box(page)).toHaveValue(disguised);
    await expect(warned(page)).toContainText('Apex Meridian Trade');
  });

  test('contains only the web addresses of a message, also if a form put the message there before its script ran (CHECK-5)', async ({
    page,
  }) => {
    const message = `${'word '.repeat(999)} https://10x-signal-room.example`;
    await check(page, message);
    await expect(verdict(page)).toHaveText('Warning issued');
    await expect(page).toHaveURL('/check?q=10x-signal-room.example');
    await expect(box(page)).toHaveValue(message);
    await box(page).fill('I paid them and now they do not answer me any more');
    await expect(page).toHaveURL('/check');
    await expect(box(page)).toHaveValue(/^I paid them/);
    const submitted = 'I paid 900 at https://10x-signal-room.example and lost it all';
    await open(page, `/check?q=${encodeURIComponent(submitted)}`);
    await expect(verdict(page)).toHaveText('Warning issued');
    await expect(page).toHaveURL('/check?q=10x-signal-room.example');
    await expect(box(page)).toHaveValue(submitted);
  });
});

test('a screen reader announces the verdict and the counts once typing pauses, and nothing at each key', async ({ page }) => {
  await open(page, '/check');
  await box(page).focus();
  await expect(answer(page)).toHaveCount(0);
  await box(page).pressSequentially('ten-x signals', { delay: 40 });
  await expect(verdict(page)).toHaveText('Warning issued');
  await expect(verdict(page).locator('xpath=ancestor::*[@aria-live or @role="status"]')).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expect(status(page)).toHaveText('Warning issuedten-x signals1 warning matches');
  await box(page).press('Backspace');
  await expect(status(page)).toHaveText('', { timeout: 500 });
  // A firm without a licence is in the register, and not regulated.
  await box(page).fill('Troodora Trading Ltd');
  await expect(status(page)).toHaveText('No longer regulatedTroodora Trading Ltd1 entry in the register');
  await box(page).fill('Adyen N.V.');
  await expect(status(page)).toHaveText('RegulatedAdyen N.V.1 entry in the register');
});

test('an address with a question moves nothing while it loads, on a telephone and on a wide screen (ROUTE-9)', async ({ page }) => {
  test.slow(); // It opens the page six times, with scripts that are late.
  await recordLayoutShift(page);
  // Long enough for the first paint to come before the script.
  await page.route(/\/assets\/page-.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const text of ['adyen', 'apexmeridian-trade.example', 'nothing-here.example']) {
      await open(page, `/check?q=${text}`);
      await expect(verdict(page)).toBeVisible();
      expect(await layoutShiftOf(page), `${text}, ${width} px`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('the lists are fetched when the box is used, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/check');
  const lists = () => asked.filter((path) => /\/check-(?:worker-.*\.js|lists-.*\.json)$/.test(path));
  expect(lists()).toEqual([]);
  await box(page).focus();
  await expect.poll(() => lists().length).toBe(2);
});

test('the keyboard alone leads from the box to the advice and the records, and writes several lines (ACCESS-2)', async ({ page }) => {
  await open(page, '/check');
  await box(page).focus();
  await page.keyboard.type('aarefels bank ag');
  await expect(verdict(page)).toHaveText('Possible clone');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
  for (const link of [
    paid(page),
    answer(page).getByRole('link', { name: 'Report it to us' }),
    warned(page).getByRole('link', { name: 'Aarefels Bank AG' }),
    warned(page).getByRole('link', { name: 'Open the warning' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await box(page).fill('');
  await box(page).pressSequentially('Adyen N.V.');
  await page.keyboard.press('Shift+Enter');
  await expect(verdict(page)).toHaveText('Regulated');
  await expect(page).toHaveURL('/check?q=Adyen+N.V.');
  await box(page).pressSequentially('10x-signal-room.example');
  await expect(box(page)).toHaveValue('Adyen N.V.\n10x-signal-room.example');
  await expect(sent(page).getByRole('row').filter({ hasText: 'Warning issued' })).toHaveCount(1);
});

test('the button leads to the answer as soon as it is there, unless the visitor goes on typing', async ({ page }) => {
  await check(page, 'adyen');
  await button(page, 'Check').click();
  await expect(verdict(page)).toBeFocused();
  await button(page, 'Clear').click();
  await button(page, 'Check').click();
  await box(page).fill('ten-x signals');
  await expect(verdict(page)).toHaveText('Warning issued');
  await expect(box(page)).toBeFocused();
});

test('on a telephone, what to do comes before the record, and the steps after a payment are in view (CHECK-3)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await check(page, 'apexmeridian-trade.example');
  await expect(answer(page).getByRole('heading')).toHaveText(['Warning issued', 'What to do now', 'The warning', 'Apex Meridian Trade']);
  // Without scrolling.
  await expect(paid(page)).toBeInViewport();
});

test.describe('when the lists cannot be loaded', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch|The worker of the check failed/ });

  test('the page says so, leads to both lists and tries again, whichever file is missing', async ({ page }) => {
    test.slow(); // It opens the page once for each file.
    const main = page.getByRole('main');
    for (const missing of [/\/assets\/answer-.*\.js$/, /\/assets\/check-worker-.*\.js$/, /\/assets\/check-lists-.*\.json$/]) {
      await page.route(missing, (route) => route.abort());
      await open(page, '/check?q=adyen');
      await expect(main, String(missing)).toContainText('The lists could not be loaded. Nothing has been checked.');
      await expect(main.getByRole('link', { name: 'Regulated Companies directory' })).toHaveAttribute(
        'href',
        '/regulated-companies?q=adyen',
      );
      await expect(main.getByRole('link', { name: 'Investor Warnings' })).toHaveAttribute('href', '/warnings?q=adyen');
      await expect(box(page)).toHaveValue('adyen');
      await page.unroute(missing);
      await button(page, 'Try again').click();
      await expect(verdict(page)).toHaveText('Regulated');
    }
    // Without the full record, the firm is still regulated.
    await page.route(/\/assets\/details-.*\.json$/, (route) => route.abort());
    await open(page, '/check?q=adyen');
    await expect(verdict(page)).toHaveText('Regulated');
    await expect(regulated(page)).toContainText('The full record could not be loaded.');
  });

  test('a message that was pasted stays, however many files are missing', async ({ page }) => {
    const message = 'Aarefels Bank asks you to confirm your account before noon today.';
    await open(page, '/check');
    await page.route(/\/assets\/(?!page-|shell-)[a-z-]+-.*\.js(on)?$/, (route) => route.abort());
    await box(page).fill(message);
    await expect(page.getByRole('main')).toContainText('The lists could not be loaded. Nothing has been checked.');
    await expect(box(page)).toHaveValue(message);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no box, the page leads to both lists, and the steps after a payment open (CHECK-5, CHECK-13)', async ({ page }) => {
    await page.goto('/check');
    await expect(box(page)).toBeHidden();
    await expect(page.getByText('For example')).toBeHidden();
    await expect(page.getByText('The search runs in your browser.')).toBeHidden();
    await expect(page.getByText('Treat it as high risk.').first()).toBeVisible();
    // Playwright's role selectors ignore the content of a <noscript>.
    await expect(page.locator('noscript p').first()).toBeVisible();
    await page.locator('noscript a[href="/warnings"]').click();
    await expect(page).toHaveURL('/warnings');
    const steps = page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Already paid?' }) });
    await expect(steps.getByText('Call your bank')).toBeHidden();
    await steps.getByRole('heading').click();
    await expect(steps.getByText('Call your bank')).toBeVisible();
  });
});

test('the warnings page reads what no warning has as it was typed, says how, and loads the check only then', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const searched = page.getByRole('searchbox', { name: 'Name, alias or website' });
  await open(page, '/warnings');
  await searched.fill('10x-signal');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(asked.filter((url) => /\/assets\/(reading|check-worker)-/.test(url))).toEqual([]);

  await searched.fill('https://10x-signal-room.example/members/login?ref=7');
  await expect(page.getByText(/^We read this as 10x-signal-room\[\.\]example.*\. It matches:$/)).toBeVisible();
  await expect(page.getByText(/^No matches found/)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('10x Signal Room');
  await expect(page.getByRole('link', { name: 'Search both lists', exact: true })).toHaveAttribute(
    'href',
    // What follows ? identifies the person who received the link.
    /^\/check\?q=[^?]*10x-signal-room(?:(?!ref).)*$/,
  );
  await expect(status(page)).toHaveText(/^1\sof \d+\swarnings shown$/);

  await searched.fill('no such warning');
  await expect(status(page)).toHaveText(/^0\sof \d+\swarnings shown$/);

  // A screen reader hears of a similar name once typing pauses, and only there.
  await searched.fill('aarefels-0nline.example');
  const similar = page.getByRole('row').filter({ hasText: 'Firm we warn about: Aarefels Bank Online (clone)' });
  await expect(similar).toBeVisible();
  await expect(status(page)).toHaveText(/^0\sof \d+\swarnings shown 1\ssimilar name or address$/);
  await expect(similar.locator('xpath=ancestor::*[@aria-live or @role="status"]')).toHaveCount(0);
});
