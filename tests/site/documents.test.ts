import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLatinFonts } from '../../src/content/build-time/document-fonts.ts';
import { checklistResult } from '../../src/content/checklist-result.ts';
import { type DocumentsIndex, letterheadOf } from '../../src/content/published-documents.ts';
import { lowestSection } from '../../src/documents/layout.ts';
import type { DocumentModel } from '../../src/documents/model.ts';
import { makePdf } from '../../src/documents/pdf.ts';
import { type ExpectedElement, checkPdf } from '../support/pdf/check-pdf.ts';
import { content } from '../support/content.ts';
import { describePdf } from '../support/pdf/describe-pdf.ts';

/* The PDF files in `dist/` must agree with the content, have the layout of PDF-2 and conform to PDF/UA-1 (PDF-7). */

const index: DocumentsIndex = JSON.parse(readFileSync('dist/documents.json', 'utf8'));
const { site, documentTexts, publishedDocuments, checklists } = content;
const letterhead = letterheadOf(site, documentTexts, 'en', index.year);
const fileOf = (address: string) => new Uint8Array(readFileSync(`dist${address}`));
const published = publishedDocuments.map(({ id, document }) => {
  const entry = index.documents.find((one) => one.id === id);
  if (!entry) throw new Error(`documents.json has no ${id}`);
  return { id, document, entry, bytes: fileOf(entry.file) };
});

/** The elements that a screen reader must read, in order. */
function spoken({ title, meta, lead, sections }: DocumentModel): ExpectedElement[] {
  const list = (items: readonly string[], label: (position: number) => string): ExpectedElement => ({
    type: 'L',
    children: items.map((text, position) => ({
      type: 'LI',
      children: [
        { type: 'Lbl', text: label(position) },
        { type: 'LBody', text },
      ],
    })),
  });
  return [
    { type: 'H1', text: title },
    { type: 'P', text: meta },
    ...(letterhead.notice === undefined ? [] : [{ type: 'P', text: letterhead.notice }]),
    ...(lead === undefined ? [] : [{ type: 'P', text: lead }]),
    ...sections.flatMap(({ heading, blocks }) => [
      { type: 'H2', text: heading },
      ...blocks.map((block) => {
        if ('text' in block) return { type: 'P', text: block.text };
        return 'list' in block ? list(block.list, () => '•') : list(block.ordered, (position) => `${position + 1}.`);
      }),
    ]),
  ];
}

test('documents.json contains every published document once, and every PDF of the site is one of them', () => {
  expect(index.documents.map(({ id }) => id).toSorted()).toEqual(publishedDocuments.map(({ id }) => id).toSorted());
  const pdfs = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.pdf'));
  expect(pdfs.map((file) => `/${file}`).toSorted()).toEqual(index.documents.map(({ file }) => file).toSorted());
  expect(existsSync('dist/crypto_asset_regulatory_framework_updates.pdf')).toBe(true);
});

test('one file at the root is named by its content (PUBLICATION-4)', () => {
  const named = index.documents.filter(({ file }) => /^\/[0-9a-f]{32}\.pdf$/.test(file));
  expect(named).toHaveLength(1);
  for (const { file, sha256 } of named) expect(file).toBe(`/${sha256.slice(0, 32)}.pdf`);
});

describe.each(published)('$id', ({ document, entry, bytes }) => {
  let described: Awaited<ReturnType<typeof describePdf>>;
  beforeAll(async () => {
    described = await describePdf(bytes);
  });

  test('is the file that documents.json describes', () => {
    expect(bytes.length).toBe(entry.size);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(entry.sha256);
    expect([entry.name, entry.reference, entry.date]).toEqual([document.title, document.reference, document.date]);
  });

  test('is PDF/UA-1, and agrees with its source, element by element (PDF-7)', async () => {
    expect(await checkPdf(bytes, spoken(document))).toEqual([]);
  });

  test('has its title, its language, a bookmark for each heading, and the letterhead and the footer on A4 (PDF-3)', () => {
    expect(described.title).toBe(document.title);
    expect(described.lang).toBe('en');
    expect(described.outline.map(({ title }) => title)).toEqual([document.title]);
    expect(described.outline[0]?.children.map(({ title }) => title)).toEqual(document.sections.map(({ heading }) => heading));
    expect(described.fonts.toSorted()).toEqual(['Archivo-Regular', 'Archivo-SemiBold']);
    described.textLines.forEach((lines, page) => {
      expect(described.pageSizeMm[page]).toEqual({ width: 210, height: 297 });
      const artifacts = lines.filter(({ artifact }) => artifact).map(({ text }) => text.trim());
      expect(artifacts).toContain(`Page ${page + 1} of ${described.pages}`);
      expect(artifacts).toContain(`© ${index.year} ${site.name} · ${document.reference}`);
      expect(artifacts).toContain(site.name);
      expect(artifacts.includes(site.tagline)).toBe(page === 0);
    });
  });

  test('keeps to the required margins and depths (PDF-2)', () => {
    const { textLines } = described;
    for (const { xMm, widthMm } of textLines.flat()) {
      expect(xMm).toBeGreaterThanOrEqual(13.9);
      expect(xMm + widthMm).toBeLessThanOrEqual(196.1);
    }
    const depths = textLines.flatMap((lines) => lines.filter(({ artifact }) => !artifact).map(({ yMm }) => yMm));
    expect(Math.max(...depths)).toBeLessThanOrEqual(280.01);
    const headings = new Set(document.sections.map(({ heading }) => heading));
    const begun = textLines.flat().filter(({ text, sizePt }) => sizePt === 14 && headings.has(text.trim()));
    expect(begun.length).toBeGreaterThan(0);
    for (const { yMm } of begun) expect(yMm).toBeLessThanOrEqual(lowestSection(document) + 0.01);
  });
});

test('the result of a checklist is PDF/UA-1 too, with nothing, something and everything checked', async () => {
  const checklist = checklists.find(({ ref }) => ref === 'CHK-AML-01');
  if (!checklist) throw new Error('There is no checklist CHK-AML-01');
  const ids = checklist.sections.flatMap(({ items }) => items.map(({ id }) => id));
  for (const checked of [[], ids.slice(0, 4), ids]) {
    const result = checklistResult(checklist, new Set(checked), documentTexts, 'en');
    expect(result.meta).toContain(`${checked.length} of ${ids.length} completed`);
    expect(await checkPdf(await makePdf(result, letterhead, readLatinFonts()), spoken(result))).toEqual([]);
  }
});
