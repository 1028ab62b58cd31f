import { fileURLToPath } from 'node:url';
import { defineConfig, type BuildOptions, type CSSOptions, type Plugin, type UserConfig } from 'vite';
import react from '@vitejs/plugin-react';
import babel from '@rolldown/plugin-babel';
import { contentPlugin } from './src/content/build-time/plugin.ts';
import { siteIndexPlugin } from './src/content/build-time/site-index.ts';
import { inlineTexts } from './src/i18n/build-time/inline-texts.ts';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type LanguageCode } from './src/i18n/languages.ts';
import { INLINE_SCRIPT } from './src/inline/build-time/inline-script.ts';
import { licencesPlugin, packagesOfWorker } from './src/licences/build-time/plugin.ts';
import { CHECK_WORKER } from './src/licences/shipped.ts';

/** The code that every page loads at once, and small parts that most pages need. */
const SHELL = [
  /node_modules\/(react|react-dom|scheduler|wouter|@lingui)\//,
  /preload-helper|rolldown\/runtime/,
  /content:site$|\/src\/content\/untranslated\./,
  /\/src\/(main\.tsx|styles\/(?!print)|routes\.ts|app\/(?!page-modules)|i18n\/(?!hero-texts)[\w-]+\.ts|offline\/page\/offline-later\.ts|parts\/(document\/content-text|firm-name\/|link\/(?!back-link|ask-at)|prerendered\/keep)|loading\/(?!fetch-data))/,
  /\/src\/search\/defang/,
  /\/src\/ui\/(button|callout|document-row|early-input|error-boundary|hold-page|icon|list-count|live-search|loading|page-head|section|select|shareable|slash-key|text-field|url-state)\./,
  /\/src\/ui\/toast\/(toaster|notify|feature-notice)/,
  // Styles that a dozen pages need. A separate file would be another request.
  /(already-paid|axis-drawing|card-table|copy-link|disclosure|download-button|download-list|filter-chips|genuine-firm|severity)\.module\.css/,
];

/** The code of the lists of firms: their search and, with its styles, their paging. */
const LISTING = [
  /content:register\/(english-)?countries$/,
  /\/src\/(content\/(columns|list-sizes)|search\/(slices|substring\/substring-index)|ui\/card-table\.tsx|parts\/paging\/)/,
  /\/packages\/check\/src\/(fold|names\/letters)\./,
];

/** What the pages of a long list need at once. A short list has no paging, and needs them later or not at all. */
const WITH_PAGING = /\/src\/content\/firm-filters\./;
const PAGED = /\/(parts\/paging|paged-list)\b/;

function isOfListing(id: string, importers: readonly string[] = []): boolean {
  return LISTING.some((pattern) => pattern.test(id)) || (WITH_PAGING.test(id) && importers.some((importer) => PAGED.test(importer)));
}

/** The code that shows a warning. */
const WARNING = [
  /\/src\/(parts\/(copy-link|genuine-firm|warned-firm)\/[\w-]+\.tsx|search\/substring\/phone|content\/warned-firm-reasons)/,
  /content:warned-firms\/reasons$/,
];

/** The functions that load the reasons. They belong to `WARNING`, except in a long list, which imports them later (`ChunksLater`). */
const REASONS = /content:warned-firms\/reason-chunks$/;

function isOfWarning(id: string, importers = 0): boolean {
  return WARNING.some((pattern) => pattern.test(id)) || (REASONS.test(id) && importers > 0);
}

/** The data of the lists, separate from all code. `scripts/weights.ts` measures them by these names, because they grow with the content. */
const FIRMS = [/content:register\/list|\/src\/content\/(register-head|firm-columns)\./];
const WARNED_FIRMS = [/content:warned-firms\/list|\/src\/content\/warned-firm(s-head|-columns)\./];

/** What loads the parts of long lists. No page needs it for its first load, and each of these modules is only a few hundred bytes. */
const SHARDS = [
  /content:(register|warned-firms)\/rows$|\/src\/(content\/(column-file|shards)|loading\/fetch-data|search\/(column|in-slices|substring\/long-index))\.ts/,
];

/** What is shown of a firm that was found or opened, and beside it. Only parts that load later need it. */
const FIRM_RECORD = [
  /content:(statuses|already-paid|register\/details)$/,
  /\/src\/(content\/(capital-ratio|firm-details|standing)\.|parts\/(firm-record\/|already-paid\/.*\.tsx)|ui\/(gauge|status-mark)\.)/,
  /(firm-dialog|modal)\.module\.css/,
];

/** What shows the answers of the check, which several pages do. No page needs it for its first load. The engine is in the worker. */
const CHECK = [
  /content:(authority|check-answers|register\/contacts)$/,
  /\/src\/(parts\/check\/(?!use-check|use-composed|check-link)|ui\/use-rested)/,
  // The table of verdicts.
  /\/packages\/check\/src\/(check|judge\/|look-up\/facts)/,
];

