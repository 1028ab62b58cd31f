import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  /** In the page, once it is there. */
  var axe: typeof import('axe-core');
}

/** WCAG 2.2 AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer the colour scheme can change. They take longer than all the others together. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const WITHOUT_COLOUR = Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }]));

/** axe finds nothing in the page as it is, in the light scheme and in the dark one (ACCESS-1). */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNone(page, { runOnly: TAGS });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, { runOnly: OF_COLOUR });
}

/** As {@link expectNoViolations}, for a page whose colours are those of another that was checked. */
export async function expectNoViolationsButColours(page: Page): Promise<void> {
  await expectNone(page, { runOnly: TAGS, rules: WITHOUT_COLOUR });
}

async function expectNone(page: Page, options: RunOptions) {
  // axe is half a megabyte. A document needs it once, not for each of its states.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // By default, axe works out a selector for every element that passes.
  const { violations } = await page.evaluate((all) => globalThis.axe.run(all), { ...options, resultTypes: ['violations' as const] });
  // Soft, so that a test of many pages examines the rest of them too.
  expect.soft(violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
