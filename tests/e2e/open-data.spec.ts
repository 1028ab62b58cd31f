import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, open, test } from '../support/test.ts';

/** What the page says is in `tests/site/open-data.test.ts`. */

test('a visitor of the directory downloads the register, whose checksum is the one on the page (OPEN-1)', async ({ page }) => {
  await open(page, '/regulated-companies');
  await page.getByRole('link', { name: 'The register as open data' }).click();
  await expect(page).toHaveURL('/open-data#firms');
  const register = page.getByRole('region', { name: 'Register of regulated firms' });
  await expect(register.getByRole('heading', { level: 2 })).toBeInViewport();

  const arriving = page.waitForEvent('download');
  await register.getByRole('link', { name: 'firms.csv' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('firms.csv');
  const bytes = readFileSync(await download.path());
  await expect(register.getByText(createHash('sha256').update(bytes).digest('hex'))).toBeVisible();
  expect(bytes.toString('utf8').split('\r\n')[0]).toMatch(/^name,country,countryCode,licenseId,/);
});
