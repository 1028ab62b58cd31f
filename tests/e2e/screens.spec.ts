import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, hydrated, open, publications, site, test } from '../support/test.ts';

/** What a visitor does on pages of text, with forms and checklists. What these pages say is in `tests/site/screens.test.ts`. */

const notices = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a link to a section shows the section, on the same page and on another one (ROUTE-4)', async ({ page }) => {
  await test.step('from an advisory back to the alerts (ALERT-2)', async () => {
    await open(page, '/advisories/market-manipulation');
    await page.getByRole('link', { name: 'Back to Alerts' }).click();
    await expect(page).toHaveURL('/#latest-alerts');
    await expect(heading(page, 'Latest Alerts & Warnings')).toBeInViewport();
  });

  await test.step('from the footer to the glossary, to a letter, and to where a term is used (FOOTER-2)', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
    await page.getByRole('navigation', { name: 'A to Z' }).getByRole('link', { name: 'T', exact: true }).click();
    await expect(heading(page, 'Tipping off')).toBeInViewport();
    await page.locator('#tipping-off').getByRole('link').click();
    await expect(page).toHaveURL('/regulatory-guidance#aml-004-no-tipping-off');
    await expect(heading(page, 'No tipping off')).toBeInViewport();
  });

  await test.step('from an address, and within the page', async () => {
    await open(page, '/compliance-resources#licence');
    await expect(page.getByRole('region', { name: 'How to get a licence' })).toBeInViewport();
    await page.getByRole('main').getByRole('link', { name: 'Calendar of returns' }).click();
    await expect(page.getByRole('region', { name: 'Calendar of returns' })).toBeInViewport();
  });
});

test('the open question is in the address, for a link and after a reload (GUIDE-1)', async ({ page }) => {
  const [first, second] = content.faqs;
  if (!first || !second) throw new Error('there are two questions');
  const opened = page.getByRole('main').locator('details[open]');
  const ask = (question: string) => page.getByRole('heading', { name: question }).click();
  await open(page, '/regulatory-guidance');
  await ask(first.question);
  await expect(page).toHaveURL(`/regulatory-guidance#${first.id}`);
  await ask(second.question);
  await expect(page).toHaveURL(`/regulatory-guidance#${second.id}`);
  await page.reload();
  await expect(opened).toContainText(second.question);
  await ask(second.question);
  await expect(page).toHaveURL('/regulatory-guidance');
  await expect(opened).toHaveCount(0);
});

