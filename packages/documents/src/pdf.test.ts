import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
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

/** New arrays each time, so that no font is cached. */
function readFonts(): DocumentFonts {
  const read = (name: string) => new Uint8Array(readFileSync(new URL(`../fonts/archivo-${name}.ttf`, import.meta.url)));
  return { regular: [read('regular')], strong: [read('semibold')] };
}

/** The Latin fonts and, before them, one with Arabic letters, as in the documents of the site. */
function readArabicFonts(): DocumentFonts {
  const { regular, strong } = readFonts();
  const read = (name: string) =>
    new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/vazirmatn/${name}.ttf`)));
  return {
    regular: [read('400Regular/Vazirmatn_400Regular'), ...regular],
    strong: [read('600SemiBold/Vazirmatn_600SemiBold'), ...strong],
  };
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const make = async (document: DocumentModel, fonts = readFonts()) =>
  Buffer.from(await makePdf(document, letterhead, fonts)).toString('latin1');

describe('the same document gives the same bytes', () => {
  /** Each has characters that the others lack, in another order and another face. */
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

  // It starts two processes, which takes long on a busy machine.
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

  test('has the same bytes after other documents', async () => {
    const other = { ...arabic, sections: [{ heading: 'سلام', blocks: [{ text: 'لأن الأسواق (لا) تُغلق؛ مَرَّةً' }] }] };
    const fonts = readArabicFonts();
    const first = hash(await makePdf(arabic, page, readArabicFonts()));
    await makePdf(other, page, fonts);
    expect(hash(await makePdf(arabic, page, fonts))).toBe(first);
  });
});

describe('the metadata of the file', () => {
  const title = `Fees & <limits>: "A" or 'B' (both)`;

  test('the title is the same in Info and in XMP', async () => {
    const file = await make(sample({ title }));
    expect(infoOf(file, 'Title')).toBe(title);
    expect(unescapeXml(/<dc:title>[^]*?<rdf:li xml:lang="x-default">(.*?)<\/rdf:li>/.exec(xmpOf(file))?.[1] ?? '')).toBe(title);
  });

  test('so is the author', async () => {
    const file = await make(sample());
    expect(infoOf(file, 'Author')).toBe(letterhead.name);
    expect(unescapeXml(/<dc:creator>[^]*?<rdf:li>(.*?)<\/rdf:li>/.exec(xmpOf(file))?.[1] ?? '')).toBe(letterhead.name);
  });

  test('the XMP is well-formed', async () => {
    expect(faultsOf(xmpOf(await make(sample({ title }))))).toEqual([]);
    expect(faultsOf('<a b="1"><c>x & y</c></d>')).toEqual(['& y', '</d>', '<a>']);
  });

  test.each([
    ['2025-06-15', '2025-06-15T00:00:00Z'],
    ['2025-06-15 23:30 UTC', '2025-06-15T23:30:00Z'],
  ])('its date is the document’s: %s', async (date, expected) => {
    const file = await make(sample({ date }));
    expect(infoOf(file, 'CreationDate')).toBe(`D:${expected.replaceAll(/[-:T]/g, '')}`);
    expect(/<xmp:CreateDate>(.*?)</.exec(xmpOf(file))?.[1]).toBe(expected);
  });

  test('its language is the document’s', async () => {
    const file = await make(sample({ language: 'fr' }));
    expect(file).toContain('/Lang (fr)');
    expect(xmpOf(file)).toContain('<dc:language><rdf:Bag><rdf:li>fr</rdf:li></rdf:Bag></dc:language>');
  });
});

/** An entry of the information dictionary, which refers to a string object. */
function infoOf(file: string, key: string): string {
  const info = /\/Info (\d+) 0 R/.exec(file)?.[1];
  const entry = new RegExp(String.raw`\n${info} 0 obj\n<<[^>]*/${key} (\d+) 0 R`).exec(file)?.[1];
  const text = new RegExp(String.raw`\n${entry} 0 obj\n\((.*)\)\nendobj`).exec(file)?.[1];
  if (text === undefined) throw new Error(`The file has no ${key}`);
  return text.replaceAll(/\\(.)/g, '$1');
}

/** The XMP packet, which is written uncompressed so that others can find it. */
function xmpOf(file: string): string {
  const [packet] = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(file) ?? [];
  if (packet === undefined) throw new Error('The file has no XMP');
  return Buffer.from(packet, 'latin1').toString('utf8');
}

/** Faults by XML 1.0: `&` and `<` in a text, and tags that do not match. */
function faultsOf(xml: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const token = /<(?<end>\/)?(?<name>[\w:]+)(?:\s+[\w:]+="[^"<&]*")*\s*(?<empty>\/)?>|&(?:amp|lt|gt|quot|apos);|[^<&]+|[<&][^<&]*/g;
  for (const { 0: text, groups = {} } of xml.matchAll(token)) {
    const { name, end, empty } = groups;
    if (name === undefined) faults.push(...(/^[<&]/.test(text) && !/^&\w+;$/.test(text) ? [text] : []));
    else if (end === undefined) open.push(...(empty === undefined ? [name] : []));
    else if (open.at(-1) === name) open.pop();
    else faults.push(text);
  }
  return [...faults, ...open.map((name) => `<${name}>`)];
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
}
