import { defineConfig } from 'vitest/config';

/** What is slow is measured in the bench; here a loaded machine must not fail a test that is right. In ms. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
/** For tests that read the content folder many times. */
const content = { setupFiles: ['tests/support/parse-once.ts'] };

/**
 * - `unit`: the tests beside the code.
 * - `thorough`: thousands of broken content folders, and the promises of the search. They take minutes, so that `npm test`
 *   runs them and `npm run check` does not.
 * - `site`: the files that a build has left in `dist/`.
 * - `engines`: the same files in Firefox and in WebKit.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { ...patience, ...content, name: 'unit', include: ['{src,scripts,deploy,tests/support}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: './vite.config.ts',
        test: { ...patience, ...content, name: 'thorough', include: ['{bench,tests/content}/**/*.test.ts'] },
      },
      {
        test: {
          ...patience,
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // So that a test can stand in for the list which it would have downloaded.
          server: { deps: { inline: ['@mdn/mdn-http-observatory'] } },
        },
      },
      { test: { ...patience, name: 'engines', include: ['tests/engines/**/*.test.ts'] } },
    ],
  },
});