test.describe('a checklist', () => {
  /** Collects the questions of the page, and answers each with what `leave` says at the time. */
  function answerQuestions(page: Page, leave: () => boolean): string[] {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message());
      await (leave() ? dialog.accept() : dialog.dismiss());
    });
    return asked;
  }
  const QUESTION = 'What you have ticked will be lost. Leave this checklist?';
  const boxes = (page: Page) => page.getByRole('checkbox');
  const back = (page: Page) => page.getByRole('link', { name: 'Back to Tools' });

  test('counts what is ticked, warns until everything is, and keeps nothing (TOOL-3, TOOL-4)', async ({ page }) => {
    const { link } = content.tools[0] ?? { link: '' };
    await page.setViewportSize({ width: 390, height: 844 });
    answerQuestions(page, () => true);
    await open(page, link);
    const progress = page.getByRole('progressbar', { name: 'Progress' });
    await expect(page.getByText('Not complete.')).toBeVisible();
    const all = await boxes(page).all();
    // There is one progress bar. It stays below the header, where it covers no item that has the focus.
    const line = page.getByText(`of ${all.length} completed`);
    await expect(line).toHaveCount(1);
    for (const box of all) {
      await box.focus();
      await page.keyboard.press('Space');
      await expect(line).toBeInViewport({ ratio: 1 });
      const [item, edge] = [await box.boundingBox(), await line.boundingBox()];
      expect(item?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0));
    }
    await expect(page.getByText(`${all.length} of ${all.length} completed`)).toHaveCount(1);
    await expect(progress).toHaveAttribute('aria-valuenow', String(all.length));
    // The message says it, and the line below the header has the number. No third text repeats it.
    await expect(page.getByText('Complete.', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Every item is checked.')).toBeVisible();

    await boxes(page).first().uncheck();
    await expect(page.getByText(`${all.length - 1} of ${all.length} completed`)).toHaveCount(1);
    // The whole row ticks its box, and so does the text about what to do.
    await boxes(page)
      .first()
      .evaluate((input) => input.closest('label')?.querySelector('small')?.click());
    await expect(boxes(page).first()).toBeChecked();
    await page.reload();
    await expect(boxes(page).first()).not.toBeChecked();
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
  });

  test('with ticks asks once before the visitor leaves, but not after a download (TOOL-5)', async ({ page }) => {
    const path = '/assessment-tools/aml-ctf-checklist';
    let leave = false;
    const asked = answerQuestions(page, () => leave);
    const first = boxes(page).first();
    const ask = async (question: string) => {
      await expect.poll(() => asked).toEqual([question]);
      asked.pop();
    };
    const expectToHaveLeft = async () => {
      await expect(page).toHaveURL('/self-assessment-tools');
      await expect(page.getByRole('heading', { level: 1, name: 'Self-Assessment Tools' })).toBeFocused();
    };
    await open(page, '/self-assessment-tools');

    await test.step('by a link: "no" keeps the page and the ticks, "yes" leaves', async () => {
      await page.locator(`main a[href="${path}"]`).click();
      await first.check();
      await back(page).click();
      // The page that the link leads to is loaded first (ROUTE-8).
      await ask(QUESTION);
      await expect(page).toHaveURL(path);
      await expect(first).toBeChecked();
      leave = true;
      await back(page).click();
      await expectToHaveLeft();
      await ask(QUESTION);
    });

    await test.step('by a reload, and by Back', async () => {
      await page.locator(`main a[href="${path}"]`).click();
      await first.check();
      await page.reload();
      await ask('beforeunload');
      await hydrated(page);
      await first.check();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/self-assessment-tools');
      await ask(QUESTION);
    });

    await test.step('not if nothing is ticked, nor after a download until something else is ticked', async () => {
      await page.locator(`main a[href="${path}"]`).click();
      await expect(first).not.toBeChecked();
      await back(page).click();
      await expectToHaveLeft();
      await page.locator(`main a[href="${path}"]`).click();
      await first.check();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the result' }).click();
      await download;
      await expect(page.getByRole('button', { name: 'Download the result' })).toBeVisible();
      await back(page).click();
      await expectToHaveLeft();
      expect(asked).toEqual([]);
      await page.goBack();
      await first.check();
      await back(page).click();
      await expectToHaveLeft();
      await ask(QUESTION);
    });
  });

  test.describe('when the document cannot be made', () => {
    test.use({ expectedProblems: /download-document|Failed to (load|fetch)/ });

    test('says so, can be printed, and loses no tick', async ({ page }) => {
      await open(page, '/assessment-tools/aml-ctf-checklist');
      await page.route('**/assets/download-document-*.js', (route) => route.abort());
      await boxes(page).first().check();
      await page.getByRole('button', { name: 'Download the result' }).click();
      await expect(page.getByRole('alert')).toHaveText('The document could not be created. Print the result instead, or try again.');
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      await expect(boxes(page).first()).toBeChecked();
    });
  });
});

