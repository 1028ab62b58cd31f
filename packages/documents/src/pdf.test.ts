import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkPdf } from '../testing/check-pdf.ts';
import { describePdf } from '../testing/describe-pdf.ts';
import { run, withFile } from '../testing/programs.ts';
import type { Letterhead, DocumentModel, DocumentFonts } from './model.ts';
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

/** The fonts in new arrays, so that none is cached. */
function readFonts(): DocumentFonts {
  const read = (name: string) => new Uint8Array(readFileSync(new URL(`../fonts/archivo-${name}.ttf`, import.meta.url)));
  return { regular: [read('regular')], strong: [read('semibold')] };
}

/** The Latin fonts and, before them, one with Arabic letters, as in the documents of the site. */
function readArabicFonts(): DocumentFonts {
  const { regular, strong } = readFonts();
  const require = createRequire(import.meta.url);
  const read = (path: string) => new Uint8Array(readFileSync(path));
  return {
    regular: [read(require.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf')), ...regular],
    strong: [read(require.resolve('@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf')), ...strong],
  };
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const make = async (document: DocumentModel, fonts = readFonts()) =>
  Buffer.from(await makePdf(document, letterhead, fonts)).toString('latin1');

describe('the same document gives the same bytes', () => {
  /** Documents with different characters, in different orders and faces. */
  const documents = [
    sample(),
    sample({ title: 'Łódź\u00a0–\u2011\u202f', sections: [{ heading: 'zyx', blocks: [{ text: 'fed\u00a0cba - x\u2011y AVATAR' }] }] }),
    sample({ title: 'AVATAR to W.', sections: [{ heading: 'To-day', blocks: [{ text: 'To\u00a0W. é è ê' }] }] }),
  ];
  let first: string[];

  beforeEach(async () => {
    first = await Promise.all(documents.map(async (document) => hash(await makePdf(document, letterhead, readFonts()))));
  });

  test('a second time', async () => {
    const fonts = readFonts();
    for (const [index, document] of documents.entries()) {
      expect(hash(await makePdf(document, letterhead, fonts))).toBe(first[index]);
      expect(hash(await makePdf(document, letterhead, fonts))).toBe(first[index]);
    }
  });

  test.each([
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0, 1],
  ])('after other documents: %i, %i, %i', async (...order) => {
    const fonts = readFonts();
    for (const index of order) {
      const document = documents[index] ?? sample();
      expect(hash(await makePdf(document, letterhead, fonts))).toBe(first[index]);
    }
  });

  // The test starts two processes, which takes long on a busy machine.
  test('in every time zone', { timeout: 60_000 }, () => {
    const script = `
      import { createHash } from 'node:crypto';
      import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
      import { makePdf } from './pdf.ts';
      const { document, letterhead } = JSON.parse(readFileSync(0, 'utf8'));
      const read = (name) => new Uint8Array(readFileSync(\`../fonts/archivo-\${name}.ttf\`));
      const bytes = await makePdf(document, letterhead, { regular: [read('regular')], strong: [read('semibold')] });
      console.log(JSON.stringify({ hour: new Date(0).getHours(), hash: createHash('sha256').update(bytes).digest('hex') }));
    `;
    const document = sample({ date: '2025-06-15 23:30 UTC' });
    const made = ['Pacific/Auckland', 'America/Los_Angeles'].map((zone) => {
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
        cwd: import.meta.dirname,
        env: { ...process.env, TZ: zone },
        input: JSON.stringify({ document, letterhead }),
        encoding: 'utf8',
      });
      if (stdout === '') throw new Error(stderr);
      return z.object({ hour: z.number(), hash: z.string() }).parse(JSON.parse(stdout));
    });
    expect(made.map(({ hour }) => hour)).toEqual([12, 16]);
    expect(made[0]?.hash).toBe(made[1]?.hash);
  });

  test('and another document gives other bytes', async () => {
    expect(new Set(first).size).toBe(documents.length);
    expect(await make(sample({ date: '2025-06-16' }))).not.toBe(await make(sample()));
  });
});

test.for(['🙂', 'Τράπεζα', 'Банк', 'საბანკო', '〇', '𠮷', 'بنك'])(
  'a text that no font can draw is refused, and not drawn as empty boxes: %s',
  async (text) => {
    await expect(make(sample({ title: text }))).rejects.toThrow(/^No font has the character . \(U\+[0-9A-F]+\)$/u);
  },
);

