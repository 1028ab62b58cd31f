import { configDefaults, defineConfig } from 'vitest/config';

/** In ms. A busy machine must not fail these tests. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
/** For tests that take minutes before a release. */
const morePatience = { testTimeout: 300_000, hookTimeout: 300_000 };
/** No test leaves anything behind in a module, so all files of a worker share the loaded modules: it halves the time. */
const shared = { isolate: false };

/** The tests of what our own texts and records say. */
const ABOUT_OUR_CONTENT = ['src/content/content.test.ts', 'tests/site/search-questions.test.ts'];
/** A folder in `CONTENT_DIR` is of another authority. */
const isOurs = process.env['CONTENT_DIR'] === undefined;
const exclude = isOurs ? configDefaults.exclude : [...configDefaults.exclude, ...ABOUT_OUR_CONTENT];

/**
 * - `unit`: the tests beside the code.
 * - `thorough`: editors' mistakes and damaged files in the content folder, and the check on its corpora. They take long, so only `npm test`
 *   runs them, not `npm run check`.
 * - `site`: the built files in `dist/`.
 * - `engines`: the same files in Firefox and WebKit.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...patience,
          ...shared,
          name: 'unit',
          exclude,
          include: ['{src,build,scripts,deploy,tests/support,packages/*/{src,testing}}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...patience,
          ...morePatience,
          ...shared,
          name: 'thorough',
          include: ['{tests/content,packages/*/corpus}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'site',
          exclude,
          include: ['tests/site/**/*.test.ts'],
        },
      },
      { test: { ...patience, name: 'engines', include: ['tests/engines/**/*.test.ts'] } },
    ],
  },
});
