import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { contentPlugin } from './src/content/build/plugin.ts';
import { siteIndexPlugin } from './src/content/build/site-index.ts';
import { LANG_SCRIPT } from './src/i18n/build/lang-script.ts';
import { notFound, routes } from './src/routes.ts';
import { licencesPlugin } from './src/licences/build/plugin.ts';

/** What every page loads before any interaction, and the small parts that most do. */
const SHELL = [
  /node_modules\/(react|react-dom|scheduler|wouter|@lingui)\//,
  /content:site|locales\/en\/shell\.po/,
  /\/src\/(main\.tsx|styles\/(?!print)|routes\.ts|app\/(?!page-modules|first-paint)|i18n\/[\w-]+\.ts|parts\/(document\/content-text|firm-name\/))/,
  /\/src\/search\/defang/,
  /\/src\/ui\/(button|callout|document-row|error-boundary|hold-page|icon|optional-part|page-head|select|shareable|slash-key|text-field|url-state|use-when-needed)\./,
  /\/src\/ui\/toast\/(toaster|notify|feature-notice)/,
  // A few styles that a dozen pages need: in a file of their own they would be another request.
  /download-button\.module\.css/,
];

/** What every page's entry has to ask for the rest: all that is loaded before the first paint. */
const LOADER = /preload-helper|rolldown\/runtime|\/src\/app\/first-paint/;

/** What the lists of firms have, which are searched as one types. */
const LISTING = [/\/src\/(search\/substring-index|ui\/(card-table|list-count|live-search)\.)/];

/** The lists of firms, apart from all code: `scripts/weights.ts` knows them by `records-`, because they grow with what is published. */
const FIRMS = [/content:register\/list|\/src\/content\/register-head\./];
const WARNED_FIRMS = [/content:warned-firms\/list|\/src\/content\/warned-firms-(head|data)\./];

/** What the home page shares with the publications and the advisories. */
const SECTIONS = [
  /\/src\/(ui\/(filter-chips|severity|url-choice)\.|parts\/(publications\/publications|alert-severity\/)|content\/publication-filter)/,
  /download-list\.module\.css|content:alerts/,
  /locales\/en\/part-(publications|alert-severity)\.po|content:publications/,
];

/** What every page with a document to download has. */
const DOWNLOAD = [/\/src\/(parts\/download\/(download-button\.tsx|save-file)|documents\/file-name)/, /locales\/en\/part-download\.po/];

/** What most pages have that are texts, or stand below another. */
const TEXTS = [/\/src\/parts\/(document\/document-sections|breadcrumb\/)/, /locales\/en\/part-breadcrumb\.po/];

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
    pageEntries(),
    licencesPlugin(),
    withoutColourProfile(),
    langScript(),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
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
    terserOptions: { module: true, compress: { ecma: 2020, passes: 3, pure_getters: true }, format: { ecma: 2020 } },
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: {
        // First: it begins with the order of the layers, and so must the styles that it ends up in.
        shell: 'src/main.tsx',
        ...Object.fromEntries([...routes, notFound].map(({ page }) => [page, pageEntry(page)])),
        print: 'src/styles/print.css',
      },
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
            { name: 'loader', test: (id) => LOADER.test(id) },
            { name: 'shell', test: (id) => SHELL.some((pattern) => pattern.test(id)) },
            { name: 'records-firms', test: (id) => FIRMS.some((pattern) => pattern.test(id)) },
            { name: 'records-warned-firms', test: (id) => WARNED_FIRMS.some((pattern) => pattern.test(id)) },
            { name: 'listing', test: (id) => LISTING.some((pattern) => pattern.test(id)) },
            { name: 'download', test: (id) => DOWNLOAD.some((pattern) => pattern.test(id)) },
            { name: 'texts', test: (id) => TEXTS.some((pattern) => pattern.test(id)) },
            { name: 'sections', test: (id) => SECTIONS.some((pattern) => pattern.test(id)) },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});

/**
 * The entry of a page, by its folder's name: after the first paint it asks for the shell and the page's own code. So
 * that no first load needs the list of all pages (docs/decisions/018), and none is painted later for its script.
 */
export function pageEntry(page: string): string {
  return `page-entry:${page}`;
}

/** What the entry of a page asks for: the shell, which it starts with the page's own code. */
export function pageParts(page: string): [shell: string, page: string] {
  return ['src/main.tsx', `src/pages/${page}/page.tsx`];
}

function pageEntries(): Plugin {
  return {
    name: 'page-entries',
    resolveId: (id) => (id.startsWith(pageEntry('')) ? id : undefined),
    load(id) {
      const [, page] = /^page-entry:(.+)/.exec(id) ?? [];
      if (page === undefined) return undefined;
      const [shell, own] = pageParts(page).map((file) => JSON.stringify(`/${file}`));
      return `import { afterFirstPaint } from '/src/app/first-paint.ts';
        afterFirstPaint(() => Promise.all([import(${shell}), import(${own})]), ([{ start }, page]) => start('${page}', page));`;
    },
  };
}

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
function langScript(): Plugin {
  return {
    name: 'lang-script',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: LANG_SCRIPT, injectTo: 'head-prepend' }],
  };
}
