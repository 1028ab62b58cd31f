import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './scripts/browser.ts';

/**
 * The browser tests run against the built site in `dist/`, served with the headers of `deploy/`; or against a server
 * that runs already, at `TEST_BASE_URL`.
 */
const running = process.env['TEST_BASE_URL'];
const port = Number(process.env['TEST_PORT'] ?? 4317);
const executablePath = browserPath();
/** Whole releases, slow networks and processors: minutes long, for `npm run release -- faults` (scripts/release/faults.ts). */
const FAULTS = ['e2e/offline.spec.ts', 'e2e/faults.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  testMatch: process.env['FAULTS'] ? FAULTS : ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  testIgnore: process.env['FAULTS'] ? [] : FAULTS,
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // On a loaded machine a second try; what needed one is named in the report, because it may have found something.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  reporter: process.env['PLAYWRIGHT_JSON'] ? [['dot'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] }]] : [['list']],
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
      // The pinned Node, whatever `node` is on the machine.
      command: `"${process.execPath}" scripts/serve.ts dist`,
      env: { PORT: String(port) },
      port,
      reuseExistingServer: false,
    },
  }),
});
