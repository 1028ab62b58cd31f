import type { Page } from '@playwright/test';
import { content } from '../support/content.ts';
import { expect, open, test } from '../support/test.ts';

/** What the HTML says of withdrawn warnings is in `tests/site/history.test.ts`. */

const { withdrawn } = content.past;
const history = (page: Page) => page.getByRole('group').filter({ has: page.getByRole('heading', { name: 'History of this licence' }) });

test.describe('the history of a licence', () => {
  test.use({ expectedProblems: /503/ });

  test('is loaded when it is opened, and says what the licence was on a day (HISTORY-10, HISTORY-11)', async ({ page }) => {
    const address = '/regulated-companies?firm=FCA-2018-EE-008';
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.route(/\/assets\/history-.*\.json$/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await open(page, address);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ceased Operations' })).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText(/Since 30\sApril 2025\. .*neither staff nor capital left/);
    const asked = () => requests.filter((url) => url.includes('/history-'));
    expect(asked()).toEqual([]);
    const summary = page.getByText('History of this licence');
    await summary.click();
    // Opened again, it tries again.
    await expect(page.getByText('The history could not be loaded.')).toBeVisible();
    await summary.click();
    await summary.click();
    await expect(history(page).getByRole('listitem')).toHaveText([
      /^23\sOctober 2018Active.*We granted the licence\.Tier\s3/,
      /^30\sNovember 2021Restricted.*winding down/,
      /^30\sApril 2025Ceased Operations.*neither staff nor capital left/,
    ]);
    expect(asked()).toHaveLength(2);

    const day = page.getByLabel('When did you first deal with this firm?');
    await day.fill('2022-03-12');
    await expect(history(page)).toContainText('On 12 March 2022 its status was Restricted.');
    await day.fill('2999-01-01');
    await expect(history(page)).not.toContainText('its status was');
    await expect(page).toHaveURL(address);
  });
});

test('a visitor learns of a warning that was withdrawn from its address and from the check, and the search finds it nowhere (HISTORY-14, HISTORY-15, HISTORY-17)', async ({
  page,
}) => {
  const warning = withdrawn.find(({ websites }) => websites.length > 0);
  if (!warning) throw new Error('This test needs a withdrawn warning');
  const { id, name, websites, reason } = warning;
  const notice = page.getByText(`A warning about ${name} was withdrawn on`);
  await open(page, `/warnings#${id}`);
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText(reason);
  await expect(page.getByText('No warning was found for this link:')).toHaveCount(0);
  const apart = page.getByRole('region', { name: 'Withdrawn warnings' });
  await expect(apart.getByRole('heading', { level: 3 })).toHaveText(withdrawn.map((record) => record.name));
  await page.getByRole('searchbox', { name: 'Name, alias or website' }).fill(name);
  await expect(page.getByText(`No matches found for "${name}".`)).toBeVisible();
  await expect(apart).toContainText(reason);

  const answer = page.getByRole('region', { name: 'Answer', exact: true });
  await open(page, `/check?q=${encodeURIComponent(name)}`);
  await expect(notice).toContainText(reason);
  await expect(answer).not.toContainText('Warning issued');
  const box = page.getByRole('main').getByRole('textbox');
  await box.fill('https://nobody-knows-this.example');
  await expect(answer).toContainText('nobody-knows-this[.]example');
  await expect(notice).toHaveCount(0);
  await box.fill(websites[0] ?? '');
  await expect(notice).toContainText(reason);
});
