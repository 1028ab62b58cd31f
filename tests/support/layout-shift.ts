import type { Page } from '@playwright/test';

/** Records how much the parts of each page that is opened after this move by themselves (Cumulative Layout Shift). */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      const shift = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
      Reflect.set(globalThis, 'shift', Number(Reflect.get(globalThis, 'shift')) + shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the page so far. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'shift')));
}