describe('a document in Arabic', () => {
  const arabic = sample({
    title: 'إرشادات AML-004',
    language: 'ar',
    sections: [{ heading: 'الإبلاغ', blocks: [{ text: 'الترخيص FCA-2017-NL-004 (ساري).' }, { list: ['بند'] }] }],
  });
  const page: Letterhead = { ...letterhead, direction: 'rtl', page: 'الصفحة {page} من {pages}' };
  let file: string;

  beforeEach(async () => {
    file = Buffer.from(await makePdf(arabic, page, readArabicFonts())).toString('latin1');
  });

  test('says that it is read from right to left', () => {
    expect(file).toContain('/Lang (ar)');
    expect(file).toContain('/Direction /R2L');
    expect(file).toContain('/WritingMode /RlTb');
  });

  test.each(['إرشادات AML-004', 'الترخيص FCA-2017-NL-004 (ساري).', 'بند'])(
    'has its text in reading order for screen readers: %s',
    (text) => {
      const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
      expect(file).toContain(`/ActualText (${utf16.replaceAll(/[()\\]/g, String.raw`\$&`)})`);
    },
  );

  describe('gives its text in reading order when it is copied', () => {
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
    let bytes: Uint8Array;

    beforeEach(async () => {
      bytes = await makePdf(document, page, readArabicFonts());
    });

    test('and the marks on its letters are shapes that PDF/UA allows', async () => {
      expect(await checkPdf(bytes)).toEqual([]);
    });

    test('from PDF.js', async () => {
      const { textLines } = await describePdf(bytes);
      const copied = plain(textLines[0]?.map(({ text }) => text).join('') ?? '');
      for (const text of texts) expect(copied).toContain(plain(text));
    });

    /** A page as the search of PDF.js sees it: each line ends with a space. */
    async function searched(paragraphs: readonly string[]): Promise<string> {
      const sections = [{ heading: 'نصّ', blocks: paragraphs.map((text) => ({ text })) }];
      const data = await makePdf({ ...document, sections }, page, readArabicFonts());
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
      [...text.matchAll(/(?<![^\s])(?=([\p{Script_Extensions=Arabic}]+ [\p{Script_Extensions=Arabic}]+)(?!\S))/gu)].map(
        ([, pair = '']) => pair,
      );

    test.each([
      ...texts,
      'توجد شراكة استراتيجية مع شركات متعددة بنسبة 50% من الأسهم، وشركة (saudi lend gate) شريكة في شر وشرح وشرط',
      'لا إله إلا الله، لأن الإلغاء والآلات لأجل الإسلام لا يلغي لائحة',
      'قالَ مُحمَّدٌ: ترخيصًا لشركاتٍ في 19 بلدًا، وشكرًا جزيلًا',
      'الحســــــاب رقم 1234-5678 (IBAN: GB33 BUKB 2020 1555) في «بنك نورث»',
      'شششششر سرر صر ضر بشر تشر نشر شَرّ شُرُوط',
      'أصولًا مشفرة وألّا تُستخدم أولًا، ثم ليلًا',
    ])('with its words apart, for a search in PDF.js: %s', async (text) => {
      const found = await searched([text]);
      const pairs = pairsIn(text);
      expect(pairs).not.toEqual([]);
      for (const pair of pairs) expect(found).toContain(pair);
    });

    test('with the words of any text in order and apart, for a search in PDF.js', { timeout: 60_000 }, async () => {
      const words = [
        'شركة',
        'لا',
        'مُحمَّدٌ',
        'أصولًا',
        'الأسواق',
        'إلى',
        'شَرّ',
        'ترخيصًا،',
        'بلد؛',
        '2025-06-15',
        '12.5%',
        'FCA',
        '(ساري)',
        'نعم.',
      ];
      const anyText = fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 60 }).map((chosen) => chosen.join(' '));
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          const found = await searched([text]);
          expect(plain(found)).toContain(plain(text));
          for (const pair of pairsIn(text)) expect(found).toContain(pair);
        }),
        { numRuns: 30 },
      );
    });

    test('from Poppler', async () => {
      const { output } = await withFile('copied.pdf', bytes, (path) => run('pdftotext', [path, '-']));
      // Poppler puts punctuation beside a number on the other side of it, whatever the order of drawing.
      const words = (text: string) => plain(text).replaceAll(/\p{P}/gu, '');
      for (const text of texts) expect(words(output)).toContain(words(text));
    });
  });

  test('has the same bytes after other documents', async () => {
    const other = { ...arabic, sections: [{ heading: 'سلام', blocks: [{ text: 'لأن الأسواق (لا) تُغلق؛ مَرَّةً' }] }] };
    const fonts = readArabicFonts();
    const first = hash(await makePdf(arabic, page, readArabicFonts()));
    await makePdf(other, page, fonts);
    expect(hash(await makePdf(arabic, page, fonts))).toBe(first);
  });
});

describe('the metadata of the file', () => {
  test('is valid XML and has the title and the author, whatever characters they contain', async () => {
    const title = `Fees & <limits>: "A" or 'B' (both)`;
    const bytes = await makePdf(sample({ title }), letterhead, readFonts());
    // `checkPdf` compares the title, the date and the language with those outside of the XML.
    expect(await checkPdf(bytes)).toEqual([]);
    expect((await describePdf(bytes)).title).toBe(title);
    expect(Buffer.from(bytes).toString('utf8')).toMatch(/<dc:creator>[^]*?<rdf:li>Authority &amp; Sons<\/rdf:li>/);
  });

  test.each([
    ['2025-06-15', '2025-06-15T00:00:00Z'],
    ['2025-06-15 23:30 UTC', '2025-06-15T23:30:00Z'],
  ])('its date is the document’s: %s', async (date, expected) => {
    expect(await make(sample({ date }))).toContain(`<xmp:CreateDate>${expected}<`);
  });

  test('its language is the document’s', async () => {
    const file = await make(sample({ language: 'fr' }));
    expect(file).toContain('/Lang (fr)');
    expect(file).toContain('<dc:language><rdf:Bag><rdf:li>fr</rdf:li></rdf:Bag></dc:language>');
  });
});
