import { defineConfig } from 'vitest/config';

/** `unit` sits beside what it tests; `site` looks at the files that a build has left in `dist/`. */
export default defineConfig({
  test: {
    projects: [
      { extends: './vite.config.ts', test: { name: 'unit', include: ['{src,scripts,deploy,bench,tests/support}/**/*.test.{ts,tsx}'] } },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
