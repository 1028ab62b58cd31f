import { expect, firms, open, test } from '../support/test.ts';

test('the directory and the home page lead to the figures (FIGURES-2)', async ({ page }) => {
  for (const path of ['/regulated-companies', '/']) {
    await open(page, path);
    await page.getByRole('main').getByRole('link', { name: 'The register in figures' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Register in Figures' })).toBeVisible();
  }
});

test('each figure is counted from the register and leads to its firms (FIGURES-1)', async ({ page }) => {
  const count = (isWanted: (firm: (typeof firms)[number]) => boolean) => firms.filter(isWanted).length;
  for (const [name, number, address] of [
    ['Luxembourg', count(({ country }) => country === 'Luxembourg'), '?country=lu'],
    ['Under Review', count(({ status }) => status === 'Under Review'), '?status=under-review'],
    ['Tier 2', count(({ tier }) => tier === 'Tier 2'), '?tier=tier-2'],
    ['Custody', count(({ activities }) => activities.includes('Custody')), '?activity=custody'],
  ] as const) {
    await open(page, '/register-in-figures');
    await page.getByRole('link', { name: `${name} ${number}`, exact: true }).click();
    await expect(page).toHaveURL(`/regulated-companies${address}`);
    await expect(page.getByRole('status')).toHaveText(`${number} of ${firms.length} firms shown, sorted by name`);
  }
  const granted = count(({ registration }) => registration.startsWith('2017'));
  await open(page, '/register-in-figures');
  await page.getByRole('link', { name: `${granted} 2017`, exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(`${granted} of ${firms.length} firms shown, sorted by name`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory leads to the firms of each figure (FIGURES-3)', async ({ page }) => {
    await page.goto('/regulated-companies');
    await expect(page.getByText('Filter by country')).toBeHidden();
    // Playwright's role selectors ignore the content of a <noscript>.
    const link = page.locator('noscript a', { hasText: 'the register in figures' });
    await expect(link).toHaveAttribute('href', '/register-in-figures#lists');
    await page.goto('/register-in-figures#lists');
    const restricted = firms.filter(({ status }) => status === 'Restricted');
    const group = page.locator('noscript details', { hasText: `Restricted (${restricted.length})` });
    await group.locator('summary').click();
    await expect(group.locator('li')).toHaveText(
      restricted.toSorted((a, b) => new Intl.Collator('en').compare(a.name, b.name)).map(({ name, licenseId }) => `${name}, ${licenseId}`),
    );
    await expect(group.locator('li').first()).toBeVisible();
  });
});
