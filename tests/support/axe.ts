import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  /** In a page into which axe has been loaded. */
  var axe: typeof import('axe-core');
}

/** WCAG 2.2 AA, and the rules that axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result depends on the colour scheme. They take longer than all other rules together. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
export const WITHOUT_COLOURS: RunOptions = { rules: Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }])) };

/** Expects that axe finds nothing on the page in its present state, in the light and in the dark scheme (ACCESS-1). */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNone(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, { runOnly: OF_COLOUR });
}

/** Expects that axe finds nothing on the page in its present state and colour scheme. */
export async function expectNone(page: Page, options: RunOptions = {}): Promise<void> {
  // axe is half a megabyte, so a document loads it only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // By default, axe also computes a selector for every element that passes, which takes time.
  const all: RunOptions = { runOnly: TAGS, ...options, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((given) => globalThis.axe.run(given), all);
  // Soft, so that a test of many pages examines the rest of them too.
  expect.soft(violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
