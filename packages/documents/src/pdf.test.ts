import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { findingsIn } from '../testing/check-pdf.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { RUNS_QPDF } from '../testing/qpdf.ts';
import { arabicFonts, latinFonts } from '../testing/sample-document.ts';
import type { DocumentModel, Letterhead } from './model.ts';
import { makePdf } from './pdf.ts';

const letterhead: Letterhead = {
  direction: 'ltr',
  name: 'Authority & Sons',
  tagline: 'With <integrity>',
  notice: 'Fictional.',
  page: 'Page {page} of {pages}',
  year: 2025,
};

function sample(rest: Partial<DocumentModel> = {}): DocumentModel {
  return {
    title: 'Title',
    meta: 'Reference, date',
    reference: 'REF-1',
    date: '2025-06-15',
    language: 'en',
    sections: [
      { heading: 'First', blocks: [{ text: 'word '.repeat(1500).trim() }, { list: ['one', 'two'] }, { ordered: ['a', 'b'] }] },
      { heading: 'Second', blocks: [{ text: 'Zürich, Łódź: “15\u00a0000 €”' }] },
    ],
    ...rest,
  };
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const make = (document: DocumentModel) => makePdf(document, letterhead, latinFonts());

describe('the same document gives the same bytes', () => {
  const arabicLetterhead = { ...letterhead, direction: 'rtl' } as const;
  const arabic = (text: string) => sample({ title: 'إرشادات', language: 'ar', sections: [{ heading: 'سلام', blocks: [{ text }] }] });
  /** Documents with different characters, in different orders and faces. */
  const all = [
    {
      page: letterhead,
      readFonts: latinFonts,
      documents: [
        sample(),
        sample({ title: 'Łódź\u00a0–\u2011\u202f', sections: [{ heading: 'zyx', blocks: [{ text: 'fed\u00a0cba - x\u2011y AVATAR' }] }] }),
        sample({ title: 'AVATAR to W.', sections: [{ heading: 'To-day', blocks: [{ text: 'To\u00a0W. é è ê' }] }] }),
      ],
    },
    {
      page: arabicLetterhead,
      readFonts: arabicFonts,
      documents: [arabic('الترخيص FCA-2017-NL-004 (ساري).'), arabic('لأن الأسواق (لا) تُغلق؛ مَرَّةً'), arabic('بند')],
    },
  ];

  test.each(all)(
    'also after other documents, and another document gives other bytes: $page.direction',
    async ({ page, readFonts, documents }) => {
      const first = await Promise.all(documents.map(async (document) => hash(await makePdf(document, page, readFonts()))));
      expect(new Set(first).size).toBe(documents.length);
      const fonts = readFonts();
      for (const at of [0, 0, 1, 2, 0, 2, 1]) expect(hash(await makePdf(documents[at] ?? sample(), page, fonts))).toBe(first[at]);
    },
  );
});

test.for(['🙂', 'Τράπεζα', 'Банк', 'საბანკო', '〇', '𠮷', 'بنك'])(
  'a text that no font can draw is refused, and not drawn as empty boxes: %s',
  async (text) => {
    await expect(make(sample({ title: text }))).rejects.toThrow(/^No font has the character . \(U\+[0-9A-F]+\)$/u);
  },
);

describe('the text of a document in Arabic', () => {
  const page: Letterhead = { ...letterhead, direction: 'rtl', page: 'الصفحة {page} من {pages}' };
  const texts = [
    'تنظيم الأسواق العالمية بنزاهة.',
    'كانت الأنظمة تبحث معًا، ثم رُفِضَ الطلبُ مرّةً أخرى: لأنَّها لا تُلزِم أحدًا.',
    'يغطي هذا التقرير عام 2024. وقد منحنا 20 ترخيصًا لشركات في 19 بلدًا.',
    'نسبة كفاية رأس المال 12.5% أو أكثر (انظر الجدول 3).',
    'اكتب إلى Frontier Conduct Authority بالرقم FCA-2017-NL-004 أو على https://register.example/check فورًا.',
    'قالت الشركة: «لن ندفع» — ثم دفعت 1,250,000 دولار.',
  ];
  const document = sample({ title: 'إرشادات', language: 'ar', sections: [{ heading: 'نصّ', blocks: texts.map((text) => ({ text })) }] });
  /** The lines of a text without white space, which programs add between words in their own ways, and without direction marks. */
  const plain = (text: string) => text.replaceAll(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
  const fonts = arabicFonts();

  /** The first page as the search of PDF.js sees it: each line ends with a space. */
  async function searched(text: string): Promise<string> {
    const data = await makePdf({ ...document, sections: [{ heading: 'نصّ', blocks: [{ text }] }] }, page, fonts);
    const loading = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
    try {
      const first = await (await loading.promise).getPage(1);
      const { items } = await first.getTextContent({ disableNormalization: true });
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    } finally {
      await loading.destroy();
    }
  }

  /** The pairs of Arabic words with only a space between them. */
  const pairsIn = (text: string) =>
    [...text.matchAll(/(?<!\S)(?=([\p{Script_Extensions=Arabic}]+ [\p{Script_Extensions=Arabic}]+)(?!\S))/gu)].map(([, pair = '']) => pair);

  test.each([...texts, 'الحســــــاب رقم 1234-5678 (IBAN: GB33 BUKB 2020 1555) في «بنك نورث»', 'شششششر سرر صر ضر بشر تشر نشر شَرّ شُرُوط'])(
    'has its words apart for a search in PDF.js: %s',
    async (text) => {
      const found = await searched(text);
      const pairs = pairsIn(text);
      expect(pairs).not.toEqual([]);
      for (const pair of pairs) expect(found).toContain(pair);
    },
  );

  test('has the words of any text in order and apart for a search in PDF.js', { timeout: 60_000 }, async () => {
    const words = 'شركة لا مُحمَّدٌ أصولًا الأسواق إلى شَرّ ترخيصًا، بلد؛ 2025-06-15 12.5% FCA (ساري) نعم.'.split(' ');
    const anyText = fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 60 }).map((chosen) => chosen.join(' '));
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const found = await searched(text);
        expect(plain(found)).toContain(plain(text));
        for (const pair of pairsIn(text)) expect(found).toContain(pair);
      }),
      { numRuns: 30 },
    );
  });
});

describe.skipIf(!RUNS_QPDF)('the metadata of the file', () => {
  test('is valid XML and has the title and the author, whatever characters they contain', async () => {
    const title = `Fees & <limits>: "A" or 'B' (both)`;
    const pdf = await readPdf(await make(sample({ title })));
    expect(findingsIn(pdf)).toEqual([]);
    expect(pdf.described.info.Title).toBe(title);
    expect(pdf.described.xmp.get('dc:creator')).toEqual(['Authority & Sons']);
  });

  // A rule compares the date and the language with those in the XML.
  test.each([
    ['2025-06-15', 'D:20250615000000Z'],
    ['2025-06-15 23:30 UTC', 'D:20250615233000Z'],
  ])('has the date and the language of the document: %s', async (date, CreationDate) => {
    const { info } = (await readPdf(await make(sample({ date, language: 'fr' })))).described;
    expect(info).toMatchObject({ CreationDate, Language: 'fr' });
  });
});
