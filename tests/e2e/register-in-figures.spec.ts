import { expect, firms, open, test } from '../support/test.ts';

/** That each figure is counted from the register, and what can be read without JavaScript, is in `tests/site/directory.test.ts`. */

test('a visitor of the home page follows the link to the figures, and a figure leads to its firms (FIGURES-1, FIGURES-2)', async ({
  page,
}) => {
  const count = (isWanted: (firm: (typeof firms)[number]) => boolean) => firms.filter(isWanted).length;
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'The register in figures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Register in Figures' })).toBeVisible();
  const granted = count(({ registration }) => registration.startsWith('2017'));
  for (const [name, number, address] of [
    [`Luxembourg ${count(({ country }) => country === 'Luxembourg')}`, count(({ country }) => country === 'Luxembourg'), '?country=lu'],
    [`${granted} 2017`, granted, '?year=2017'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/regulated-companies${address}`);
    await expect(page.getByRole('status')).toHaveText(`${number} of ${firms.length} firms shown, sorted by name`);
    await page.goBack();
  }
});
