import { readFileSync } from 'node:fs';
import { run, withFile } from '@frontier/documents/testing/programs';
import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, firms, hydrated, open, publications, site, test } from '../support/test.ts';

const { contact, guidance, licensing, reportAbuse, returns } = content;
const inWords = (day: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });

test.describe('an advisory', () => {
  for (const [path, reference, list, facts] of [
    ['market-manipulation', 'adv-mm-001', 'ol', ['24 hours']],
    ['regulatory-update', 'adv-ru-001', 'ul', ['$10,000 USD', 'August 1, 2025']],
    ['enforcement-action', 'adv-ea-001', 'ul', ['$5,000,000']],
  ] as const) {
    test(`${path} has its reference, time, lists and figures, and leads back to the alerts (ALERT-2)`, async ({ page }) => {
      await open(page, `/advisories/${path}`);
      const article = page.getByRole('article');
      await expect(article.getByText(reference, { exact: true })).toBeVisible();
      await expect(article.locator('time').first()).toHaveText(/^\d{1,2} \p{L}+ \d{4}, \d{2}:\d{2} UTC$/u);
      expect(await article.locator(list).count()).toBeGreaterThan(0);
      expect(await article.locator(list === 'ol' ? 'ul' : 'ol').count()).toBe(0);
      for (const fact of facts) await expect(article.getByText(fact).first()).toBeVisible();

      await page.getByRole('link', { name: 'Back to Alerts' }).click();
      await expect(page).toHaveURL('/#latest-alerts');
      await expect(page.getByRole('heading', { name: 'Latest Alerts & Warnings' })).toBeInViewport();
    });
  }
});

