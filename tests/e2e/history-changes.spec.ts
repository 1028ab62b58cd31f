import { buildChanges } from '../../build/history/change-sentences.ts';
import { content } from '../support/content.ts';
import { expect, open, test } from '../support/test.ts';

/** What the HTML of the page says is in `tests/site/history.test.ts`. */

const { list, all } = buildChanges(content);
const ofTopic = (wanted: string) => list.recent.filter(([, , topic]) => topic === wanted);

test('a visitor of the warnings follows the link to their changes, filters by topic, and opens the record of a firm (HISTORY-20, HISTORY-22)', async ({
  page,
}) => {
  const restricted = ofTopic('statuses').find(([, , , , , , reason]) => reason !== '');
  if (!restricted) throw new Error('This test needs a restriction among the recent changes');
  await open(page, '/warnings');
  await page.getByRole('main').getByRole('link', { name: 'Warnings issued, changed and withdrawn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes to the register' })).toBeVisible();
  const lines = page.getByRole('main').locator('li[id^=e]');
  await expect(lines).toHaveCount(ofTopic('warnings').length + ofTopic('withdrawals').length);
  // Most changes are in other details of firms, which are listed on demand only.
  await page.getByRole('button', { name: `All ${list.recent.length}` }).click();
  await expect(lines).toHaveCount(list.recent.length);

  await page.getByRole('button', { name: `Statuses ${ofTopic('statuses').length}` }).click();
  await expect(page).toHaveURL('/changes?topic=statuses');
  await expect(lines).toHaveCount(ofTopic('statuses').length);
  const [, , , name, , text, reason] = restricted;
  const line = lines.filter({ hasText: reason });
  await expect(line).toContainText(text);
  await line.getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name })).toBeVisible();

  await dialog.getByRole('link', { name: 'All changes to this firm' }).click();
  const own = all.filter((change) => change[3] === name);
  await expect(page.getByRole('status')).toHaveText(`Changes to ${name}: ${own.length}`);
  await expect(lines).toHaveCount(own.length);
  expect(await page.title()).toContain(name);
  await open(page, '/changes?firm=FCA-1900-XX-001');
  await expect(page.getByText('No change to a firm with the licence number FCA-1900-XX-001 has been recorded.')).toBeVisible();
});

test('older changes are shown by year, and the address of a change leads to it however old it is (HISTORY-21)', async ({ page }) => {
  const oldest = all.at(-1);
  const [detail] = ofTopic('others');
  if (!oldest || !detail) throw new Error('This test needs changes');
  const [number, day, , name] = oldest;
  const year = day.slice(0, 4);
  await open(page, '/changes');
  await page.getByRole('navigation', { name: 'Changes by year' }).getByRole('link', { name: year }).click();
  await expect(page.getByRole('status')).toHaveText(`Changes in ${year}: ${all.filter((change) => change[1].startsWith(year)).length}`);
  await open(page, `/changes#e${number}`);
  await expect(page.getByRole('status')).toContainText(`Changes in ${year}`);
  await expect(page).toHaveURL(`/changes#e${number}`);
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeInViewport();
  // A change in other details is not listed without being asked for.
  await open(page, `/changes#e${detail[0]}`);
  await expect(page.locator(`#e${detail[0]}`)).toBeInViewport();
  await open(page, '/changes#e99999999');
  await expect(page.getByText('There is no change number 99999999.')).toBeVisible();
});

test('the address of a line shows it whatever is filtered, every number of a change leads to its line, and the next choice counts (HISTORY-21)', async ({
  page,
}) => {
  const last = content.past.changes.find(({ number, last: end }) => end > number && !list.recent.some(([recent]) => recent === number));
  const ended = all.find(([, day, topic]) => topic === 'ends' && day < (list.recent.at(-1)?.[1] ?? ''));
  if (!last || !ended) throw new Error('This test needs a change with several events, and an older one of a licence that ended');
  const current = page.getByRole('main').locator('li[aria-current]');
  await open(page, `/changes?topic=documents#e${last.last}`);
  await expect(current).toHaveAttribute('id', `e${last.number}`);
  await expect(current).toBeInViewport();

  const year = ended[1].slice(0, 4);
  await open(page, `/changes?year=${year}&topic=ends`);
  const line = page.locator(`#e${ended[0]}`);
  await line.getByRole('link', { name: String(ended[0]), exact: true }).click();
  await expect(page).toHaveURL(`/changes#e${ended[0]}`);
  await expect(line).toHaveAttribute('aria-current', 'true');
  await expect(line).toBeInViewport();
  await page.getByRole('button', { name: /^Warnings/ }).click();
  await expect(page).toHaveURL(`/changes?year=${year}&topic=warnings`);
  await expect(current).toHaveCount(0);
  await open(page, `/changes#e${content.past.changes.reduce((end, change) => Math.max(end, change.last), 0) + 1}`);
  await expect(page.getByText(/^There is no change number/)).toBeVisible();
});

test('the changes are linked from the footer of every page and from the head of the directory', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/regulated-companies');
  const link = { name: 'Changes to the register' };
  await expect(page.getByRole('contentinfo').getByRole('link', link)).toHaveAttribute('href', '/changes');
  await expect(page.getByRole('main').getByRole('link', link)).toBeInViewport();
});

test('the texts of changes begin at one place, with or without a mark (HISTORY-20)', async ({ page }) => {
  await open(page, '/changes');
  const places = await page.locator('main li > span').evaluateAll((texts) =>
    texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents([...text.childNodes].find(({ textContent }) => textContent !== '') ?? text);
      return Math.round(range.getBoundingClientRect().left);
    }),
  );
  expect(places.length).toBeGreaterThan(50);
  expect([...new Set(places)]).toHaveLength(1);
});
