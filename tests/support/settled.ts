import type { Page } from '@playwright/test';

/** Waits until the fonts are there and two frames have been painted. What the last change has moved has been reported by then. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  });
}