test('a form requires every field, sends and keeps nothing that is typed, and says so (FORM-1, FORM-2, PRIVACY-1)', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /Anna|firm\.example|not-to-be-sent/.test(request.url() + (request.postData() ?? '')))
      sent.push(request.url());
  });
  const field = (name: string) => page.getByRole('textbox', { name });

  for (const [path, button, title, text] of [
    ['/contact', 'Send message', 'Form Submitted!', 'Thank you for your message. We will get back to you shortly. (This is a demo)'],
    ['/report-abuse', 'Submit report', 'Report Submitted', `Your report was sent to ${site.supportEmail} and will be reviewed.`],
  ] as const) {
    await test.step(`${path} (FORM-3, FORM-4)`, async () => {
      await open(page, path);
      const send = page.getByRole('button', { name: button });
      await expect(send).toHaveAccessibleDescription('Demonstration. This form sends nothing and keeps nothing.');
      // The browser has other words for the same mistake, in a bubble that would cover ours.
      const bubble = field('Name').evaluate(
        (name) => new Promise((done) => name.addEventListener('invalid', (event) => done(!event.defaultPrevented), { once: true })),
      );
      await send.click();
      expect(await bubble).toBe(false);
      await expect(field('Name')).toBeFocused();
      await expect(field('Name')).toHaveAccessibleDescription('Enter your name.');
      await expect(field('Message')).toHaveAccessibleDescription('Write a message.');
      await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
      await field('Name').fill('Anna Muster');
      await expect(page.getByText('Enter your name.')).toBeHidden();
      await expect(field('Name')).toHaveAccessibleDescription('');
      await expect(field('Name')).not.toHaveAttribute('aria-invalid');
      await field('Email').fill('no address');
      await field('Message').fill('not-to-be-sent');
      await send.click();
      await expect(field('Email')).toBeFocused();
      await field('Email').fill('anna@firm.example');
      await send.click();

      await expect(notices(page).getByText(title)).toBeVisible();
      await expect(notices(page).getByText(`${text} This is a demonstration: nothing was sent.`)).toBeVisible();
      // The notice announces it, so nothing else does: no status, no alert, no focus.
      const outcome = page.getByRole('main').getByText(title);
      await expect(outcome).toBeVisible();
      await expect(outcome.locator('xpath=ancestor::*[@aria-live or @role="status" or @role="alert"]')).toHaveCount(0);
      for (const name of ['Name', 'Email', 'Message']) await expect(field(name)).toHaveValue('');
      await expect(send).toBeFocused();
      await expect(page).toHaveURL(path);
      expect(sent).toEqual([]);
      // An empty form does not look sent.
      await send.click();
      await expect(outcome).toBeHidden();
    });
  }

  await test.step('the login, which accepts anything (LOGIN-2, LOGIN-3)', async () => {
    await open(page, '/digital-filings-portal');
    await field('Entity ID or License Number').fill('not-to-be-sent');
    await page.getByLabel('Password').fill('not-to-be-sent');
    const send = page.getByRole('button', { name: 'Log in' });
    await expect(send).toHaveAccessibleDescription(/demonstration/);
    await send.click();
    await expect(notices(page).getByText('Login Successful (Demo)')).toBeVisible();
    const text = 'You are now securely logged into the portal. This is a demonstration: nothing was sent.';
    await expect(notices(page).getByText(text)).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveValue('');
    await expect(page).toHaveURL('/digital-filings-portal');
    expect(sent).toEqual([]);
  });
});

