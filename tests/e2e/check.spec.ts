import type { Page } from '@playwright/test';
import { layoutShiftOf, recordLayoutShift } from '../support/layout-shift.ts';
import { expect, firms, hydrated, open, site, test } from '../support/test.ts';
import { LANGUAGES, prefixOf } from '../../src/i18n/languages.ts';
import { content, contentIn } from '../support/content.ts';

/** Someone has a name, a link or a message and wants to know whether to trust it. */

const { meaning: meaningOfActive = '' } = content.statuses.find(({ status }) => status === 'Active') ?? {};

/** The number of items that are shown at first (`src/parts/answer/message-items.tsx`). */
const FIRST_SHOWN = 50;

const box = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Name, licence number, web or email address/ });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const answer = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Answer', exact: true });
const verdict = (page: Page) => answer(page).getByRole('heading', { level: 2 }).first();
const regulated = (page: Page) => page.getByRole('region', { name: /^(The record|Regulated firms)/ });
const warned = (page: Page) => page.getByRole('region', { name: /^(The warning|Firms we warn about)/ });

async function check(page: Page, text: string) {
  await open(page, '/check');
  await box(page).fill(text);
}

for (const { code } of LANGUAGES) {
  test(`no verdict is wider than a window of 320 px or broken inside a word, in ${code} (ACCESS-3)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${prefixOf(code)}/check`);
    // Without a question, the page explains all verdicts.
    const words = await page.getByRole('main').getByRole('term').allTextContents();
    expect(words.length).toBeGreaterThanOrEqual(15);
    await page.goto(`${prefixOf(code)}/check?q=Golden+Carp+Exchange`);
    const shown = page.locator('[data-answer-word]');
    await expect(shown).toBeVisible();
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
    expect(broken).toEqual([]);
  });
}

