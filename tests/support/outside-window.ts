import type { Page } from '@playwright/test';

/** What makes the page scroll sideways, and which controls and texts end beyond an edge of the window. */
export async function outsideTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = innerWidth;
    /** Whether it is in a strip of its own that scrolls sideways, such as the letters of the directory. */
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || scrollsSideways(element.parentElement));
    const found = document.documentElement.scrollWidth > width ? [`${document.documentElement.scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, li, td, th, dt, dd, text')) {
      const { left, right } = element.getBoundingClientRect();
      if (left >= -1 && right <= width + 1) continue;
      const beyond = element.checkVisibility() && !element.closest('.spoken, [aria-hidden]') && !scrollsSideways(element);
      if (beyond)
        found.push(`${element.tagName.toLowerCase()} "${element.textContent.slice(0, 30)}" ${Math.round(left)} to ${Math.round(right)}`);
    }
    return found.slice(0, 5);
  });
}
