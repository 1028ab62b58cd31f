import type { Page } from '@playwright/test';

/** Records how much the parts of each page that is opened after this move by themselves (Cumulative Layout Shift). */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // On a slow machine, the note that the search has not started (ERROR-5) comes after three seconds, and moves what is below it.
    const styles = new CSSStyleSheet();
    styles.replaceSync('[role="alert"][data-script-only] { display: none }');
    document.adoptedStyleSheets.push(styles);
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
