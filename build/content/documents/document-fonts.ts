import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { DocumentFonts, DocumentModel, Letterhead } from '@frontier/documents';
import { undrawable, withoutMarks } from '@frontier/documents/characters';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { hashedAddress } from '../../built-files.ts';

const require = createRequire(import.meta.url);

/** The fonts of a script that the Latin fonts do not have. */
interface Script {
  /** The path of a TrueType file. */
  regular: () => string;
  strong: () => string;
  /** Characters of the Latin fonts that the font of this script has too. */
  also: RegExp;
  /** The OpenType features that are kept. The layout of documents applies no others. */
  features: string[];
}

const SCRIPTS: Partial<Record<LanguageCode, Script>> = {
  ar: {
    regular: () => require.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
    strong: () => require.resolve('@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf'),
    // Arabic words are shown together with the spaces between them.
    also: / /,
    features: ['calt', 'ccmp', 'fina', 'init', 'isol', 'kern', 'liga', 'mark', 'medi', 'mkmk', 'rlig'],
  },
  zh: {
    regular: () => require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    strong: () => require.resolve('@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'),
    // Quotation marks, dashes and ellipses take the width of a Chinese character.
    also: /[\u00b7\u2014\u201c\u201d\u2026]/,
    features: [],
  },
};

/** A font that the browser loads for documents: its address from the root of the site. */
interface FontFile {
  address: string;
  bytes: Uint8Array;
}

export interface LanguageFonts {
  fonts: DocumentFonts;
  /** The files that only this language needs, by weight. */
  files: Record<keyof DocumentFonts, FontFile[]>;
}

/**
 * Makes the fonts for the documents of a language: the Latin ones, and before them a subset of the fonts of its script, with the
 * characters that these documents use.
 * @param models every document that the site publishes or that a browser can make
 * @throws if no font has a character of a document.
 */
export async function makeDocumentFonts(
  language: LanguageCode,
  models: readonly DocumentModel[],
  letterhead: Letterhead,
): Promise<LanguageFonts> {
  const latin = readLatinFonts();
  const script = SCRIPTS[language];
  const charactersOf = (texts: unknown) => othersIn(JSON.stringify(texts), script?.also);
  const regular = charactersOf([models, letterhead]);
  if (!script) {
    if (regular !== '') throw new Error(missing(regular, language));
    return { fonts: latin, files: { regular: [], strong: [] } };
  }
  const strong = charactersOf([models.map(({ title, sections }) => [title, sections.map(({ heading }) => heading)]), letterhead.name]);
  const files = {
    regular: [await subset(script.regular, regular, script, language)],
    strong: [await subset(script.strong, strong, script, language)],
  };
  const before = (weight: keyof DocumentFonts) => [...files[weight].map(({ bytes }) => bytes), ...latin[weight]];
  return { fonts: { regular: before('regular'), strong: before('strong') }, files };
}

/** Reads the Latin fonts that the browser would fetch. */
function readLatinFonts(): DocumentFonts {
  const read = (name: string) => new Uint8Array(readFileSync(require.resolve(`@frontier/documents/fonts/${name}.ttf`)));
  return { regular: [read('archivo-regular')], strong: [read('archivo-semibold')] };
}

/** The characters, in the order of Unicode, that the Latin fonts do not draw. */
function othersIn(text: string, also = /(?!)/): string {
  const shown = withoutMarks(text);
  const shared = [...new Set(shown)].filter((character) => also.test(character));
  return [...undrawable(shown), ...shared].toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join('');
}

async function subset(path: () => string, characters: string, { features }: Script, language: LanguageCode): Promise<FontFile> {
  const file = readFileSync(path());
  const known = new Set(create(file).characterSet);
  const unknown = [...characters].filter((character) => !known.has(character.codePointAt(0) ?? 0)).join('');
  if (unknown !== '') throw new Error(missing(unknown, language));
  const bytes = new Uint8Array(await subsetFont(file, characters, { targetFormat: 'sfnt', noHinting: true, keepFeatures: features }));
  return { address: hashedAddress(`document-${language}`, 'ttf', bytes), bytes };
}

function missing(characters: string, language: LanguageCode): string {
  return `The fonts of documents (${language}) have no ${[...characters].slice(0, 10).join(' ')}`;
}
