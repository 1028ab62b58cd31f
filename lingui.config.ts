import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'zh', 'ar', 'fr'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/content/locales/{locale}/messages', include: ['src'], exclude: ['**/*.test.*'] }],
  // Line numbers would change the catalogues with every edit of the code.
  format: formatter({ lineNumbers: false }),
});