test.describe('the guidance', () => {
  test('answers three questions, one open at a time; a click on the open one closes it (GUIDE-1, GUIDE-4, GUIDE-6)', async ({ page }) => {
    await open(page, '/regulatory-guidance');
    const questions = page.getByRole('group').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(questions).toHaveCount(3);
    const summary = (index: number) => questions.nth(index).locator('summary');
    await summary(0).click();
    await expect(
      questions
        .nth(0)
        .getByText(/24 hours/)
        .first(),
    ).toBeVisible();
    await summary(1).click();
    await expect(questions.nth(0)).not.toHaveAttribute('open');
    for (const figure of ['6.0%', '8.0%', '12.0%']) await expect(questions.nth(1).getByText(figure).first()).toBeVisible();
    await summary(1).click();
    await expect(questions.nth(1)).not.toHaveAttribute('open');
    await summary(2).click();
    await expect(questions.nth(2).getByText(/1:1/).first()).toBeVisible();
  });

  test('lists the three documents with reference and date, and each can be read as a section (GUIDE-2, GUIDE-3, GUIDE-7)', async ({
    page,
  }) => {
    await open(page, '/regulatory-guidance');
    expect(guidance.map(({ code }) => code)).toEqual(['AML-004', 'CRD-021', 'DARF']);
    for (const { code, name, ref, date } of guidance) {
      const title = `${code} ${name}`;
      const item = page.getByRole('region', { name: 'Key Documents & Links' }).getByRole('listitem').filter({ hasText: title });
      await expect(item.getByText(ref)).toBeVisible();
      await expect(item.locator(`time[datetime="${date}"]`)).toBeVisible();
      await item.getByRole('link', { name: title }).click();
      await expect(page.locator(`#${code.toLowerCase()}`).getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
    const text = await page.getByRole('main').innerText();
    await page
      .getByRole('button', { name: /Tier-2 entity/ })
      .or(page.locator('summary', { hasText: 'Tier-2 entity' }))
      .first()
      .click();
    const reference = page.getByRole('main').getByRole('link', { name: 'DFP-CHK-01', exact: true });
    await expect(reference).toHaveCSS('white-space', 'nowrap');
    await reference.click();
    await expect(page.locator('#dfp-chk-01').getByRole('heading', { level: 2 })).toBeInViewport();
    for (const figure of ['8.5%', '10.0%', '15.0%', '6.0%', '8.0%', '12.0%', '24 hours', '1:1', 'DFP-CHK-01', 'CET1', 'quarter'])
      expect(text).toContain(figure);
  });
});

test.describe('a checklist', () => {
  for (const [path, total] of [
    ['aml-ctf-checklist', 9],
    ['market-abuse-risk', 8],
    ['cybersecurity-posture', 9],
  ] as const) {
    // The numbers of items are fixed (TOOL-2).
    test(`${path} counts to ${total}, warns until everything is ticked, and keeps nothing (TOOL-3, TOOL-4)`, async ({ page }) => {
      await open(page, '/self-assessment-tools');
      await page.locator(`a[href="/assessment-tools/${path}"]`).click();
      const boxes = page.getByRole('checkbox');
      await expect(boxes).toHaveCount(total);
      const progress = page.getByRole('progressbar', { name: 'Progress' });
      await expect(progress).toHaveAttribute('aria-valuenow', '0');
      await expect(page.getByText('Not complete.')).toBeVisible();
      for (const box of await boxes.all()) await box.check();
      await expect(progress).toHaveAttribute('aria-valuenow', String(total));
      // Once at the head of the list and once beside its result.
      await expect(page.getByText(`${total} of ${total} completed`)).toHaveCount(2);
      await expect(page.getByText('Every item is checked.')).toBeVisible();
      await boxes.first().uncheck();
      await expect(page.getByText(`${total - 1} of ${total} completed`)).toHaveCount(2);
      await page.reload();
      await expect(boxes.first()).not.toBeChecked();
      await expect(progress).toHaveAttribute('aria-valuenow', '0');
      await page.getByRole('link', { name: 'Back to Tools' }).click();
      await expect(page).toHaveURL('/self-assessment-tools');
    });
  }

  test('each box is named by its statement, and described by what to do', async ({ page }) => {
    await open(page, '/assessment-tools/aml-ctf-checklist');
    const item = content.checklists[0]?.sections[0]?.items[0];
    const box = page.getByRole('checkbox', { name: item?.text ?? '', exact: true });
    await expect(box).toHaveAccessibleDescription(`${item?.todo} (${item?.source})`);
    await box.evaluate((input) => input.closest('label')?.querySelector('small')?.click());
    await expect(box).toBeChecked();
  });

  test('shows progress and success beside the last item, on a phone too, and covers no item with them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/assessment-tools/aml-ctf-checklist');
    const line = page.getByText('of 9 completed').last();
    for (const box of await page.getByRole('checkbox').all()) {
      await box.focus();
      await page.keyboard.press('Space');
      await expect(line).toBeInViewport({ ratio: 1 });
      const [item, progress] = [await box.boundingBox(), await line.boundingBox()];
      expect((item?.y ?? 0) + (item?.height ?? 0)).toBeLessThanOrEqual(progress?.y ?? 0);
    }
    await expect(line).toHaveText('9 of 9 completed');
    await expect(page.getByText('Complete.', { exact: true }).last()).toBeInViewport({ ratio: 1 });
  });

  test.describe('that has ticks asks once before the visitor leaves (TOOL-5)', () => {
    /** Collects the questions of the page, and answers each with `leave`. */
    function questions(page: Page, leave: boolean): string[] {
      const asked: string[] = [];
      page.on('dialog', async (dialog) => {
        asked.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message());
        await (leave ? dialog.accept() : dialog.dismiss());
      });
      return asked;
    }
    const QUESTION = 'What you have ticked will be lost. Leave this checklist?';
    const path = '/assessment-tools/aml-ctf-checklist';
    const first = (page: Page) => page.getByRole('checkbox').first();

    test('by a link: "no" keeps page and ticks, "yes" leaves', async ({ page }) => {
      const asked = questions(page, false);
      await open(page, path);
      await first(page).check();
      await page.getByRole('link', { name: 'Back to Tools' }).click();
      // The page that the link leads to is loaded first (ROUTE-8).
      await expect.poll(() => asked).toEqual([QUESTION]);
      await expect(page).toHaveURL(path);
      await expect(first(page)).toBeChecked();
      page.removeAllListeners('dialog');
      const again = questions(page, true);
      await page.getByRole('link', { name: 'Back to Tools' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Self-Assessment Tools' })).toBeFocused();
      expect(again).toEqual([QUESTION]);
    });

    test('by Back, and by a reload', async ({ page }) => {
      const asked = questions(page, true);
      await open(page, '/self-assessment-tools');
      await page.locator(`a[href="${path}"]`).click();
      await first(page).check();
      await page.reload();
      expect(asked).toEqual(['beforeunload']);
      await hydrated(page);
      await first(page).check();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/self-assessment-tools');
      expect(asked).toEqual(['beforeunload', QUESTION]);
    });

    test('but not if nothing is ticked, nor after a download until something else is ticked', async ({ page }) => {
      const asked = questions(page, true);
      await open(page, path);
      await page.getByRole('link', { name: 'Back to Tools' }).click();
      await expect(page).toHaveURL('/self-assessment-tools');
      await page.goBack();
      await first(page).check();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the result' }).click();
      await download;
      await expect(page.getByRole('button', { name: 'Download the result' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Tools' }).click();
      await expect(page).toHaveURL('/self-assessment-tools');
      expect(asked).toEqual([]);
      await page.goBack();
      await first(page).check();
      await page.getByRole('link', { name: 'Back to Tools' }).click();
      await expect(page).toHaveURL('/self-assessment-tools');
      expect(asked).toEqual([QUESTION]);
    });
  });

  test.describe('when the document cannot be made', () => {
    test.use({ expectedProblems: /download-document|Failed to (load|fetch)/ });

    test('is saved as text, with the open items and what to do, and loses no tick', async ({ page }) => {
      await open(page, '/assessment-tools/aml-ctf-checklist');
      await page.route('**/assets/download-document-*.js', (route) => route.abort());
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Download the result' }).click();
      await expect(page.getByRole('alert')).toContainText('The document could not be created.');
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save the result as text' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('aml_ctf_compliance_checklist.txt');
      const text = readFileSync(await download.path(), 'utf8');
      expect(text).toContain('1 of 9 completed');
      expect(text.match(/^\[x\]/gm)).toHaveLength(1);
      expect(text.match(/^\[ \]/gm)).toHaveLength(8);
      expect(text.match(/To do:/g)).toHaveLength(8);
    });
  });
});

test.describe('a form', () => {
  for (const [path, button, title, text] of [
    ['/contact', 'Send message', 'Form Submitted!', 'Thank you for your message. We will get back to you shortly. (This is a demo)'],
    ['/report-abuse', 'Submit report', 'Report Submitted', site.supportEmail],
  ] as const) {
    test(`on ${path} requires every field, sends nothing, and says so (FORM-1, FORM-2, FORM-3, FORM-4)`, async ({ page, problems }) => {
      await open(page, path);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.method() + request.url()));
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

      await page.getByRole('textbox', { name: 'Name' }).fill('Anna Muster');
      await page.getByRole('textbox', { name: 'Email' }).fill('no address');
      await page.getByRole('textbox', { name: 'Message' }).fill('A message.');
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
      await page.getByRole('textbox', { name: 'Email' }).fill('anna@firm.example');
      await page.getByRole('button', { name: button }).click();

      await expect(notices(page).getByText(title)).toBeVisible();
      await expect(notices(page).getByText(text)).toBeVisible();
      await expect(page.getByRole('main').getByRole('status').getByText(title)).toBeVisible();
      for (const name of ['Name', 'Email', 'Message']) await expect(page.getByRole('textbox', { name })).toHaveValue('');
      await expect(page.getByRole('main').getByRole('status')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: button })).toBeFocused();
      await expect(page).toHaveURL(path);
      expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
      expect(requests.join()).not.toContain('Anna');
      expect(problems).toEqual([]);
    });
  }

  test('the login accepts anything, keeps nothing and links the pre-submission checklist (LOGIN-1, LOGIN-2, LOGIN-3, LOGIN-4)', async ({
    page,
  }) => {
    await open(page, '/digital-filings-portal');
    await expect(page.getByText('Secure login for supervised entities.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Entity ID or License Number' }).fill('FCA-2017-NL-004');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(notices(page).getByText('Login Successful (Demo)')).toBeVisible();
    await expect(notices(page).getByText('You are now securely logged into the portal.')).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveValue('');
    await page.getByRole('link', { name: /DFP-CHK-01/ }).click();
    await expect(page.locator('#dfp-chk-01').getByRole('heading', { level: 2 })).toBeInViewport();
  });
});

