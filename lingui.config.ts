import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'zh', 'ar', 'fr'],
  fallbackLocales: { default: 'en' },
  // A catalogue for the shell, one a page and one a shared part, so that a page loads its own words and no other's.
  catalogs: [
    { path: '<rootDir>/content/locales/{locale}/shell', include: ['src/app', 'src/i18n', 'src/ui'] },
    { path: '<rootDir>/content/locales/{locale}/page-texts', include: ['src/page-texts.ts'] },
    { path: '<rootDir>/content/locales/{locale}/part-{name}', include: ['src/parts/{name}/'] },
    { path: '<rootDir>/content/locales/{locale}/part-offline', include: ['src/offline/page/'] },
    { path: '<rootDir>/content/locales/{locale}/{name}', include: ['src/pages/{name}/'] },
  ],
  // Line numbers would change the catalogues with every edit of the code.
  format: formatter({ lineNumbers: false }),
});
