import type { Page } from '@playwright/test';
import { pastOf } from '../../build/history/past.ts';
import { content } from '../support/content.ts';
import { expect, firms, open, test } from '../support/test.ts';

const { licences, changed, withdrawn } = pastOf(content.history);
const RANDKIVI = 'FCA-2018-EE-008';
const history = (page: Page) => page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'History of this licence' }) });
const nameOf = (id: string) => content.warnedFirms.find((warning) => warning.id === id)?.name ?? id;

/** Opens the history in the record of a firm. */
async function openHistory(page: Page, licence: string, prefix = '') {
  await open(page, `${prefix}/regulated-companies?firm=${licence}`);
  await page.getByRole('dialog').locator('summary').click();
}

test.describe('the history of a licence', () => {
  test('is loaded when it is opened, and lists what happened (HISTORY-10)', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, `/regulated-companies?firm=${RANDKIVI}`);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ceased Operations' })).toBeVisible();
    expect(requests.filter((url) => url.includes('/history-'))).toEqual([]);
    await page.getByText('History of this licence').click();
    await expect(history(page).getByRole('listitem')).toHaveText([
      /^23 October 2018Active.*We granted the licence\.Tier 3/,
      /^30 November 2021Restricted.*winding down/,
      /^30 April 2025Ceased Operations.*neither staff nor capital left/,
    ]);
    expect(requests.filter((url) => url.includes('/history-'))).toHaveLength(1);
  });

  test('answers in one sentence what the licence was on a day (HISTORY-11)', async ({ page }) => {
    await openHistory(page, RANDKIVI);
    const day = page.getByLabel('When did you first deal with this firm?');
    for (const [value, sentence] of [
      ['2022-03-12', 'On 12 March 2022 its licence was restricted: it could not take on new clients'],
      ['2018-10-22', 'On 22 October 2018 it had no licence yet: we granted it on 23 October 2018.'],
      ['2020-05-01', 'On 1 May 2020 its licence was in force, and we had not limited it.'],
      ['2025-08-01', 'On 1 August 2025 its licence had ended: it ceased operations on 30 April 2025.'],
      ['2999-01-01', '1 January 2999 has not come yet.'],
    ] as const) {
      await day.fill(value);
      await expect(history(page).getByText(sentence)).toBeVisible();
    }
    await expect(page).toHaveURL(`/regulated-companies?firm=${RANDKIVI}`);
    await expect(history(page)).not.toContainText(/\bsafe\b/);
  });

  test('says that it could not be loaded, and tries again', async ({ page }) => {
    await page.route(/\/assets\/history-.*\.json$/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await openHistory(page, RANDKIVI);
    await expect(page.getByText('The history could not be loaded.')).toBeVisible();
    await page.getByText('History of this licence').click();
    await page.getByText('History of this licence').click();
    await expect(history(page).getByRole('listitem')).toHaveCount(3);
  });
  test.use({ expectedProblems: /503/ });
});

test('every record that is not active says since when and why (HISTORY-13)', async ({ page }) => {
  for (const status of ['Ceased Operations', 'Restricted'] as const) {
    const firm = firms.find((one) => one.status === status);
    const reason = licences.get(firm?.licenseId ?? '')?.findLast((step) => step.status !== undefined)?.reason ?? '';
    await open(page, `/regulated-companies?firm=${firm?.licenseId}`);
    await expect(page.getByRole('dialog').getByText(/^Since \d+ \w+ \d{4}\. /)).toContainText(reason);
  }
});

test.describe('a withdrawn warning', () => {
  const { id, name, websites, reason } = withdrawn.find((warning) => warning.websites.length > 0) ?? {
    id: '',
    name: '',
    websites: [''],
    reason: '',
  };

  test('says so at its address, instead of that there is none (HISTORY-14)', async ({ page }) => {
    await open(page, `/warnings#${id}`);
    const notice = page.getByText(`A warning about ${name} was withdrawn on`);
    await expect(notice).toBeInViewport();
    await expect(notice).toContainText(reason);
    await expect(page.getByText('No warning was found for this link:')).toHaveCount(0);
  });

  test('is listed apart, and not found by the search (HISTORY-15)', async ({ page }) => {
    await open(page, '/warnings');
    const apart = page.getByRole('region', { name: 'Withdrawn warnings' });
    await expect(apart.getByRole('heading', { level: 3 })).toHaveText(withdrawn.map((warning) => warning.name));
    await page.getByRole('searchbox', { name: 'Name, alias or website' }).fill(name);
    await expect(page.getByText(`No matches found for "${name}".`)).toBeVisible();
    await expect(apart).toContainText(reason);
  });

  test('is mentioned by the check, which gives the same verdict as for anything unknown (HISTORY-17)', async ({ page }) => {
    for (const text of [name, websites[0] ?? '']) {
      await open(page, `/check?q=${encodeURIComponent(text)}`);
      await expect(page.getByText(`A warning about ${name} was withdrawn on`)).toContainText(reason);
      await expect(page.getByRole('region', { name: 'Answer', exact: true })).not.toContainText('Warning issued');
    }
    await open(page, '/check?q=https://nobody-knows-this.example');
    await expect(page.getByRole('region', { name: 'Answer', exact: true })).toBeVisible();
    await expect(page.getByText('was withdrawn on')).toHaveCount(0);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the withdrawn warnings are on the page, at their addresses (HISTORY-15)', async ({ page }) => {
    await page.goto(`/warnings#${withdrawn[0]?.id}`);
    await expect(page.getByText(withdrawn[0]?.reason ?? '')).toBeInViewport();
  });
});

test('an open row says when the warning was issued and last changed (HISTORY-16)', async ({ page }) => {
  const [id] = [...changed.keys()];
  await open(page, `/warnings#${id}`);
  await expect(page.getByRole('article', { name: nameOf(id ?? '') })).toContainText(
    /Warning issued on \d+ \w+ \d{4}, last changed on \d+ \w+ \d{4}\./,
  );
});
