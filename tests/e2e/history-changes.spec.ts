import { buildChanges } from '../../build/history/changes.ts';
import { content } from '../support/content.ts';
import { expect, open, test } from '../support/test.ts';

const { list, files } = buildChanges(content);
const all = files.flat();
const oldest = all.at(-1);
const restricted = list.recent.find(([, , topic, , , , reason]) => topic === 'statuses' && reason !== undefined);
if (!oldest || !restricted) throw new Error('These tests need changes, and a restriction among the recent ones');

test('the warnings, the directory and the open data lead to the changes (HISTORY-20)', async ({ page }) => {
  for (const [path, name] of [
    ['/warnings', 'Warnings issued, changed and withdrawn'],
    ['/regulated-companies', 'Changes to the register'],
    ['/open-data', 'Changes to the register'],
  ] as const) {
    await open(page, path);
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Changes to the Register' })).toBeVisible();
  }
});

test('changes can be filtered by topic, say why, and lead to their record (HISTORY-20)', async ({ page }) => {
  await open(page, '/changes');
  const statuses = list.recent.filter(([, , topic]) => topic === 'statuses');
  await page.getByRole('button', { name: `Statuses ${statuses.length}` }).click();
  await expect(page).toHaveURL('/changes?topic=statuses');
  const lines = page.getByRole('main').locator('li[id^=e]');
  await expect(lines).toHaveCount(statuses.length);
  const [, , , name, , text, reason] = restricted;
  const line = lines.filter({ hasText: reason ?? '' });
  await expect(line).toContainText(text);
  await line.getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Watch this firm (Atom feed)' })).toHaveAttribute('href', /^\/feeds\/firms\/.+\.atom$/);
});

test('the link on the page of warnings leads to all changes of warnings, of which the withdrawn ones are a part (HISTORY-20)', async ({
  page,
}) => {
  await open(page, '/warnings');
  await page.getByRole('main').getByRole('link', { name: 'Warnings issued, changed and withdrawn' }).click();
  const withdrawn = list.recent.filter(([, , topic]) => topic === 'withdrawals');
  const others = list.recent.filter(([, , topic]) => topic === 'warnings');
  const lines = page.getByRole('main').locator('li[id^=e]');
  await expect(lines).toHaveCount(withdrawn.length + others.length);
  await page.getByRole('button', { name: `Warnings withdrawn ${withdrawn.length}` }).click();
  await expect(lines).toHaveCount(withdrawn.length);
});

test('older changes are shown by year, and the address of a line leads to it however old it is (HISTORY-21)', async ({ page }) => {
  const [number, day, , name] = oldest;
  const year = day.slice(0, 4);
  await open(page, '/changes');
  await page.getByRole('navigation', { name: 'Changes by year' }).getByRole('link', { name: year }).click();
  await expect(page.getByRole('status')).toHaveText(`Changes in ${year}: ${all.filter((change) => change[1].startsWith(year)).length}`);
  await open(page, `/changes#e${number}`);
  await expect(page).toHaveURL(`/changes?year=${year}#e${number}`);
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeInViewport();
});

test('other details of firms are listed on demand, and the address of such a change still leads to it (HISTORY-20, HISTORY-21)', async ({
  page,
}) => {
  const main = list.recent.filter(([, , topic]) => topic !== 'others');
  const detail = list.recent.find(([, , topic]) => topic === 'others');
  const lines = page.getByRole('main').locator('li[id^=e]');
  await open(page, '/changes');
  await expect(lines).toHaveCount(main.length);
  await page.getByRole('button', { name: `Other details of firms ${list.recent.length - main.length}` }).click();
  await expect(lines).toHaveCount(list.recent.length - main.length);
  await open(page, `/changes#e${detail?.[0]}`);
  await expect(page.locator(`#e${detail?.[0]}`)).toBeInViewport();
  await open(page, '/changes?year=1999');
  await expect(page.getByRole('button', { name: 'Mergers and ended licences 0' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the changes of the last 12 months are on the page, and the older ones in a file (HISTORY-20)', async ({ page }) => {
    await page.goto('/changes');
    const main = list.recent.filter(([, , topic]) => topic !== 'others');
    const first = main[0]?.[0];
    await expect(page.getByRole('main').locator('li[id^=e]')).toHaveCount(main.length);
    await page.getByRole('link', { name: String(first), exact: true }).click();
    await expect(page).toHaveURL(`/changes#e${first}`);
    await expect(page.locator('noscript a', { hasText: 'open data (CSV)' })).toHaveAttribute('href', '/data/history.csv');
    await expect(page.getByRole('navigation', { name: 'Changes by year' })).toBeHidden();
  });
});

test('an address with a number that no change has says so', async ({ page }) => {
  await open(page, '/changes#e99999999');
  await expect(page.getByText('There is no change with the number 99999999.')).toBeVisible();
});
