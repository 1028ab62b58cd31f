import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/i18n/languages.ts';

export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  locales: LANGUAGES.map(({ code }) => code),
  fallbackLocales: { default: DEFAULT_LANGUAGE },
  // `npm run extract` sets the folder, because `npm run check` extracts the texts of a copy, to compare.
  catalogs: [
    { path: `${process.env['LOCALES'] ?? '<rootDir>/content/locales'}/{locale}/messages`, include: ['src'], exclude: ['**/*.test.*'] },
  ],
  // Line numbers would change the catalogues with every edit of the code.
  format: formatter({ lineNumbers: false }),
});
