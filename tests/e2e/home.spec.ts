import { expect, open, test } from '../support/test.ts';

test('a visitor looks up a firm and reads the answer', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('searchbox', { name: 'Unified Entity Search' }).fill('adyen');
  await page.keyboard.press('Enter');

  const notice = page.getByRole('region', { name: /Notifications/ });
  await expect(notice.getByText('Entity Found')).toBeVisible();
  await expect(notice.getByText('Adyen N.V. profile loaded successfully.')).toBeVisible();

  const certificate = page.getByRole('article', { name: 'Adyen N.V.' });
  await expect(certificate.getByText('Yes', { exact: true })).toBeVisible();
  await expect(certificate.getByText('FCA-2017-NL-004')).toBeVisible();
});
