import { test as base, expect, type Page } from '@playwright/test';
import { withGroupedPhones } from '../../build/content/modules/phone-numbers.ts';
import { content } from './content.ts';

/** A harmless warning. The features that a browser knows depend on its version and on the machine. */
const UNKNOWN_FEATURE = /^Error with Permissions-Policy header: Unrecognized feature: '[\w-]+'\.$/;

export { expect };

/** The content of the site. Tests do not repeat its texts and numbers. */
export const { site, alerts, publications } = content;
/** Their telephone numbers are as pages show them. */
export const firms = content.firms.map(withGroupedPhones);
export const warnedFirms = content.warnedFirms.map(withGroupedPhones);

declare global {
  /** In the page: reports a violation of the content security policy to the test. */
  var reportViolation: (violation: string) => void;
}

/** One transparent pixel instead of the external picture of the map, which tests must not fetch (HOME-4). */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

/**
 * Playwright's `test`, which fails if a page reports a problem: a console error or warning (such as React's hydration
 * warnings), an uncaught error, a violation of the content security policy, or a request to an origin other than the map
 * picture's. A test of a fault lists the problems it expects in `expectedProblems`.
 */
export const test = base.extend<{ expectedProblems: RegExp | undefined; problems: string[] }>({
  expectedProblems: [undefined, { option: true }],

  problems: [
    async ({ page, expectedProblems, baseURL }, use) => {
      const problems: string[] = [];
      await page.route(`${new URL(site.mapImage).origin}/**`, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !UNKNOWN_FEATURE.test(message.text()))
          problems.push(`console: ${message.text()}`);
      });
      await page.exposeFunction('reportViolation', (violation: string) => problems.push(`violation: ${violation}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          globalThis.reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`.trim());
        });
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        // The PDF viewer of the browser is not part of the page.
        if (protocol.startsWith('chrome')) return;
        if (origin !== baseURL && request.url() !== site.mapImage && !request.url().startsWith('data:'))
          problems.push(`request: ${request.url()}`);
      });
      await use(problems);
      const unexpected = problems.filter((problem) => !expectedProblems?.test(problem));
      // Ignores requests that are still open when the test ends.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected, 'the page reported problems').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Waits until the page is hydrated. React adds keys to the nodes that it takes over, and the last node gets them last. Focus and
 * title follow in the next task.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [document.querySelector('main h1'), document.querySelector('main > :last-child')];
    return parts.every((part) => part !== null && Object.keys(part).some((key) => key.startsWith('__react')));
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