test.describe('someone who must not be seen reporting', () => {
  test.use({ expectedProblems: /^request: https:|Failed to load resource/ });

  const [first, second] = site.neutralPages.en;
  const choice = (page: Page) => page.getByRole('combobox', { name: 'Exit to' });
  const exit = (page: Page) => page.getByRole('link', { name: 'Exit this page' });
  const pressShift = async (page: Page) => {
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  };

  // No neutral page is really requested. Each is replaced by a page whose title is its address.
  test.beforeEach(async ({ page }) => {
    for (const { address } of Object.values(site.neutralPages).flatMap((pages) => pages ?? [])) {
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: `<title>${address}</title>` }));
    }
  });

  for (const [how, leave] of [
    ['the link', (page: Page) => exit(page).click()],
    ['three presses of Shift', pressShift],
  ] as const) {
    test(`leaves at once with ${how}, and Back does not lead here (FORM-5)`, async ({ page }) => {
      await open(page, '/warnings');
      await open(page, '/report-abuse');
      await leave(page);
      await expect(page).toHaveTitle(first?.address ?? '');
      await page.goBack();
      await expect(page).toHaveURL('/warnings');
    });

    test(`leaves for the chosen page with ${how}`, async ({ page }) => {
      await open(page, '/report-abuse');
      await expect(choice(page).getByRole('option')).toHaveText(site.neutralPages.en.map(({ name }) => name));
      await choice(page).selectOption(second?.name ?? '');
      await expect(exit(page)).toHaveAttribute('href', second?.address ?? '');
      await leave(page);
      await expect(page).toHaveTitle(second?.address ?? '');
    });
  }

  for (const [how, reach, language = 'en'] of [
    ['a link to a section', (page: Page) => page.getByRole('link', { name: 'What protects you' }).click()],
    [
      'the link that skips the header',
      async (page: Page) => {
        await page.getByRole('link', { name: 'Skip to main content' }).focus();
        await page.keyboard.press('Enter');
      },
    ],
    // As in the address bar: the browser adds an entry to the history.
    ['a fragment that was typed', (page: Page) => page.evaluate(() => void (location.href = '#protection'))],
    [
      'a choice of language',
      async (page: Page) => {
        await page.getByRole('banner').getByRole('combobox').selectOption('fr');
        await page.getByRole('button', { name: 'Apply' }).click();
        await page.waitForURL('/fr/report-abuse');
        await hydrated(page);
      },
      'fr',
    ],
    [
      'a second visit',
      async (page: Page) => {
        await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Report Market Abuse' })).toBeVisible();
        await page.evaluate(() => void (location.href = '#help'));
      },
    ],
  ] as const) {
    test(`finds no trace of the page in the history after ${how} (FORM-5)`, async ({ page }) => {
      await open(page, '/warnings');
      await open(page, '/report-abuse');
      await reach(page);
      await pressShift(page);
      await expect(page).toHaveTitle(site.neutralPages[language]?.[0]?.address ?? '');
      for (let step = 0; step < 3; step += 1) {
        await page.goBack();
        expect(page.url()).not.toContain('report-abuse');
      }
    });
  }

  test('leaves no trace of the choice: not in the address, not in storage, not after a reload', async ({ page, context }) => {
    await open(page, '/report-abuse');
    await choice(page).selectOption(second?.name ?? '');
    await expect(page).toHaveURL('/report-abuse');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, JSON.stringify(history.state)])).toEqual([0, 0, 'null']);
    expect(await context.cookies()).toEqual([]);
    await page.reload();
    await expect(choice(page)).toHaveValue(first?.address ?? '');
    await expect(exit(page)).toHaveAttribute('href', first?.address ?? '');
  });

  for (const width of [1280, 390]) {
    test(`finds no focused field under the bar when moving back with the keyboard, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await open(page, '/report-abuse');
      await page.getByRole('button', { name: 'Submit report' }).focus();
      for (const name of ['Message', 'Email', 'Name']) {
        await page.keyboard.press('Shift+Tab');
        const field = page.getByRole('textbox', { name });
        await expect(field).toBeFocused();
        const bar = await page.getByRole('region', { name: 'Quick exit' }).boundingBox();
        expect((await field.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      }
    });
  }

  test('can type capital letters without leaving', async ({ page }) => {
    await open(page, '/report-abuse');
    await page.getByRole('textbox', { name: 'Name' }).pressSequentially('ABC DEF');
    await expect(page).toHaveURL('/report-abuse');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('autocomplete', 'off');
  });
});

test.describe('the privacy policy', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('has today’s date in the calendar of the visitor (LEGAL-2)', async ({ page }) => {
    await open(page, '/privacy-policy');
    const today = await page.evaluate(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()));
    await expect(page.getByRole('definition').filter({ hasText: today })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasNotText: /Quick links|Whistleblower|Security/ })).toHaveCount(4);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer opens, and a form puts nothing into an address', async ({ page }) => {
    await page.goto('/regulatory-guidance');
    const first = page.getByRole('group').first();
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open');
    await page.goto('/digital-filings-portal');
    await page.getByRole('textbox', { name: 'Entity ID or License Number' }).fill('FCA-2017-NL-004');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/digital-filings-portal');
  });

  test('Exit this page leads to the first neutral page, and offers no choice that would have no effect', async ({ page }) => {
    await page.goto('/report-abuse');
    await expect(page.getByRole('link', { name: 'Exit this page' })).toHaveAttribute('href', site.neutralPages.en[0]?.address ?? '');
    await expect(page.getByRole('combobox', { name: 'Exit to' })).toBeHidden();
  });
});

test('a client with a complaint finds the steps, and where to complain about the Authority', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Complaints and compensation' }).click();
  await expect(page).toHaveURL('/contact#complaints');
  await expect(page.getByRole('heading', { name: 'Complaints and compensation' })).toBeInViewport();
  await expect(page.getByText(contact.telephone[0] ?? '')).toBeAttached();
  await page.getByRole('link', { name: 'the rules for appeals and complaints' }).click();
  await expect(page).toHaveURL('/legal-documents#appeals');
});

test('someone who reports abuse reads that nothing is sent, and then what would happen next', async ({ page }) => {
  await open(page, '/report-abuse#after');
  const after = page.locator('#after');
  await expect(after.getByRole('paragraph').first()).toHaveText(/^This is a demonstration: nothing is sent\./);
  for (const { when } of reportAbuse.after.steps) await expect(after.getByRole('listitem').filter({ hasText: when }).first()).toBeVisible();
  await expect(page.locator('#protection').getByRole('paragraph').first()).toHaveText(/^This authority is fictional\./);
});

test('About Us names the nine members of the Board, with the seven independent ones first (LEGAL-5)', async ({ page }) => {
  await open(page, '/about-us');
  const board = page.getByRole('region', { name: 'Members of the Governing Board' });
  await expect(board.getByRole('list')).toHaveCount(2);
  await expect(board.getByRole('list').first().getByRole('listitem')).toHaveCount(7);
  await expect(board.getByRole('list').last().getByRole('listitem')).toHaveCount(2);
  await expect(board.getByText('fictional')).toBeVisible();
  await page.getByRole('link', { name: 'How to complain about the Authority' }).click();
  await expect(page).toHaveURL('/contact#complaints-about-us');
});

test.describe('what a firm must do and when', () => {
  test('is in the calendar of returns: the return, who files it, from when, the due date and a link to the rule', async ({ page }) => {
    await open(page, '/compliance-resources');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Calendar of returns' }).click();
    const calendar = page.getByRole('region', { name: 'Calendar of returns' });
    await expect(calendar).toBeInViewport();
    const [event] = returns.events;
    const report = calendar.getByRole('row').filter({ hasText: event?.what ?? '' });
    await expect(
      report
        .first()
        .getByRole('cell')
        .filter({ hasText: event?.due ?? '' }),
    ).toBeVisible();
    // One of the rows is the header.
    const proposed = calendar.getByRole('table', { name: 'Proposed in DARF, not in force' });
    await expect(proposed.getByRole('row')).toHaveCount(1 + returns.proposed.length);
    await report.first().getByRole('link').click();
    await expect(page).toHaveURL(event?.link ?? '');
  });

  test('comes after how to get a licence, with the costs for each tier', async ({ page }) => {
    await open(page, '/compliance-resources#licence');
    const licence = page.getByRole('region', { name: 'How to get a licence' });
    await expect(licence).toBeInViewport();
    await expect(licence.getByText(licensing.cost)).toBeVisible();
    for (const { levy } of licensing.levies) await expect(licence.getByText(levy)).toBeVisible();
  });

  test('has a link beside the version that leads to the changes of the guidance', async ({ page }) => {
    await open(page, '/regulatory-guidance');
    await page.getByRole('link', { name: /^What changed ?: AML-004$/ }).click();
    const [newest] = guidance.find(({ code }) => code === 'AML-004')?.changes ?? [];
    await expect(page.getByText(`${newest?.version}, ${inWords(newest?.date ?? '')}:`)).toBeInViewport();
  });
});

test('the footer leads to the glossary, its letters lead to terms, and a term leads to where it is used (FOOTER-2)', async ({ page }) => {
  await open(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  await page.getByRole('navigation', { name: 'A to Z' }).getByRole('link', { name: 'T', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tipping off' })).toBeInViewport();
  await page.locator('#tipping-off').getByRole('link').click();
  await expect(page).toHaveURL('/regulatory-guidance#aml-004-no-tipping-off');
  await expect(page.getByRole('heading', { name: 'No tipping off' })).toBeInViewport();
});

test('About Us has the required figures (SITE-4)', async ({ page }) => {
  await open(page, '/about-us');
  await expect(page.getByText(/nearly 50,000 firms/)).toBeVisible();
  await expect(page.getByText(/48,000 prudentially supervised/)).toBeVisible();
  for (const name of ['What we do', 'How we regulate', 'How we operate', 'Who we are']) {
    await expect(page.getByRole('region', { name }).getByRole('heading', { level: 3 })).toHaveCount(4);
  }
});

test('the four frameworks have the required statuses (REG-1)', async ({ page }) => {
  await open(page, '/regulations');
  for (const status of ['Effective Jan 1, 2024', 'Effective Mar 1, 2023', 'Proposed - Comment Period Open', 'Continuously Updated']) {
    await expect(page.getByText(status, { exact: true })).toBeVisible();
  }
});

test('the publications are a table with a filter (PUBLICATION-1)', async ({ page }) => {
  await open(page, '/publications');
  const rows = page.getByRole('table', { name: 'Publications library' }).getByRole('row');
  // One of the rows is the header.
  await expect(rows).toHaveCount(1 + publications.length);
  await page.getByRole('button', { name: 'Rule changes' }).click();
  await expect(rows).toHaveCount(1 + publications.filter(({ type }) => type === 'Rule Changes').length);
  const amendment = publications.find(({ type }) => type === 'Rule Changes');
  const button = rows.filter({ hasText: amendment?.title ?? '' }).getByRole('button', { name: /^Download/ });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toBe(content.publishedDocuments.find(({ id }) => id === amendment?.id)?.file);
});

/** The text of a printed page, the number of its sheets, and the shades of the first one, from 0 (black) to 255 (white). */
async function readPrint(bytes: Uint8Array) {
  return withFile('print.pdf', bytes, async (path) => {
    const [text, info] = await Promise.all([run('pdftotext', ['-layout', path, '-']), run('pdfinfo', [path])]);
    const picture = path.replace(/\.pdf$/, '');
    await run('pdftoppm', ['-gray', '-r', '72', '-f', '1', '-singlefile', path, picture]);
    const gray = readFileSync(`${picture}.pgm`);
    const width = 595;
    const pixels = gray.subarray(gray.length - width * Math.floor((gray.length - 10) / width));
    return {
      text: text.output,
      pages: Number(/^Pages: *(\d+)$/m.exec(info.output)?.[1]),
      shades: {
        median: pixels.toSorted()[Math.floor(pixels.length / 2)],
        // Between 14 and 30 mm.
        head: Math.min(...pixels.subarray(40 * width, 85 * width)),
      },
    };
  });
}

test.describe('printed', () => {
  test('the ink is dark, whatever the colour scheme of the screen', async ({ page }) => {
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/contact');
    const dark = await ink();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    expect(await ink()).toBe(dark);
    await page.getByRole('radio', { name: 'Dark', includeHidden: true }).evaluate((choice: HTMLInputElement) => choice.click());
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await ink()).toBe(dark);
  });

  test('an open record is printed without the table behind it', async ({ page }) => {
    await open(page, '/regulated-companies?firm=FCA-2017-NL-004');
    const { headquarters: city = '' } = firms.find(({ licenseId }) => licenseId === 'FCA-2017-NL-004') ?? {};
    const headquarters = page.getByRole('dialog').getByText(city);
    await expect(headquarters).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(headquarters).toBeVisible();
    await expect(page.getByRole('table', { includeHidden: true })).toBeHidden();
  });

  for (const printBackground of [false, true]) {
    test(`a record says where it comes from and when, in dark ink, ${printBackground ? 'with' : 'without'} backgrounds (LOOK-7)`, async ({
      page,
    }) => {
      for (const licence of ['FCA-2015-CH-020', 'FCA-2018-EE-008']) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await open(page, `/regulated-companies?firm=${licence}`);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText('Contact points on record')).toBeVisible();
        const { text, pages, shades } = await readPrint(await page.pdf({ format: 'A4', printBackground }));
        const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
        for (const part of [site.name, `${site.baseUrl}/regulated-companies?firm=${licence}`, `Printed on ${today}.`, 'fictional.'])
          expect(text).toContain(part);
        expect(pages).toBe(1);
        // The paper is white, and the first lines of the sheet are really there.
        expect(shades.median).toBe(255);
        expect(shades.head).toBeLessThan(90);
      }
    });
  }

  for (const printBackground of [false, true]) {
    test(`the answer to a message is complete and in dark ink, ${printBackground ? 'with' : 'without'} backgrounds (LOOK-7)`, async ({
      page,
    }) => {
      const message =
        'Dear client, this is Anna from Aarefels Bank AG. Verify at https://aarefels-bank-login.com/verify or call +41 44 555 01 99.';
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, '/check');
      await page.getByRole('main').getByRole('textbox').fill(message);
      const answer = page.getByRole('region', { name: 'Answer', exact: true });
      await expect(answer.getByRole('heading', { name: 'The pattern of a clone' })).toBeVisible();
      await expect(answer.getByText('Aarefels Bank AG').last()).toBeVisible();
      const { text, pages, shades } = await readPrint(await page.pdf({ format: 'A4', printBackground }));
      const words = text.replaceAll(/\s+/g, ' ');
      const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
      for (const part of [site.name, `${site.baseUrl}/check`, `Printed on ${today}`, 'fictional.']) expect(words).toContain(part);
      for (const part of [
        'The pattern of a clone',
        'Dear client, this is Anna',
        'aarefels-bank-login[.]com',
        'What to do',
        'Call your bank',
      ])
        expect(words).toContain(part);
      for (const part of ['Name, licence number, web or email address', 'Clear', '%2Fverify)']) expect(words).not.toContain(part);
      // The sheets are full: with a gap before each part there were six.
      expect(pages).toBeLessThanOrEqual(5);
      expect(shades.median).toBe(255);
      expect(shades.head).toBeLessThan(90);
    });
  }

  test('a page says who publishes it and its address, and leaves out what only works on a screen', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByText(`${site.baseUrl}/contact`)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${site.baseUrl}/contact`)).toBeVisible();
    await expect(page.getByText(site.supportEmail)).toBeVisible();
    for (const part of ['banner', 'contentinfo', 'button', 'textbox'] as const) {
      const elements = await page.getByRole(part, { includeHidden: true }).all();
      expect(elements.length, part).toBeGreaterThan(0);
      for (const element of elements) await expect(element).toBeHidden();
    }
  });

  test('every answer is printed, open or closed', async ({ page }) => {
    await open(page, '/regulatory-guidance');
    const answers = page.getByText(/24 hours after suspicion forms/).first();
    await expect(answers).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answers).toBeVisible();
  });

  test('a link gives its address', async ({ page }) => {
    await open(page, '/self-assessment-tools');
    await page.emulateMedia({ media: 'print' });
    const after = (link: Element) => getComputedStyle(link, '::after').content;
    expect(
      await page
        .getByRole('link', { name: /Launch Tool/ })
        .first()
        .evaluate(after),
    ).toContain('/assessment-tools/aml-ctf-checklist');
  });
});
