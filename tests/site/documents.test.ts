import { readdirSync } from 'node:fs';
import { type DocumentModel, makePdf } from '@frontier/documents';
import { lowestSection } from '@frontier/documents/layout';
import { findingsIn } from '@frontier/documents/testing/check-pdf';
import { RUNS_QPDF } from '@frontier/documents/testing/qpdf';
import { type Pdf, readPdf, spokenIn } from '@frontier/documents/testing/read-pdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentsOf } from '../../build/content/documents/document-files.ts';
import { makeDocumentFonts } from '../../build/content/documents/document-fonts.ts';
import { checklistResult } from '../../src/content/checklist-result.ts';
import { letterheadOf } from '../../src/content/published-documents.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../../src/i18n/languages.ts';
import { sha256 } from '../support/checksums.ts';
import { contentIn } from '../support/content.ts';
import { addressOfFile, fileAt, yearOfBuild } from '../support/documents.ts';
import { isThorough } from '../support/sample.ts';

/* The PDF files in `dist/` must agree with the content, have the layout of PDF-2 and conform to PDF/UA-1 (PDF-7). */

const year = yearOfBuild();

/** The content in each language, its letterhead and its fonts. */
const editions = await Promise.all(
  LANGUAGES.map(async ({ code, direction }) => {
    const content = contentIn(code);
    const letterhead = letterheadOf(content.site, content.documentTexts, code, year);
    return { code, direction, content, letterhead, fonts: await makeDocumentFonts(code, documentsOf(content, code), letterhead) };
  }),
);
type Edition = (typeof editions)[number];

const published = editions.flatMap((edition) =>
  edition.content.publishedDocuments.map(({ type, id, document }) => {
    const address = addressOfFile({ type, id }, edition.code);
    return { ...edition, id, document, address, bytes: fileAt(address) };
  }),
);

/**
 * The documents that are read as PDF files: each in English, and the longest and the shortest one in the other languages. The same code
 * makes all of them, and the build stops if a font lacks a character. `npm run release -- site` reads all of them.
 */
const read = LANGUAGES.flatMap(({ code }) => {
  const documents = published.filter((document) => document.code === code).toSorted((a, b) => a.bytes.length - b.bytes.length);
  return isThorough || code === DEFAULT_LANGUAGE ? documents : [...documents.slice(0, 1), ...documents.slice(-1)];
});

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** The text of lines without spaces. A line in two fonts is two lines for PDF.js. */
function textOf(lines: readonly { text: string }[]): string {
  return lines.map(({ text }) => withoutSpaces(text)).join('');
}

/** The fonts of the documents in a language, beside the Latin ones. */
const OTHER_FONTS: Partial<Record<LanguageCode, string[]>> = {
  zh: ['NotoSansSC-Regular', 'NotoSansSC-SemiBold'],
  ar: ['Vazirmatn-Regular', 'Vazirmatn-SemiBold'],
};

/** What a screen reader must read, in order. */
function spoken({ title, meta, lead, sections }: DocumentModel, { letterhead }: Pick<Edition, 'letterhead'>): string[] {
  const list = (items: readonly string[], label: (at: number) => string) => [
    'L',
    ...items.flatMap((text, at) => [`Lbl ${label(at)}`, `LBody ${text}`]),
  ];
  const elements = [
    `H1 ${title}`,
    ...[meta, letterhead.notice, letterhead.translation, lead].flatMap((text) => (text === undefined ? [] : `P ${text}`)),
    ...sections.flatMap(({ heading, blocks }) => [
      `H2 ${heading}`,
      ...blocks.flatMap((block) => {
        if ('text' in block) return `P ${block.text}`;
        return 'list' in block ? list(block.list, () => '•') : list(block.ordered, (at) => `${at + 1}.`);
      }),
    ]),
  ];
  return elements.map((element) => element.replaceAll(/\s+/g, ' ').trim());
}

test('every PDF of the site is a published document, once in each language', () => {
  const pdfs = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.pdf'));
  expect(pdfs.map((file) => `/${file}`).toSorted()).toEqual(published.map(({ address }) => address).toSorted());
});

test('one file in each language is named by its content (PUBLICATION-4)', () => {
  const named = published.filter(({ address }) => /\/[0-9a-f]{32}\.pdf$/.test(address));
  expect(named).toHaveLength(LANGUAGES.length);
  for (const { address, bytes } of named) expect(address).toContain(`/${sha256(bytes).slice(0, 32)}.pdf`);
});

describe.skipIf(!RUNS_QPDF).each(read)('$code $id', ({ code, direction, content: { site }, letterhead, document, bytes }) => {
  let pdf: Pdf;
  beforeAll(async () => {
    pdf = await readPdf(bytes);
  });

  test('is PDF/UA-1 within the margins, and agrees with its source, element by element (PDF-2, PDF-7)', () => {
    expect(findingsIn(pdf)).toEqual([]);
    expect(spokenIn(pdf)).toEqual(spoken(document, { letterhead }));
  });

  test('has its title, its language and its fonts, and the letterhead and the footer on each page (PDF-3)', () => {
    expect(pdf.described.info).toMatchObject({ Title: document.title, Language: code });
    const fonts = pdf.objects.where('/Type', '/FontDescriptor').map((font) => JSON.stringify(pdf.objects.get(font, '/FontName')));
    expect(fonts.map((name) => /\+(.*)"/.exec(name)?.[1] ?? '').toSorted()).toEqual([
      'Archivo-Regular',
      'Archivo-SemiBold',
      ...(OTHER_FONTS[code] ?? []),
    ]);
    for (const { number, lines } of pdf.pages) {
      const artifacts = textOf(lines.filter(({ artifact }) => artifact));
      const count = letterhead.page.replace('{page}', String(number)).replace('{pages}', String(pdf.pages.length));
      const wanted = [count, `© ${year} ${site.name} · ${document.reference}`, site.name];
      // PDF.js does not put the parts of a right-to-left line in reading order.
      const parts = (text: string) => (direction === 'rtl' ? text.split(' ') : [withoutSpaces(text)]);
      for (const part of wanted.flatMap(parts)) expect(artifacts).toContain(part);
      expect(parts(site.tagline).every((part) => artifacts.includes(part))).toBe(number === 1);
    }
  });

  test('begins no section too low on a page (PDF-2)', () => {
    const begun = pdf.pages.flatMap(({ lines }) => lines.filter(({ sizePt }) => sizePt === 14));
    expect(begun.length).toBeGreaterThan(0);
    for (const { yMm } of begun) expect(yMm).toBeLessThanOrEqual(lowestSection(document) + 0.01);
  });
});

test.skipIf(!RUNS_QPDF).each(editions)('the result of a checklist is PDF/UA-1 too, whatever is checked: $code', async (edition) => {
  const { code, content, letterhead, fonts } = edition;
  const checklist = content.checklists.find(({ ref }) => ref === 'CHK-AML-01');
  if (!checklist) throw new Error('There is no checklist CHK-AML-01');
  const ids = checklist.sections.flatMap(({ items }) => items.map(({ id }) => id));
  const some = ids.slice(0, 4);
  for (const checked of isThorough || code === DEFAULT_LANGUAGE ? [[], some, ids] : [some]) {
    const result = checklistResult(checklist, new Set(checked), content.documentTexts, code);
    expect(result.meta).toContain(String(checked.length));
    const pdf = await readPdf(await makePdf(result, letterhead, fonts.fonts));
    expect(findingsIn(pdf)).toEqual([]);
    expect(spokenIn(pdf)).toEqual(spoken(result, edition));
  }
});
