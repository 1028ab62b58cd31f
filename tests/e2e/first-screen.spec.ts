import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

/* What a visitor came for is on the first screen, and stays on it. */

const TELEPHONE = { width: 390, height: 844 };
const firstFirm = (page: Page) => page.getByRole('table').getByRole('link').first();
const firstWarning = (page: Page) => page.getByRole('article').first().getByRole('heading');

for (const size of [{ width: 1280, height: 800 }, { width: 768, height: 1024 }, TELEPHONE])
  test(`a list begins on the first screen, ${size.width} px wide (DIR-1, WARN-1)`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/regulated-companies');
    await expect(firstFirm(page)).toBeInViewport({ ratio: 1 });
    await open(page, '/warnings');
    await expect(firstWarning(page)).toBeInViewport({ ratio: 1 });
  });

test.describe('on a telephone', () => {
  test.use({ viewport: TELEPHONE });

  test('a search of a list stands alone with its results, above the keyboard (DIR-6, WARN-3)', async ({ page }) => {
    const box = page.getByRole('main').getByRole('searchbox');
    await open(page, '/regulated-companies');
    await box.fill('zzzz');
    const isAboveKeyboard = async (text: string) => {
      const message = page.getByText(text);
      await expect(message).toBeVisible();
      // What else the text may have meant is loaded then, and draws the message again.
      await expect.poll(async () => (await message.boundingBox())?.y).toBeLessThan(TELEPHONE.height * 0.65);
    };
    await isAboveKeyboard('No companies found matching your search.');
    await expect(page.getByRole('navigation', { name: 'A to Z' })).toBeHidden();
    await expect(page.locator('summary').first()).toBeHidden();
    await box.fill('');
    await expect(page.locator('summary').first()).toBeVisible();
    await open(page, '/warnings');
    await expect(page.getByRole('link', { name: 'Already paid?' })).toBeVisible();
    await box.fill('zzzz');
    await isAboveKeyboard('No matches found for "zzzz".');
    await expect(page.getByRole('link', { name: 'Already paid?' })).toBeHidden();
  });

  test('the exit of the report page stays on the screen down to the end of the page (FORM-5)', async ({ page }) => {
    await open(page, '/report-abuse');
    const exit = page.getByRole('link', { name: 'Exit this page' });
    for (const share of [0, 0.5, 0.9, 1]) {
      await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect(exit).toBeInViewport({ ratio: 1 });
      await exit.click({ trial: true });
    }
    // What keeps it there makes the page no longer.
    expect(await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom)).toBeCloseTo(
      TELEPHONE.height,
      0,
    );
  });

  test('the line about the demonstration is one line (SITE-2)', async ({ page }) => {
    await open(page, '/');
    const line = page.getByRole('complementary', { name: 'Demonstration' });
    await expect(line).toContainText('This authority, its firms and its warnings are fictional.');
    expect((await line.boundingBox())?.height).toBeLessThan(40);
  });
});

test('the two buttons for victims lead to the steps, which open, and to the report (WARN-10)', async ({ page }) => {
  await open(page, '/warnings?q=golden');
  await page.getByRole('link', { name: 'Already paid?' }).click();
  await expect(page.getByText('Already paid?').last()).toBeInViewport();
  await expect(page.locator('#already-paid details')).toHaveAttribute('open');
  await expect(page).toHaveURL('/warnings?q=golden#already-paid');
  await page.getByRole('main').getByRole('link', { name: 'Report a scam', exact: true }).click();
  await expect(page).toHaveURL('/contact#report-a-scam');
});

test('a record that an address opens has the focus on its name, and no ring around the button that closes it (DIR-5)', async ({ page }) => {
  await open(page, '/regulated-companies?firm=FCA-2017-NL-004');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Adyen N.V.' })).toBeFocused();
});
