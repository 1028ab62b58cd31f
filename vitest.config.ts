import { defineConfig } from 'vitest/config';

/** What is slow is measured in the bench; here a loaded machine must not fail a test that is right. In ms. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * `unit` sits beside what it tests; `site` looks at the files that a build has left in `dist/`, `engines` at them in
 * Firefox and WebKit. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { ...patience, name: 'unit', include: ['{src,scripts,deploy,bench,tests/support,tests/content}/**/*.test.{ts,tsx}'] },
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