/** Small parts of pages with texts, questions or forms, in one file because each is only a few hundred bytes. */
const TEXTS = [
  /content:(places|tiers)$/,
  /\/src\/(documents\/file-name\.|ui\/axis-drawing\.tsx)/,
  /\/src\/parts\/(check\/check-link|document\/document-sections|breadcrumb\/|link\/(back-link|ask-at))/,
  /\/src\/ui\/(article|card-grid|contents|drawing|text-area)\./,
  /parts\/checklist\/.*\.module\.css/,
];

const CSS: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { cssModules: { pattern: '[local]-[hash]' } },
};

const HASHED_NAMES = {
  hashCharacters: 'base36',
  // Short hashes, because every page names a dozen files. Six characters give two thousand million names; the bundler
  // needs seven for scripts.
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
} as const;

const BUILD: BuildOptions = {
  target: 'baseline-widely-available',
  assetsInlineLimit: 0,
  // The chunk that writes PDF files has 520 kB. It is loaded with the first download.
  chunkSizeWarningLimit: 600,
  modulePreload: { polyfill: false },
  manifest: true,
  rolldownOptions: {
    input: {
      // It must be first, because its styles begin with the order of the layers.
      shell: 'src/main.tsx',
      print: 'src/styles/print.css',
    },
    // The inline script calls `start` by its name.
    preserveEntrySignatures: 'allow-extension',
    checks: { pluginTimings: false },
    output: {
      ...HASHED_NAMES,
      // The code of every page is one file. A dozen small files would compress worse and need a dozen requests.
      codeSplitting: {
        groups: [
          { name: 'shell', test: (id) => SHELL.some((pattern) => pattern.test(id)) },
          { name: 'records-firms', test: (id) => FIRMS.some((pattern) => pattern.test(id)) },
          { name: 'order', test: /content:register\/order$/ },
          { name: 'filter-columns', test: /content:register\/filter-columns$/ },
          { name: 'records-warned-firms', test: (id) => WARNED_FIRMS.some((pattern) => pattern.test(id)) },
          { name: (id, context) => (isOfWarning(id, context.getModuleInfo(id)?.importers.length) ? 'warning' : null) },
          { name: (id, context) => (isOfListing(id, context.getModuleInfo(id)?.importers) ? 'listing' : null) },
          { name: 'shards', test: (id) => SHARDS.some((pattern) => pattern.test(id)) },
          { name: 'check', test: (id) => CHECK.some((pattern) => pattern.test(id)) },
          { name: 'firm-record', test: (id) => FIRM_RECORD.some((pattern) => pattern.test(id)) },
          { name: 'texts', test: (id) => TEXTS.some((pattern) => pattern.test(id)) },
        ],
        includeDependenciesRecursively: false,
      },
    },
  },
};

/** The configuration of Vite for the site in one language. Each language is built separately (docs/decisions/034). */
export async function configFor(language: LanguageCode): Promise<UserConfig> {
  return {
    resolve: {
      alias: [
        // wouter and Lingui include a replacement for a hook that React has had since version 18.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        { find: /^regexparam$/, replacement: fileURLToPath(new URL('src/app/no-patterns.ts', import.meta.url)) },
        { find: 'brotli/decompress.js', replacement: fileURLToPath(new URL('src/documents/no-woff2.ts', import.meta.url)) },
      ],
    },
    plugins: [
      contentPlugin({ language }),
      siteIndexPlugin(),
      licencesPlugin(),
      withoutColourProfile(),
      developmentPage(language),
      react(),
      babel({ presets: [await inlineTexts(language)] }),
    ],
    define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) },
    css: CSS,
    build: BUILD,
    // The check. It is the same file in every language, and `deploy/headers.ts` knows it by its name.
    worker: {
      format: 'es',
      plugins: () => [packagesOfWorker(CHECK_WORKER)],
      rolldownOptions: { output: { ...HASHED_NAMES, entryFileNames: 'assets/check-worker-[hash:7].js' } },
    },
  };
}

/** For the development server and the unit tests: English, or the language that `SITE_LANGUAGE` names. */
export default defineConfig(() => {
  const language = process.env['SITE_LANGUAGE'];
  return configFor(isLanguage(language) ? language : DEFAULT_LANGUAGE);
});

/**
 * Removes the colour profile for PDF/A from pdfkit, because we never write PDF/A. Otherwise the profile would be copied to the
 * output, because pdfkit names it with `import.meta.url`. @throws if pdfkit no longer does so, because this plugin is then obsolete.
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

/** The language and the inline script of the page in development; `src/app/html-document.tsx` writes the built pages. */
function developmentPage(language: LanguageCode): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: (html) => ({
      html: html.replace('<html>', `<html lang="${language}" dir="${directionOf(language)}">`),
      tags: [{ tag: 'script', children: INLINE_SCRIPT, injectTo: 'head-prepend' }],
    }),
  };
}