test.describe('someone who must not be seen reporting', () => {
  test.use({ expectedProblems: /^request: https:|Failed to load resource/ });

  const [first, second] = site.neutralPages.en;
  const choice = (page: Page) => page.getByRole('combobox', { name: 'Exit to' });
  const exit = (page: Page) => page.getByRole('link', { name: 'Exit this page' });
  const field = (page: Page, name: string) => page.getByRole('textbox', { name });
  const pressShift = async (page: Page) => {
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  };

  // No neutral page is really requested. Each is replaced by a page whose title is its address.
  test.beforeEach(async ({ page }) => {
    for (const { address } of Object.values(site.neutralPages).flatMap((pages) => pages ?? [])) {
      await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: `<title>${address}</title>` }));
    }
  });

  test('leaves at once, by the link and by three presses of Shift, and Back does not lead here (FORM-5)', async ({ page }) => {
    for (const [how, neutral, leave] of [
      ['the link, to the first page', first, () => exit(page).click()],
      ['the middle button of the mouse', first, () => exit(page).click({ button: 'middle' })],
      ['the right button of the mouse', first, () => exit(page).click({ button: 'right' })],
      ['Shift, to the chosen page', second, () => pressShift(page)],
    ] as const) {
      await test.step(how, async () => {
        await open(page, '/warnings');
        await open(page, '/report-abuse');
        if (neutral !== first) await choice(page).selectOption(neutral?.name ?? '');
        await expect(exit(page)).toHaveAttribute('href', neutral?.address ?? '');
        await leave();
        await expect(page).toHaveTitle(neutral?.address ?? '');
        await page.goBack();
        await expect(page).toHaveURL('/warnings');
      });
    }
  });

  test('sees and hears how often Shift must still be pressed, and has five seconds for each press (FORM-5)', async ({ page }) => {
    await open(page, '/report-abuse');
    const count = page.getByRole('region', { name: 'Quick exit' }).getByRole('status');
    const start = 'or press Shift three times';
    await expect(count).toHaveText(start);
    await page.keyboard.press('Shift');
    await expect(count).toHaveText('Press Shift 2 more times');
    await page.waitForTimeout(3000);
    await page.keyboard.press('Shift');
    await expect(count).toHaveText('Press Shift once more');
    await expect(count).toHaveText(start);
    // A capital letter is not a press of Shift.
    await field(page, 'Name').pressSequentially('A');
    await page.keyboard.press('Shift+B');
    await expect(count).toHaveText(start);
    await expect(page).toHaveURL('/report-abuse');
  });

  test('finds no trace of the page in the history, whatever was done there (FORM-5)', async ({ page }) => {
    for (const [how, reach, language = 'en'] of [
      // As in the address bar: the browser adds an entry to the history.
      ['a fragment that was typed', () => page.evaluate(() => void (location.href = '#protection'))],
      [
        'a second visit',
        async () => {
          await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
          await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
          await page.goBack();
          await expect(page.getByRole('heading', { level: 1, name: 'Report Market Abuse' })).toBeVisible();
          await page.evaluate(() => void (location.href = '#help'));
        },
      ],
      [
        'a choice of language',
        async () => {
          await page.getByRole('banner').getByRole('combobox').selectOption('fr');
          await page.getByRole('button', { name: 'Apply' }).click();
          await page.waitForURL('/fr/report-abuse');
          await hydrated(page);
        },
        'fr',
      ],
    ] as const) {
      await test.step(how, async () => {
        await open(page, '/warnings');
        await open(page, '/report-abuse');
        await reach();
        await pressShift(page);
        await expect(page).toHaveTitle(site.neutralPages[language]?.[0]?.address ?? '');
        for (let step = 0; step < 3; step += 1) {
          await page.goBack();
          expect(page.url()).not.toContain('report-abuse');
        }
      });
    }
  });

  test('stays while typing, finds every field above the bar, and leaves no trace of the choice (FORM-5)', async ({ page, context }) => {
    await open(page, '/report-abuse');
    await test.step('can type capital letters and move back with the keyboard', async () => {
      await field(page, 'Name').focus();
      for (const letter of 'ABCD') await page.keyboard.press(`Shift+${letter}`);
      await expect(field(page, 'Name')).toHaveValue('ABCD');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 640 });
        await page.getByRole('button', { name: 'Submit report' }).focus();
        for (const name of ['Message', 'Email', 'Name']) {
          await page.keyboard.press('Shift+Tab');
          await expect(field(page, name)).toBeFocused();
          const bar = await page.getByRole('region', { name: 'Quick exit' }).boundingBox();
          expect((await field(page, name).boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
        }
      }
    });

    await test.step('leaves no trace of the choice: not in the address, not in storage, not after a reload', async () => {
      await choice(page).selectOption(second?.name ?? '');
      await expect(page).toHaveURL('/report-abuse');
      const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, JSON.stringify(history.state)]);
      expect(kept).toEqual([0, 0, 'null']);
      expect(await context.cookies()).toEqual([]);
      await page.reload();
      await expect(choice(page)).toHaveValue(first?.address ?? '');
      await expect(exit(page)).toHaveAttribute('href', first?.address ?? '');
    });
  });
});

test.describe('the privacy policy', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('has today’s date in the calendar of the visitor (LEGAL-2)', async ({ page }) => {
    await open(page, '/privacy-policy');
    const today = await page.evaluate(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()));
    await expect(page.getByRole('definition').filter({ hasText: today })).toBeVisible();
  });
});

test('the publications can be filtered (PUBLICATION-1)', async ({ page }) => {
  await open(page, '/publications');
  const rows = page.getByRole('table', { name: 'Publications library' }).getByRole('row');
  // One of the rows is the header.
  await expect(rows).toHaveCount(1 + publications.length);
  await page.getByRole('button', { name: 'Rule changes' }).click();
  await expect(rows).toHaveCount(1 + publications.filter(({ type }) => type === 'Rule Changes').length);
});
