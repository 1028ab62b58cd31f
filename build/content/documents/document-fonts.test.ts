import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import type { DocumentModel, Letterhead } from '@frontier/documents';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { makeDocumentFonts } from './document-fonts.ts';

const letterhead: Letterhead = { direction: 'ltr', name: 'Authority', tagline: 'Integrity', page: '{page}/{pages}', year: 2025 };

function document(title: string, text: string): DocumentModel {
  return { title, meta: 'M', reference: 'R', date: '2025-01-01', language: 'en', sections: [{ heading: 'H', blocks: [{ text }] }] };
}

function charactersOf(bytes: Uint8Array = new Uint8Array()): string {
  // fontkit also lists the end of the table, U+FFFF.
  return String.fromCodePoint(...create(bytes).characterSet.filter((codePoint) => codePoint !== 0xff_ff));
}

describe('the fonts of documents', () => {
  test('are only the Latin ones in English, Spanish and French', async () => {
    for (const language of ['en', 'es', 'fr'] as const) {
      const { fonts, files } = await makeDocumentFonts(language, [document('¿Qué?', '« Où » : l’œuvre, à 5\u00a0%')], letterhead);
      expect([fonts.regular.length, fonts.strong.length]).toEqual([1, 1]);
      expect(files).toEqual({ regular: [], strong: [] });
    }
  });

  test('begin with a subset of the Chinese font, with the characters of each weight', async () => {
    const { fonts, files } = await makeDocumentFonts('zh', [document('标题', '正文（AML-004）“引号”。')], letterhead);
    expect(charactersOf(fonts.strong[0])).toBe('标题');
    expect(charactersOf(fonts.regular[0])).toBe([...'正文（）“”引号。标题'].toSorted().join(''));
    expect(fonts.regular).toHaveLength(2);
    expect(files.regular[0]?.bytes).toBe(fonts.regular[0]);
    expect(files.regular[0]?.address).toMatch(/^\/assets\/document-zh-[0-9a-f]{8}\.ttf$/);
  });

  test('keep what joins Arabic letters', async () => {
    const { fonts } = await makeDocumentFonts('ar', [document('هيئة', 'سلام')], letterhead);
    const [bytes = new Uint8Array()] = fonts.regular;
    const { glyphs } = create(bytes).layout('سلام', undefined, 'arab', undefined, 'rtl');
    // Seen, the ligature of lam and alef, meem.
    expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))).toEqual(['م', 'لا', 'س']);
  });

  test.for<[LanguageCode, string]>([
    ['en', 'Łódź 监管'],
    ['zh', 'سلام'],
    ['ar', '监管'],
  ])('have every character of a document, or the build stops: %s', async ([language, text]) => {
    await expect(makeDocumentFonts(language, [document('T', text)], letterhead)).rejects.toThrow(
      /^The fonts of documents \(\w\w\) have no /,
    );
  });
});