test.describe('the verdict', () => {
  test('on a regulated firm gives its status and what that means, activities, jurisdictions, tier and a link to its record', async ({
    page,
  }) => {
    await check(page, 'Adyen');
    await expect(verdict(page)).toHaveText('Regulated');
    const entry = regulated(page).getByRole('article');
    await expect(entry.getByRole('heading', { name: 'Adyen N.V.' })).toBeVisible();
    await expect(entry).toContainText('FCA-2017-NL-004');
    await expect(entry).toContainText('Active');
    await expect(entry).toContainText(meaningOfActive);
    await expect(entry).toContainText('Tier 1');
    await expect(entry).toContainText('Check that the service you were offered is listed here.');
    await expect(entry.getByText('Jurisdictional Permissions')).toBeVisible();
    await expect(warned(page)).toHaveCount(0);
    await entry.getByRole('link', { name: 'Open in the directory' }).click();
    await expect(page).toHaveURL('/regulated-companies?firm=FCA-2017-NL-004');
    await expect(page.getByRole('dialog', { name: 'Adyen N.V.' })).toBeVisible();
  });

  test('on a regulated firm gives its contact points, or says that there are none (RECORD-1, RECORD-2)', async ({ page }) => {
    const known = firms.find(({ websites }) => websites);
    await check(page, known?.licenseId ?? '');
    const entry = regulated(page).getByRole('article');
    await expect(entry.getByRole('definition').getByText(known?.websites?.[0] ?? '', { exact: true })).toBeVisible();
    await box(page).fill(firms.find(({ contactsConfirmed }) => !contactsConfirmed)?.licenseId ?? '');
    await expect(entry.getByText('We have no contact points of this firm on record')).toBeVisible();
    await expect(entry.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  });

  test('on a licence number is the verdict on the firm that holds it, in upper or lower case', async ({ page }) => {
    await check(page, 'fca-2017-nl-004');
    await expect(verdict(page)).toHaveText('Regulated');
    await expect(regulated(page).getByRole('article')).toContainText('Adyen N.V.');
  });

  test('on a firm that has lost its licence, or has one with limits, is not "Regulated"', async ({ page }) => {
    await check(page, 'Troodora Trading Ltd');
    await expect(verdict(page)).toHaveText('No longer regulated');
    await expect(regulated(page).getByRole('article')).toContainText('Ceased Operations');
    await box(page).fill('FCA-2007-CH-016');
    await expect(verdict(page)).toHaveText('No longer regulated');
    await box(page).fill('Dzintarkrasta Banka');
    await expect(verdict(page)).toHaveText('Regulated, with limits');
  });

  test('on a warned firm gives the reason, its aliases, its sites as text without links, what to do and where to report', async ({
    page,
  }) => {
    await check(page, 'ten-x signals');
    await expect(verdict(page)).toHaveText('Warning issued');
    const entry = warned(page).getByRole('article');
    await expect(entry.getByRole('heading', { name: '10x Signal Room' })).toBeVisible();
    await expect(entry).toContainText('Matches its alias Ten-X Signals');
    await expect(entry).toContainText('Sells monthly access to a chat group');
    await expect(entry).toContainText('hxxps://10x-signal-room[.]example');
    await expect(page.getByRole('main').locator('a[href*="10x-signal-room.example"]')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Send no money, no documents and no passwords.');
    await expect(entry.getByRole('link', { name: 'Open the warning' })).toHaveAttribute('href', '/warnings#10x-signal-room');
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

  test('on a name in both lists is a possible clone, with the warning first', async ({ page }) => {
    await check(page, 'Aarefels Bank AG');
    await expect(verdict(page)).toHaveText('Possible clone');
    await expect(regulated(page).getByRole('article')).toContainText('Aarefels Bank AG');
    await expect(warned(page).getByRole('article')).toContainText('Aarefels Bank Online (clone)');
    const lists = page.getByRole('main').getByRole('region', { name: /^The (warning|record)/ });
    await expect(lists.first()).toHaveAccessibleName('The warning');
  });

  test('on a clone names the genuine firm, and the verdict on the firm names its clone', async ({ page }) => {
    await check(page, 'Aarefels Bank Online');
    await expect(warned(page).getByRole('article')).toContainText('Imitates a regulated firm. The genuine firm is Aarefels Bank AG');
    await check(page, 'FCA-2015-CH-020');
    const firm = regulated(page).getByRole('article');
    await expect(firm).toContainText('Clone warning:');
    await expect(firm.getByRole('link', { name: 'Read the warning about Aarefels Bank Online (clone)' })).toBeVisible();
  });

  test('on a text in neither list says that the risk is high, and what to do', async ({ page }) => {
    await check(page, 'Zzyx Capital');
    await expect(verdict(page)).toHaveText('Not in either list');
    await expect(answer(page)).toContainText('This name is neither in the register nor among the warnings. Treat it as high risk.');
    await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
    await box(page).fill('https://nothing-here.example');
    await expect(answer(page)).toContainText('This web address is neither on the record of a firm nor in a warning.');
    await expect(answer(page)).toContainText('Not every firm has given us its contact points');
  });

  test('on one letter is open, and the records are shown ten at a time', async ({ page }) => {
    await check(page, 'a');
    await expect(verdict(page)).toHaveText('Which firm do you mean?');
    const links = regulated(page).getByRole('link');
    await expect(links).toHaveCount(10);
    await regulated(page).getByRole('button', { name: 'Show 10 more' }).click();
    await expect(links).toHaveCount(20);
    await box(page).fill('');
    await expect(verdict(page)).toHaveCount(0);
  });
});

test.describe('a disguised address', () => {
  for (const text of [
    'hxxps://www[.]10x-signal-room[.]example/join',
    'https://10x-signal-room.example',
    '10X-SIGNAL-ROOM(dot)EXAMPLE',
    'support@10x-signal-room.example',
    'Have you seen hxxp://10x-signal-room . example ?',
    '１０x-signal-room.example',
  ]) {
    test(`${text} is recognised (CHECK-1)`, async ({ page }) => {
      await check(page, text);
      await expect(verdict(page)).toHaveText('Warning issued');
      await expect(warned(page).getByRole('article')).toContainText('10x Signal Room');
    });
  }

  test('gets an answer for each address if a text has several', async ({ page }) => {
    await check(page, 'login.aarefels-online.example, hxxps://10x-signal-room[.]example, x@adyan.example and good.example');
    await expect(verdict(page)).toHaveText('Warning issued');
    const rows = page.getByRole('region', { name: 'Found in your text' }).getByRole('listitem');
    await expect(rows).toHaveText([
      /login\[\.\]aarefels-online\[\.\]example.*Warning issued.*Aarefels Bank Online/,
      /10x-signal-room\[\.\]example.*Warning issued.*10x Signal Room/,
      /adyan\[\.\]example.*Not in either list.*Similar to Adyen N\.V\./,
      /good\[\.\]example.*Not in either list/,
    ]);
    await rows.last().getByRole('link').click();
    await expect(page).toHaveURL('/check?q=good.example');
    await expect(verdict(page)).toHaveText('Not in either list');
  });

  test('gets the same answer among others as alone, with what it resembles', async ({ page }) => {
    await check(page, 'See adyan.example/login and good.example');
    const row = page.getByRole('region', { name: 'Found in your text' }).getByRole('listitem').first();
    await expect(row).toContainText('adyan[.]example/login');
    await expect(row).toContainText('Similar to Adyen N.V.');
    const word = await row.locator('span').nth(1).textContent();
    await row.getByRole('link').click();
    await expect(page).toHaveURL('/check?q=adyan.example%2Flogin');
    await expect(verdict(page)).toHaveText(word ?? '');
    await expect(page.getByText('Similar to Adyen N.V., a regulated firm')).toBeVisible();
  });

  test('leads to the answer about it without the mailbox and the query, which identify who received the message (CHECK-5)', async ({
    page,
  }) => {
    await check(page, 'Dear client, open https://one.example/pay?email=anna@mail.example or write to anna.smith@two.example now');
    const links = page.getByRole('region', { name: 'Found in your text' }).getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', '/check?q=one.example%2Fpay');
    await expect(links.last()).toHaveAttribute('href', '/check?q=two.example');
  });

  test('with a warning comes first among more than fifty, and a button shows all of them', async ({ page }) => {
    const many = Array.from({ length: 119 }, (_, index) => `https://shop-${index}.example`);
    await check(page, [...many, 'https://10x-signal-room.example'].join(' '));
    const list = page.getByRole('region', { name: 'Found in your text 120' });
    await expect(list.getByRole('listitem').first()).toContainText('10x-signal-room');
    await expect(list.getByRole('listitem')).toHaveCount(FIRST_SHOWN);
    await list.getByRole('button', { name: 'Show all 120' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(120);
  });
});

test.describe('a contact point (CHECK-7)', () => {
  const known = firms.find(
    ({ websites = [], emailDomains = [], phones = [] }) => websites.length * emailDomains.length * phones.length > 0,
  );
  const { name = '', websites: [website = ''] = [], emailDomains: [domain = ''] = [], phones: [phone = ''] = [] } = known ?? firms[0] ?? {};

  test('on record names the firm and the contact point, and never calls it safe (CHECK-2)', async ({ page }) => {
    for (const [text, point] of [
      [`${website}/login?from=mail`, `The website on our record for this firm: ${website}`],
      [`desk@${domain}`, domain],
      [phone.replace(/^(\+\d{2,3})(\d{3})/, '$1 $2 '), `The telephone number on our record for this firm: ${phone}`],
    ] as const) {
      await check(page, text);
      await expect(verdict(page)).toHaveText('On record');
      await expect(regulated(page).getByRole('article')).toContainText(point);
      await expect(regulated(page).getByRole('heading', { name })).toBeVisible();
      await expect(answer(page)).toContainText(
        /^[^]*This (web address|email address|telephone number) is on our record for the firm below\./,
      );
    }
  });

  test('that imitates one on record is not on record, with the recorded one beside it and a link to the firm', async ({ page }) => {
    await check(page, `${domain.replace(/\.[a-z]+$/, '')}.com`);
    await expect(verdict(page)).toHaveText('Not on record');
    await expect(page.getByText(`Similar to ${name}, a regulated firm`)).toBeVisible();
    await expect(page.getByRole('main').getByText(domain, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Open in the directory' }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });

  test('with the name of a firm that has none on record is unknown, and the page says why', async ({ page }) => {
    await check(page, 'adyen.com');
    await expect(verdict(page)).toHaveText('Not in either list');
    await expect(page.getByText('The address contains the name of Adyen N.V., a regulated firm.')).toContainText(
      'we cannot tell you whether the address belongs to it',
    );
  });
});

test.describe('a whole message (CHECK-8)', () => {
  const { name = '', licenseId = '', websites: [website = ''] = [] } = firms.find(({ websites = [] }) => websites.length > 0) ?? {};
  const MESSAGE = `From: "${name}" <service@secure-mail.test>\nTo: anna@mail.test\nSubject: Your account\n\n${name} (licence ${licenseId}) has blocked your account. Confirm within 24 hours at https://verify-id.test/login or see ${website}`;

  test('with a false address has the pattern of a clone: each item is marked and answered', async ({ page }) => {
    await check(page, MESSAGE);
    await expect(verdict(page)).toHaveText('The pattern of a clone');
    const found = page.getByRole('region', { name: 'Found in your text' });
    await expect(found.getByRole('listitem')).toHaveText([
      new RegExp(`1.*${name}.*In the register`),
      /service@secure-mail\[\.\]test.*Not on record/,
      /anna@mail\[\.\]test.*The recipient\./,
      new RegExp(`${licenseId}.*In the register`),
      /verify-id\[\.\]test\/login.*Not on record/,
      /On record.*For/,
    ]);
    const text = found.getByRole('group', { name: 'Your text' });
    await expect(text).toContainText('has blocked your account.');
    await expect(text.locator('mark')).toHaveCount(7);
    // Nothing of the message is in the address of the page but the web addresses (CHECK-5).
    await expect(page).not.toHaveURL(/blocked|anna/);
  });

  test('with contact points on record only is on record, and the box can be cleared', async ({ page }) => {
    await check(page, `${name} (${licenseId}) writes to you. Your statement is at ${website}/statements`);
    await expect(verdict(page)).toHaveText('On record');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(box(page)).toHaveValue('');
    await expect(verdict(page)).toHaveCount(0);
  });
});

test.describe('a look-alike', () => {
  test('that differs in one letter is shown beside the answer, with the difference marked and named', async ({ page }) => {
    await check(page, 'adyan.example');
    await expect(verdict(page)).toHaveText('Not in either list');
    await expect(page.getByText('Similar to Adyen N.V., a regulated firm')).toBeVisible();
    await expect(page.locator('mark')).toHaveText(['a', 'e']);
    await expect(page.getByText('Different characters: a', { exact: true })).toBeVisible();
    await expect(page.getByText('Different characters: e', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('U+00');
    await expect(box(page)).toHaveValue('adyan.example');
    await expect(regulated(page)).toHaveCount(0);
  });

  test('with a letter of another script is exposed: the number of the character, and the address in Punycode', async ({ page }) => {
    await check(page, 'https://\u0430dyen.example');
    await expect(page.getByText('Similar to Adyen N.V., a regulated firm')).toBeVisible();
    await expect(page.getByText('Different characters: \u0430 (U+0430)')).toBeVisible();
    await expect(page.getByText('xn--dyen-43d.example', { exact: true })).toBeVisible();
    await box(page).fill('\u0430dyen');
    await expect(page.locator('mark').first()).toHaveText('\u0430');
    await expect(verdict(page)).toHaveText('Not in either list');
  });

  test('is amber, has a mark besides its colour, and is never red', async ({ page }) => {
    await check(page, 'adyan.example');
    const mark = page.locator('mark').first();
    await expect(mark).toHaveCSS('border-block-end-width', '4px');
    const [edge, colour] = await mark.evaluate((node) => {
      const callout = node.closest('dl')?.parentElement;
      return [callout && getComputedStyle(callout).borderInlineStartColor, getComputedStyle(node).color];
    });
    expect(edge).toBe('rgb(245, 179, 1)');
    expect(colour).toBe('rgb(10, 27, 47)');
  });

  test('of a warned site is named as such', async ({ page }) => {
    await check(page, 'aarefels-0nline.example');
    const title = page.getByText('Similar to Aarefels Bank Online (clone), a firm we warn about');
    await expect(title).toBeVisible();
    await expect(title.locator('..').locator('mark')).toHaveText(['0', 'o']);
  });
});

test('a name that differs only in its legal form is on record under another spelling, and the page says so', async ({ page }) => {
  await check(page, 'adyen');
  await expect(verdict(page)).toHaveText('Regulated');
  await expect(page.getByText('On record as Adyen N.V., with a different legal form or punctuation.')).toBeVisible();
});

test('part of a name gives a list to choose from and no verdict (CHECK-4)', async ({ page }) => {
  for (const part of ['Meridian', 'capital', 'Gulf']) {
    await check(page, part);
    await expect(verdict(page)).toHaveText('Which firm do you mean?');
  }
  await check(page, 'quantavia.ai');
  await expect(verdict(page)).toHaveText('Not in either list');
});

test('a name as people remember it gives a list to choose from and no verdict (CHECK-6)', async ({ page }) => {
  for (const text of ['Bank Zuiderkade', 'Zuiderkade Bk']) {
    await check(page, text);
    await expect(verdict(page)).toHaveText('Which firm do you mean?');
    await expect(page.getByRole('heading', { name: 'Regulated firms 1' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Zuiderkade Bank N.V.' })).toBeVisible();
  }
});

test('a firm that is named in a sentence is in the register, and the answer is about its name', async ({ page }) => {
  await check(page, 'Hello, is Zuiderkade Bank regulated?');
  await expect(verdict(page)).toHaveText('In the register');
  await expect(answer(page)).toContainText('Hello, is Zuiderkade Bank regulated?');
  await expect(answer(page).getByText('Zuiderkade Bank', { exact: true }).first()).toBeVisible();
  await expect(regulated(page).getByRole('heading', { name: 'Zuiderkade Bank N.V.' })).toBeVisible();
});

test('part of the name of a firm that we warn about leads to the warning, also in a sentence (CHECK-6)', async ({ page }) => {
  for (const text of ['apex meridian', 'i got a call from apex meridian they say i must pay tax to get my money out']) {
    await check(page, text);
    await expect(verdict(page)).toHaveText('There may be a warning about this name');
    await expect(warned(page).getByRole('article').getByRole('heading', { name: 'Apex Meridian Trade' })).toBeVisible();
  }
});

test('a link is what a browser opens: what stands before the @ is neither an answer nor on record', async ({ page }) => {
  const text = 'https://northwold-bank.example%2F@apexmeridian-trade.example/';
  await check(page, text);
  await expect(verdict(page)).toHaveText('Warning issued');
  await expect(answer(page)).toContainText(/The link shows northwold-bank\.example\/?, but it leads to apexmeridian-trade\[\.\]example\./);
  // The address of the page and a reload say the same as what was pasted.
  await expect(page).toHaveURL(/q=/);
  await expect(box(page)).toHaveValue(text);
  await page.reload();
  await expect(verdict(page)).toHaveText('Warning issued');
});

test('what the lists cannot know has an answer of its own (CHECK-10)', async ({ page }) => {
  await check(page, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  await expect(verdict(page)).toHaveText('Nothing here that we can check');
  await expect(answer(page)).toContainText('This is the number of an account, a card or a wallet.');
  await expect(page).toHaveURL('/check');
  await box(page).fill('Hi Mum, dropped my phone, this is my new number. Can you send £1,200 today? x');
  await expect(answer(page)).toContainText('Your text contains no name of a firm');
  await expect(page.getByRole('main')).toContainText('call the number that you already had');
  await box(page).fill('Licence FCA-2020-AE-911');
  await expect(verdict(page)).toHaveText('No firm has this licence number');
});

test('the Authority is told apart from those who imitate it (CHECK-9)', async ({ page }) => {
  await check(page, site.supportEmail);
  await expect(verdict(page)).toHaveText('Belongs to the Authority');
  await expect(page.getByRole('main')).toContainText('We never ask the public for money, for a password or for a code.');
  await box(page).fill(`${site.supportEmail}.pay-fine.test`);
  await expect(verdict(page)).toHaveText('Imitates the Authority');
});

test('the section with the answer names the verdict for programs', async ({ page }) => {
  await check(page, 'adyen');
  await expect(answer(page)).toHaveAttribute('data-verdict', 'regulated');
});

test('nothing is answered while characters are being composed', async ({ page }) => {
  await open(page, '/check');
  await box(page).focus();
  await box(page).dispatchEvent('compositionstart');
  await box(page).fill('adyen');
  await page.waitForTimeout(500);
  await expect(answer(page)).toHaveCount(0);
  await box(page).dispatchEvent('compositionend');
  await expect(verdict(page)).toHaveText('Regulated');
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
    await page.waitForTimeout(500); // The address is written after a pause.
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

  for (const width of [390, 1280]) {
    test(`leads Back to the same place in the answer, ${width} px wide (ROUTE-4)`, async ({ page }) => {
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
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    });
  }

  test('stays the same if a link leads to another part of the answer', async ({ page }) => {
    const message = 'i lost 4000 euros to apex meridian on whatsapp';
    await open(page, '/');
    await page.getByRole('searchbox').fill(message);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'What to do' }).click();
    await expect(page.getByRole('heading', { name: 'What to do' })).toBeFocused();
    await page.getByRole('link', { name: 'Report it to us' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Apex Meridian Trade/);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(message);
    await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
  });

  test('contains the question: a link, a reload and Back answer it again', async ({ page }) => {
    await open(page, '/check?q=adyen');
    await expect(box(page)).toHaveValue('adyen');
    await expect(verdict(page)).toHaveText('Regulated');
    await box(page).fill('10x signal room');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/check?q=10x+signal+room');
    await page.reload();
    await expect(verdict(page)).toHaveText('Warning issued');
  });

  test('contains only the addresses in a message, and the message stays in the box (CHECK-5)', async ({ page }) => {
    const message = `${'word '.repeat(999)} https://10x-signal-room.example`;
    await check(page, message);
    await expect(verdict(page)).toHaveText('Warning issued');
    await expect(page).toHaveURL('/check?q=10x-signal-room.example');
    await expect(box(page)).toHaveValue(message);
    await box(page).fill('I paid them and now they do not answer me any more');
    await expect(page).toHaveURL('/check');
    await expect(box(page)).toHaveValue(/^I paid them/);
  });

  test('loses a message that a form put there before its script ran', async ({ page }) => {
    const message = 'I paid 900 at https://10x-signal-room.example and lost it all';
    await open(page, `/check?q=${encodeURIComponent(message)}`);
    await expect(verdict(page)).toHaveText('Warning issued');
    await expect(page).toHaveURL('/check?q=10x-signal-room.example');
    await expect(box(page)).toHaveValue(message);
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
});

for (const width of [390, 1280]) {
  test(`an address with a question moves nothing while it loads, ${width} px wide (ROUTE-9)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await recordLayoutShift(page);
    // Long enough for the first paint to come before the script.
    await page.route(/\/assets\/page-.*\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, 800));
      await route.continue();
    });
    for (const text of ['adyen', 'apexmeridian-trade.example', 'nothing-here.example']) {
      await open(page, `/check?q=${text}`);
      await expect(verdict(page)).toBeVisible();
      expect(await layoutShiftOf(page), text).toBeLessThanOrEqual(0.02);
    }
  });
}

test.describe('the advice after a payment, the most urgent first, is', () => {
  const paid = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { name: 'Already paid?' }) });

  const steps = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Already paid?' });

  for (const [text, word] of [
    ['ten-x signals', 'Warning issued'],
    ['Aarefels Bank AG', 'Possible clone'],
    ['duneway markets', 'There may be a warning about this name'],
  ] as const) {
    test(`shown beside "${word}", ${text}`, async ({ page }) => {
      await check(page, text);
      await expect(verdict(page)).toHaveText(word);
      await expect(steps(page).getByRole('listitem').locator('strong')).toHaveText([
        'Call your bank',
        'Change your passwords',
        'Go to the police',
        'Do not pay anyone who offers to get your money back',
      ]);
      await expect(steps(page)).toContainText('Now, within the hour');
      await expect(steps(page).getByText('Call your bank')).toBeVisible();
      await answer(page).getByRole('link', { name: 'Already paid?' }).click();
      await expect(steps(page).getByText('Call your bank')).toBeInViewport();
    });
  }

  test('closed beside an unknown address, a firm that lost its licence and open questions, and absent beside "Regulated"', async ({
    page,
  }) => {
    await check(page, 'https://nothing-here.example');
    await expect(verdict(page)).toHaveText('Not in either list');
    await expect(paid(page).getByText('Call your bank')).toBeHidden();
    await paid(page).getByRole('heading').click();
    await expect(paid(page).getByText('Call your bank')).toBeVisible();
    for (const [text, word] of [
      ['Troodora Trading Ltd', 'No longer regulated'],
      ['a', 'Which firm do you mean?'],
    ] as const) {
      await box(page).fill(text);
      await expect(verdict(page)).toHaveText(word);
      await expect(paid(page)).toHaveCount(1);
    }
    await box(page).fill('adyen');
    await expect(verdict(page)).toHaveText('Regulated');
    await expect(page.getByRole('main')).not.toContainText('Already paid?');
  });

  test('closed on the warnings page, also without a script', async ({ page, browser }) => {
    await open(page, '/warnings');
    await paid(page).getByRole('heading').click();
    await expect(paid(page).getByText('Call your bank')).toBeVisible();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/warnings');
    await expect(paid(plain).getByText('Call your bank')).toBeHidden();
    await paid(plain).getByRole('heading').click();
    await expect(paid(plain).getByText('Call your bank')).toBeVisible();
    await context.close();
  });
});

test('the lists are fetched when the box is used, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/check');
  const lists = () => asked.filter((path) => /\/(check-worker|records-firms|records-warned-firms)-\w+\.js$/.test(path));
  expect(lists()).toEqual([]);
  await box(page).focus();
  await expect.poll(() => lists().length).toBe(3);
});

test('the keyboard alone leads from the box to the advice and the records (ACCESS-2)', async ({ page }) => {
  await open(page, '/check');
  await box(page).focus();
  await page.keyboard.type('aarefels bank ag');
  await expect(verdict(page)).toHaveText('Possible clone');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toBeFocused();
  for (const link of [
    page.getByRole('link', { name: 'What to do' }),
    page.getByRole('link', { name: 'Already paid?' }),
    warned(page).getByRole('link', { name: 'Aarefels Bank AG' }),
    warned(page).getByRole('link', { name: 'Open the warning' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await expect(page.getByRole('link', { name: 'Report it to us' })).toBeVisible();
});

test('the button leads to the answer too, as soon as it is there', async ({ page }) => {
  await open(page, '/check');
  await box(page).fill('adyen');
  await page.getByRole('main').getByRole('button', { name: 'Check', exact: true }).click();
  await expect(verdict(page)).toBeFocused();
});

test('the button does not take the focus from a visitor who goes on typing', async ({ page }) => {
  await open(page, '/check');
  const button = page.getByRole('main').getByRole('button', { name: 'Check', exact: true });
  await button.click();
  await box(page).fill('adyen');
  await expect(verdict(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
});

test('each example fills the field and has an answer, and nothing of the message is in the address', async ({ page }) => {
  await open(page, '/check');
  const examples = page.getByRole('main').getByRole('list', { name: 'For example' });
  for (const [label, word] of [
    ['Name of a firm', 'Regulated'],
    ['Licence number', 'Possible clone'],
    ['Web address', 'Warning issued'],
    ['A whole message', 'The pattern of a clone'],
  ] as const) {
    await examples.getByRole('link', { name: label }).click();
    await expect(verdict(page)).toHaveText(word);
    await expect(examples).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
  }
  await expect(page).toHaveURL('/check');
});

test('the warning comes before the advice, and the advice before what the answer cannot tell (CHECK-3)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await check(page, 'apexmeridian-trade.example');
  await expect(verdict(page)).toHaveText('Warning issued');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Warning issued',
    'The warning',
    'What to do',
    'Already paid?',
    'What the answer cannot tell you',
  ]);
  await expect(warned(page).getByRole('heading', { name: 'Apex Meridian Trade' })).toBeInViewport();
});

test('lines that are typed one after the other stay apart', async ({ page }) => {
  await open(page, '/check');
  await box(page).pressSequentially('Adyen N.V.');
  await page.keyboard.press('Shift+Enter');
  await expect(verdict(page)).toHaveText('Regulated');
  await expect(page).toHaveURL('/check?q=Adyen+N.V.');
  await box(page).pressSequentially('10x-signal-room.example');
  await expect(box(page)).toHaveValue('Adyen N.V.\n10x-signal-room.example');
  await expect(warned(page).getByRole('article')).toHaveCount(1);
});

test('no strange input throws', async ({ page }) => {
  await open(page, '/check');
  for (const text of [
    '\ud83d',
    '\udc00abc',
    '\u0000',
    '.*',
    '[',
    '\\',
    '%',
    '\u202e',
    'http://',
    '@',
    'x'.repeat(100_000),
    '\u0627\u0644',
  ]) {
    await box(page).fill(text);
    await expect(box(page)).toHaveValue(/[^]*/);
  }
  await box(page).fill('adyen');
  await expect(verdict(page)).toHaveText('Regulated');
});

test('the home page, the warnings page, the header and the menu lead to the check (HEADER-4)', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Check a firm or website' });
  await open(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /web or email address/ })
    .click();
  await expect(heading).toBeFocused();
  await open(page, '/warnings');
  await page.getByRole('link', { name: 'Search both lists at once' }).click();
  await expect(heading).toBeFocused();
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Check a firm' }).click();
  await expect(heading).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Check a firm' }).click();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('in Arabic, the verdict and the advice are in Arabic, and addresses run from left to right (LANG-6)', async ({ page }) => {
  await open(page, '/ar/check?q=10x-signal-room.example');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('region', { name: 'الإجابة', exact: true }).getByRole('heading', { level: 2 }).first()).toHaveText(
    'صدر تحذير',
  );
  await expect(page.getByText('hxxps://10x-signal-room[.]example').first()).toHaveCSS('direction', 'ltr');
  const sentence = contentIn('ar').check.verdicts.warned.of?.site ?? '';
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(sentence)).not.toHaveAttribute('lang', 'en');
});

test.describe('when the lists cannot be loaded', () => {
  test.use({ expectedProblems: /Failed to load resource|Failed to fetch|The worker of the check failed/ });

  test('the page says so, leads to both, and tries again', async ({ page }) => {
    await page.route(/\/assets\/answer-.*\.js$/, (route) => route.abort());
    await open(page, '/check?q=adyen');
    await expect(page.getByRole('main')).toContainText('The lists could not be loaded. Nothing has been checked.');
    await expect(page.getByRole('main').getByRole('link', { name: 'Regulated Companies directory' })).toHaveAttribute(
      'href',
      '/regulated-companies?q=adyen',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Investor Warnings' })).toHaveAttribute('href', '/warnings?q=adyen');
    await expect(box(page)).toHaveValue('adyen');
    await page.unroute(/\/assets\/answer-.*\.js$/);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(verdict(page)).toHaveText('Regulated');
  });

  test('a message that was pasted stays, however many files are missing', async ({ page }) => {
    const message = 'Aarefels Bank asks you to confirm your account before noon today.';
    await open(page, '/check');
    await page.route(/\/assets\/(?!page-|shell-)[a-z-]+-.*\.js(on)?$/, (route) => route.abort());
    await box(page).fill(message);
    await expect(page.getByRole('main')).toContainText('The lists could not be loaded. Nothing has been checked.');
    await expect(box(page)).toHaveValue(message);
  });

  for (const [what, files] of [
    ['the worker', /\/assets\/check-worker-.*\.js$/],
    ['the contact points', /\/assets\/check-rows-.*\.json$/],
  ] as const) {
    test(`${what} can be missing too, and trying again helps`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await open(page, '/check?q=adyen');
      await expect(page.getByRole('main')).toContainText('The lists could not be loaded. Nothing has been checked.');
      await page.unroute(files);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(verdict(page)).toHaveText('Regulated');
    });
  }

  test('a firm whose record does not load says so', async ({ page }) => {
    await page.route(/\/assets\/details-.*\.json$/, (route) => route.abort());
    await open(page, '/check?q=adyen');
    await expect(verdict(page)).toHaveText('Regulated');
    await expect(regulated(page)).toContainText('The full record could not be loaded.');
  });
});

test.describe('the edge of an answer', () => {
  const caption = (page: Page) => answer(page).getByRole('figure').locator('figcaption');
  const marked = (page: Page) => answer(page).getByRole('figure').locator('path[class*="found"]');

  test('is the list as a scale, with a long tick for the record, and it moves nothing (CHECK-12)', async ({ page }) => {
    await check(page, 'apexmeridian-trade.example');
    await expect(caption(page)).toHaveText(`Warnings by day of issue: ${content.warnedFirms.length}. The long tick is this one.`);
    await expect(marked(page)).toHaveCount(1);
    await box(page).fill('Adyen N.V.');
    await expect(caption(page)).toHaveText(`Firms in order of registration: ${firms.length}. The long tick is this one.`);
    await expect(marked(page)).toHaveCount(1);
    // The other ticks are at most half as high.
    const heights = await answer(page)
      .getByRole('figure')
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().height));
    expect(Math.max(...heights.slice(0, -1))).toBeLessThan((heights.at(-1) ?? 0) * 0.6);
    await box(page).fill('good.example');
    await expect(verdict(page)).toHaveText('Not in either list');
    await expect(caption(page)).toHaveCount(0);
  });

  test('is not shown on a telephone, where the record comes first', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await check(page, 'Adyen N.V.');
    await expect(verdict(page)).toHaveText('Regulated');
    await expect(caption(page)).toBeHidden();
    await box(page).fill('apexmeridian-trade.example');
    await expect(verdict(page)).toHaveText('Warning issued');
    await expect(caption(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no box; the page leads to both lists and says what to do (CHECK-5, CHECK-13)', async ({ page }) => {
    await page.goto('/check');
    await expect(box(page)).toBeHidden();
    await expect(page.getByText('For example')).toBeHidden();
    await expect(page.getByText('The search runs in your browser.')).toBeHidden();
    // Playwright's role selectors ignore the content of a <noscript>.
    const help = page.locator('noscript');
    await expect(help.locator('p').first()).toBeVisible();
    await expect(help.locator('p').first()).toHaveText('This search needs JavaScript. Without it, check each of the two lists yourself.');
    await expect(help.locator('li').last()).toHaveText('If it is in neither list, send no money, no documents and no passwords.');
    await expect(page.getByText('Treat it as high risk.').first()).toBeVisible();
    await expect(help.locator('a[href="/warnings"]')).toBeVisible();
    await help.locator('a[href="/regulated-companies"]').click();
    await expect(page).toHaveURL('/regulated-companies');
  });
});

test.describe('on the warnings page', () => {
  const searched = (page: Page) => page.getByRole('searchbox', { name: 'Name, alias or website' });
  const READING = /\/assets\/(reading|check-worker)-/;

  test('a literal match is the answer, and the check is not loaded', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/warnings');
    await searched(page).fill('10x-signal');
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(asked.filter((url) => READING.test(url))).toEqual([]);
  });

  for (const text of ['hxxps://www[.]10x-signal-room[.]example', 'https://10x-signal-room.example/members/login?ref=7']) {
    test(`without a literal match, ${text} is recognised and finds the warning, and the page says how it was read`, async ({ page }) => {
      await open(page, '/warnings');
      await searched(page).fill(text);
      await expect(page.getByText(/^We read this as 10x-signal-room\[\.\]example.*\. It matches:$/)).toBeVisible();
      await expect(page.getByText(/^No matches found/)).toHaveCount(0);
      const entry = page.getByRole('article');
      await expect(entry).toHaveCount(1);
      await expect(entry).toContainText('10x Signal Room');
      await expect(page.getByRole('link', { name: 'Search both lists', exact: true })).toHaveAttribute(
        'href',
        // What follows ? identifies the person who received the link.
        /^\/check\?q=[^?]*10x-signal-room(?:(?!ref).)*$/,
      );
    });
  }

  test('the count includes a warning that is found by its address, and nothing else announces one', async ({ page }) => {
    await open(page, '/warnings');
    await searched(page).fill('https://client.apexmeridian-trade.example/login?session=abc');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(status(page)).toHaveCount(1);
    await expect(status(page)).toHaveText(/^1 of \d+ warnings shown$/);
    await searched(page).fill('no such warning');
    await expect(status(page)).toHaveText(/^0 of \d+ warnings shown$/);
  });

  test('without a literal match, a look-alike is named', async ({ page }) => {
    await open(page, '/warnings');
    await searched(page).fill('aarefels-0nline.example');
    await expect(page.getByText('Similar to Aarefels Bank Online (clone), a firm we warn about')).toBeVisible();
  });

  test('a screen reader announces the number of matches once typing pauses', async ({ page }) => {
    await open(page, '/warnings');
    await searched(page).fill('aarefels-0nline.example');
    const said = page.getByRole('status').filter({ hasText: 'similar name' });
    await expect(said).toHaveText(/^0 of \d+ warnings shown 1 similar name or address$/);
    await expect(status(page)).toHaveCount(1);
    await expect(page.getByText('Similar to Aarefels Bank Online').locator('xpath=ancestor::*[@aria-live or @role="status"]')).toHaveCount(
      0,
    );
  });
});
