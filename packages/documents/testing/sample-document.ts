import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DocumentFonts, type DocumentModel, makePdf } from '../src/pdf.ts';

const require = createRequire(import.meta.url);
const read = (path: string) => new Uint8Array(readFileSync(path));
const archivo = (name: string) => read(`${import.meta.dirname}/../fonts/archivo-${name}.ttf`);

/** The Latin fonts, in new arrays, so that none is cached. */
export function latinFonts(): DocumentFonts {
  return { regular: [archivo('regular')], strong: [archivo('semibold')] };
}

/** The Latin fonts and, before them, one with Arabic letters, as in the documents of the site. */
export function arabicFonts(): DocumentFonts {
  const { regular, strong } = latinFonts();
  return {
    regular: [read(require.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf')), ...regular],
    strong: [read(require.resolve('@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf')), ...strong],
  };
}

/** Two pages with everything that a document can have: a title, headings, both kinds of list, and a paragraph on both pages. */
const SAMPLE: DocumentModel = {
  title: 'A sample & what is in it',
  meta: 'Sample, 1 August 2025',
  reference: 'S-1',
  date: '2025-08-01 12:00 UTC',
  language: 'en-GB',
  sections: [
    { heading: 'Lists', blocks: [{ list: ['café', 'tea'] }, { ordered: ['first', 'second'] }] },
    // French puts such a space before a colon.
    { heading: 'Text\u00a0: long', blocks: [{ text: 'This paragraph begins on the first page. '.repeat(90).trim() }] },
  ],
};

/** Makes a good file of the sample, or of another document. */
export function makeSample(document: Partial<DocumentModel> = {}): Promise<Uint8Array> {
  const letterhead = { name: 'The authority', tagline: 'A tagline', page: 'Page {page} of {pages}', year: 2025 };
  const isArabic = document.language === 'ar';
  return makePdf(
    { ...SAMPLE, ...document },
    { ...letterhead, direction: isArabic ? 'rtl' : 'ltr' },
    isArabic ? arabicFonts() : latinFonts(),
  );
}
