import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import babel from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import { contentPlugin } from './src/content/build-time/plugin.ts';
import { siteIndexPlugin } from './src/content/build-time/site-index.ts';
import { inlineEnglish } from './src/i18n/build-time/inline-english.ts';
import { INLINE_SCRIPT } from './src/inline/build-time/inline-script.ts';
import { licencesPlugin } from './src/licences/build-time/plugin.ts';

/** What every page loads before any interaction, and the small parts that most do. */
const SHELL = [
  /node_modules\/(react|react-dom|scheduler|wouter|@lingui)\//,
  /preload-helper|rolldown\/runtime/,
  /content:site/,
  /\/src\/(main\.tsx|styles\/(?!print)|routes\.ts|app\/(?!page-modules)|i18n\/[\w-]+\.ts|offline\/page\/offline-later\.ts|parts\/(document\/content-text|firm-name\/|link\/(?!back-link)|prerendered\/)|loading\/(?!use-loaded))/,
  /\/src\/search\/defang/,
  /\/src\/ui\/(button|callout|document-row|early-text|error-boundary|hold-page|icon|list-count|live-search|page-head|section|select|shareable|slash-key|text-field|url-state)\./,
  /\/src\/ui\/toast\/(toaster|notify|feature-notice)/,
  // A few styles that a dozen pages need: in a file of their own they would be another request.
  /(already-paid|axis-drawing|card-table|copy-link|disclosure|download-button|download-list|filter-chips|genuine-firm|pager|severity)\.module\.css/,
];

/** What the lists of firms have, which are searched as one types; and what long ones are paged with. */
const LISTING = [
  /\/src\/(content\/(read-items|lines|list-sizes)|search\/(substring\/substring-index|slices)|ui\/card-table\.tsx|parts\/paging\/(?!.*\.css))/,
];

/** What stands in a warning. */
const WARNING = [
  /\/src\/(parts\/(copy-link|genuine-firm)\/[\w-]+\.tsx|search\/substring\/phone|ui\/plain-values|content\/warned-firm-reasons)/,
  /content:warned-firms\/reasons$/,
];

/** The ways to the reasons belong to it too where they are imported; a long list asks for them later (`loaderOf` in the content plugin). */
const REASONS = /content:warned-firms\/reason-chunks$/;

function isOfWarning(id: string, importers = 0): boolean {
  return WARNING.some((pattern) => pattern.test(id)) || (REASONS.test(id) && importers > 0);
}

/** The lists of firms, apart from all code: `scripts/weights.ts` knows them by their names, because they grow with what is published. */
const FIRMS = [/content:register\/list|\/src\/content\/register-head\./];
const WARNED_FIRMS = [/content:warned-firms\/list|\/src\/content\/warned-firms-(head|data)\./];

/** What pages have that offer documents, and their lists on the home page. */
const DOCUMENTS = [
  /\/src\/parts\/(download\/(download-button\.tsx|save-file)|alert-severity\/|publications\/publications\.tsx)/,
  /\/src\/(documents\/file-name|ui\/((filter-chips|severity)\.tsx|url-choice\.)|content\/publication-filter)/,
  /content:(alerts|publications)/,
];

/** What pages with a form have, and the page on security. */
const FORMS = [/\/src\/(parts\/message-form\/message-form\.tsx|ui\/text-area\.)/, /content:places/];

/** What pages have that are texts, questions or forms: in one file, because each alone is a few hundred bytes. */
const TEXTS = [
  /\/src\/parts\/(document\/document-sections|breadcrumb\/|link\/back-link)/,
  /\/src\/ui\/(article|card-grid|contents|drawing)\./,
  /parts\/(checklist|message-form)\/.*\.module\.css/,
];

export default defineConfig({
  resolve: {
    alias: [
      // wouter and Lingui bring a stand-in for a hook that React has had since 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: /^regexparam$/, replacement: fileURLToPath(new URL('src/app/no-patterns.ts', import.meta.url)) },
      { find: 'brotli/decompress.js', replacement: fileURLToPath(new URL('src/documents/no-woff2.ts', import.meta.url)) },
    ],
  },
  plugins: [
    contentPlugin(),
    siteIndexPlugin(),
    licencesPlugin(),
    withoutColourProfile(),
    inlineScript(),
    react(),
    lingui(),
    babel({ presets: [inlineEnglish()] }),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Half a kilobyte less of React's own code than the default minifier leaves.
    minify: 'terser',
    terserOptions: {
      module: true,
      compress: { ecma: 2020, passes: 3, pure_getters: true },
      format: { ecma: 2020 },
      // By default, one processor is left to the bundler, which only waits for the minifier.
      maxWorkers: availableParallelism(),
    },
    // The part that writes PDF files has 520 kB. It is loaded with the first download.
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: {
        // First: it begins with the order of the layers, and so must the styles that it ends up in.
        shell: 'src/main.tsx',
        print: 'src/styles/print.css',
      },
      // `start` is called from another script, by its name.
      preserveEntrySignatures: 'allow-extension',
      checks: { pluginTimings: false },
      output: {
        hashCharacters: 'base36',
        // Every page names a dozen files, and two characters more of each would be noticed there. Six are two thousand
        // million names; for scripts the bundler needs seven.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // What every page loads is one file: as a dozen small ones it compresses worse and is asked for a dozen times.
        codeSplitting: {
          groups: [
            { name: 'shell', test: (id) => SHELL.some((pattern) => pattern.test(id)) },
            { name: 'records-firms', test: (id) => FIRMS.some((pattern) => pattern.test(id)) },
            { name: 'order', test: /content:register\/order$/ },
            { name: 'records-warned-firms', test: (id) => WARNED_FIRMS.some((pattern) => pattern.test(id)) },
            { name: (id, context) => (isOfWarning(id, context.getModuleInfo(id)?.importers.length) ? 'warning' : null) },
            { name: 'listing', test: (id) => LISTING.some((pattern) => pattern.test(id)) },
            { name: 'documents', test: (id) => DOCUMENTS.some((pattern) => pattern.test(id)) },
            { name: 'forms', test: (id) => FORMS.some((pattern) => pattern.test(id)) },
            { name: 'texts', test: (id) => TEXTS.some((pattern) => pattern.test(id)) },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});

/**
 * pdfkit names a colour profile for PDF/A, which we never write. As it names it by `import.meta.url`, the profile would
 * lie in the output for nobody. @throws when pdfkit names it in another way, so that this does not stay for nothing.
 */
function withoutColourProfile(): Plugin {
  const named = /new URL\('\.\/data\/[\w-]+\.icc', import\.meta\.url\)\.href/;
  return {
    name: 'without-colour-profile',
    enforce: 'pre',
    transform: {
      filter: { id: /pdfkit\.browser\.mjs$/ },
      handler(code) {
        if (!named.test(code)) this.error('pdfkit no longer names its colour profile as it did');
        return code.replace(named, "''");
      },
    },
  };
}

/** The inline script in development; `scripts/build.ts` writes it into the built pages. */
function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: INLINE_SCRIPT, injectTo: 'head-prepend' }],
  };
}
