import { fileURLToPath } from 'node:url';
import { defineConfig, type BuildOptions, type CSSOptions, type Plugin, type UserConfig } from 'vite';
import react from '@vitejs/plugin-react';
import babel from '@rolldown/plugin-babel';
import { contentPlugin, type CompiledContent } from './build/content/plugin.ts';
import { siteIndexPlugin } from './build/content/site-index.ts';
import { inlineTexts } from './build/texts/inline-texts.ts';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type LanguageCode } from './src/i18n/languages.ts';
import { loadSite } from './build/content/load.ts';
import { contentFolder } from './build/content/plugin.ts';
import { inlineScript } from './build/pages/inline-script.ts';
import { LICENCES_FILE } from './build/licences.ts';

/**
 * The code that every page needs: `main.tsx` and all that it imports, which is React, the router and the frame of the page. The styles of `ui/`
 * are in the same file, because a page is painted only when all of its style sheets have arrived.
 */
const SHELL = /\/src\/(main\.tsx$|ui\/.*\.module\.css$)/;

/** Small parts that several pages share. A file for each would be dozens of requests. */
const COMMON = /\/src\/(ui|parts|i18n|loading|late|search|register|check|content)\//;

/** The lists that come with a page, separate from all code. The sizes of pages are measured without them, because they grow with the content. */
const RECORDS = /content:(register|warned-firms|changes)\/list$/;

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
  // The bundler writes syntax for these browsers, but adds no functions that they lack: a lint rule names those, and
  // `tests/e2e/old-browsers.spec.ts` runs without them.
  target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  assetsInlineLimit: 0,
  // The chunk that writes PDF files has 520 kB. It is loaded with the first download.
  chunkSizeWarningLimit: 600,
  modulePreload: { polyfill: false },
  manifest: true,
  license: { fileName: LICENCES_FILE },
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
      codeSplitting: {
        groups: [
          // The rest is left to the bundler, which makes a file for each set of pages that share some modules.
          { name: 'shell', test: SHELL },
          { name: 'common', test: COMMON, minShareCount: 6 },
          { name: (id) => `records-${RECORDS.exec(id)?.[1]?.replace('register', 'firms') ?? ''}`, test: RECORDS },
        ],
      },
    },
  },
};

/** What the build makes once, for the bundles of all languages. Without it, each bundle makes its own. */
interface Shared {
  /** The content in the language. */
  content: CompiledContent;
  /** The address of the script of the check's worker ({@link CHECK_WORKER_CONFIG}). */
  worker: string;
}

/** The configuration of Vite for the site in one language. Each language is built separately (docs/decisions/034). */
export async function configFor(language: LanguageCode, shared?: Shared): Promise<UserConfig> {
  return {
    resolve: {
      alias: [
        // fontkit includes a decompressor of 70 kB for WOFF2. Our document fonts are not compressed.
        { find: 'brotli/decompress.js', replacement: fileURLToPath(new URL('packages/documents/src/no-woff2.ts', import.meta.url)) },
      ],
    },
    plugins: [
      contentPlugin({ language, compiled: shared?.content }),
      shared && checkWorkerAt(shared.worker),
      siteIndexPlugin(),
      withoutColourProfile(),
      developmentPage(language),
      react(),
      babel({ presets: [await inlineTexts(language)] }),
    ],
    define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) },
    css: CSS,
    build: BUILD,
    worker: { format: 'es' },
  };
}

/** The worker of the check. It is the same file in every language, and `deploy/headers.ts` knows it by its name. */
export const CHECK_WORKER_CONFIG: UserConfig = {
  build: {
    ...BUILD,
    manifest: false,
    rolldownOptions: {
      input: 'src/check/worker.ts',
      output: { ...HASHED_NAMES, entryFileNames: 'assets/check-worker-[hash:7].js' },
    },
  },
};

/** Gives the page the address of the worker that was built before. */
function checkWorkerAt(address: string): Plugin {
  return {
    name: 'check-worker',
    enforce: 'pre',
    resolveId: { filter: { id: /\/worker\.ts\?worker&url$/ }, handler: () => '\0check-worker' },
    load: { filter: { id: /^\0check-worker$/ }, handler: () => `export default ${JSON.stringify(address)}` },
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
      tags: [{ tag: 'script', children: inlineScript(loadSite(contentFolder())), injectTo: 'head-prepend' }],
    }),
  };
}
