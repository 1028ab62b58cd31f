import { test as base, expect, type Page } from '@playwright/test';
import { UNKNOWN_FEATURE } from '../../scripts/browser.ts';
import { content } from './content.ts';

export { expect };

/** What the content says. Tests repeat none of it, and no number of records. */
export const { site, firms, warnedFirms, alerts, publications } = content;

declare global {
  /** In the page: tells the test of a violation of the content security policy. */
  var reportViolation: (violation: string) => void;
}

/** One transparent pixel, for the external map picture, which no test may need (HOME-4). */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

/**
 * Playwright's `test`, in which a page that reports anything wrong fails: a console error or warning (React's
 * hydration warnings among them), an uncaught error, a violation of the content security policy, or a request to
 * another origin than the map image's. A test of a fault names what it expects in `expectedProblems`.
 */
export const test = base.extend<{ expectedProblems: RegExp | undefined; worker: boolean; problems: string[] }>({
  expectedProblems: [undefined, { option: true }],

  // A worker answers requests before a test's route does, and fetches a whole site for every test: only where it is tested.
  worker: [false, { option: true }],

  problems: [
    async ({ page, context, expectedProblems, worker, baseURL }, use) => {
      const problems: string[] = [];
      // As in a browser that has none.
      if (!worker) await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
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
        // The browser's own viewer of documents is not the page's doing.
        if (protocol.startsWith('chrome')) return;
        if (origin !== baseURL && request.url() !== site.mapImage && !request.url().startsWith('data:'))
          problems.push(`request: ${request.url()}`);
      });
      await use(problems);
      const unexpected = problems.filter((problem) => !expectedProblems?.test(problem));
      // An answer that is still on its way when the test ends is nobody's concern, nor what a request let go now reports.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(unexpected, 'the page reported problems').toEqual([]);
    },
    { auto: true },
  ],
});

/** The page as it is once its script runs: hydrated, or drawn in another language. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Waits for the page's own part, which comes after the shell: React marks the nodes it has taken over with keys of its
 * own, the last of the page last, and a page in another language stays hidden until it is whole. What the page does when
 * it arrives (focus, title) follows in the next task.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [document.querySelector('main h1'), document.querySelector('main > :last-child')];
    const taken = parts.every((part) => part !== null && Object.keys(part).some((key) => key.startsWith('__react')));
    return taken && document.documentElement.dataset['pending'] === undefined;
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
