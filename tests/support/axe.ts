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
const WITHOUT_COLOUR = Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }]));

/** Expects that axe finds nothing on the page in its present state, in the light and in the dark scheme (ACCESS-1). */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNone(page, { runOnly: TAGS });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, { runOnly: OF_COLOUR });
}

/** Like {@link expectNoViolations}, for a page that has the colours of a page that was already checked. */
export async function expectNoViolationsButColours(page: Page): Promise<void> {
  await expectNone(page, { runOnly: TAGS, rules: WITHOUT_COLOUR });
}

async function expectNone(page: Page, options: RunOptions) {
  // axe is half a megabyte, so a document loads it only once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // By default, axe also computes a selector for every element that passes, which takes time.
  const { violations } = await page.evaluate((all) => globalThis.axe.run(all), { ...options, resultTypes: ['violations' as const] });
  // Soft, so that a test of many pages examines the rest of them too.
  expect.soft(violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
