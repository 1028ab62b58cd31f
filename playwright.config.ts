import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './scripts/browser.ts';
import { isThorough } from './tests/support/sample.ts';

/**
 * The browser tests run against the built site in `dist/`, served with the headers of `deploy/`, or against a running server at
 * `TEST_BASE_URL`.
 */
const running = process.env['TEST_BASE_URL'];
const port = Number(process.env['TEST_PORT'] ?? 4317);
const executablePath = browserPath();
/** Tests that take minutes: with slow networks and slow machines, with a site of their own, and with axe in every state. Only `npm run release` runs them. */
const FOR_RELEASE = ['a11y/states.spec.ts', 'e2e/faults.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  testIgnore: isThorough ? [] : FOR_RELEASE,
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the processors of a small machine, because some tests wait for timers (NOTICE-3).
  workers: 3,
  // One retry on a busy machine. The report names tests that needed it, because they may have found a fault.
  retries: process.env['CI'] ? 1 : 0,
  // No test measures time with these. A busy machine needs longer for a page than Playwright's five seconds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: BROWSER_FLAGS,
    },
  },
  ...(running === undefined && {
    webServer: {
      // The Node that runs these tests, not the first one in the path.
      command: `"${process.execPath}" scripts/serve.ts dist`,
      env: { PORT: String(port) },
      port,
      reuseExistingServer: false,
    },
  }),
});
