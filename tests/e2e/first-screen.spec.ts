import { expect, open, test } from '../support/test.ts';

/* What a visitor came for is on the first screen, and stays on it. */

const TELEPHONE = { width: 390, height: 844 };

test('a list begins on the first screen (DIR-1, WARN-1)', async ({ page }) => {
  for (const [path, first] of [
    ['/regulated-companies', page.getByRole('table').getByRole('link').first()],
    ['/warnings', page.getByRole('article').first().getByRole('heading')],
  ] as const) {
    await page.goto(path);
    for (const size of [{ width: 1280, height: 800 }, { width: 768, height: 1024 }, TELEPHONE]) {
      await page.setViewportSize(size);
      await expect(first, `${path}, ${size.width} px`).toBeInViewport({ ratio: 1 });
    }
  }
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
    // The line about the demonstration is one line (SITE-2).
    const line = page.getByRole('complementary', { name: 'Demonstration' });
    await expect(line).toContainText('This authority, its firms and its warnings are fictional.');
    expect((await line.boundingBox())?.height).toBeLessThan(40);
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
});
