import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { type Layout, type Line, MARGIN, type Measure, STYLES, TEXT_WIDTH, layOut, wrap } from './layout.ts';
import type { Letterhead, DocumentModel, SectionModel } from './model.ts';

/** Every character is a fifth of the font size wide, in mm, so that widths are easy to calculate. */
const measure: Measure = (text, { size }) => (text.length * size) / 5;
const letterhead: Letterhead = { direction: 'ltr', name: 'Regulator', tagline: 'Integrity', page: 'Page {page} of {pages}', year: 2025 };

function sample(sections: SectionModel[], rest: Partial<DocumentModel> = {}): DocumentModel {
  return {
    title: 'Title',
    meta: 'Reference, date',
    reference: 'REF-1',
    date: '2025-01-01',
    language: 'en',
    sections,
    ...rest,
  };
}

/** A paragraph that takes this many lines. */
function lines(count: number): string {
  return Array.from({ length: count }, () => 'w'.repeat(80)).join(' ');
}

function headingsOf({ elements }: Layout): Line[] {
  return elements.flatMap((element) => (element.type === 'H2' ? element.lines : []));
}

test('the title is wrapped at 182 mm and begins at the margin of 14 mm (PDF-2)', () => {
  const layout = layOut(sample([], { title: 'word '.repeat(20).trim() }), letterhead, measure);
  const [title] = layout.elements;
  if (title?.type !== 'H1') throw new Error('no title');
  expect(title.lines.length).toBeGreaterThan(1);
  for (const line of title.lines) {
    expect(line.x).toBe(MARGIN);
    expect(measure(line.text.trimEnd(), STYLES.title)).toBeLessThanOrEqual(TEXT_WIDTH);
  }
  // Another word would not have fitted.
  expect(measure(`${title.lines[0]?.text}word`, STYLES.title)).toBeGreaterThan(TEXT_WIDTH);
});

describe('pages', () => {
  const sections = Array.from({ length: 80 }, (_, index): SectionModel => ({
    heading: `Section ${index}`,
    blocks: [{ text: 'word '.repeat(10 + ((index * 37) % 300)).trim() }, { list: ['item '.repeat(index).trim() || 'item'] }],
  }));

  test.each([
    [250, 'a document', false],
    [260, 'an advisory', true],
  ] as const)('no section begins below %i mm in %s', (lowest, _kind, isAdvisory) => {
    const layout = layOut(sample(sections, { isAdvisory }), letterhead, measure);
    const depths = headingsOf(layout).map(({ y }) => y);
    expect(Math.max(...depths)).toBeLessThanOrEqual(lowest);
    expect(Math.max(...depths)).toBeGreaterThan(lowest - 20);
  });

  test('a paragraph of more than one line leaves at least two lines on either side of a page break', () => {
    for (let count = 1; count < 60; count += 1) {
      const layout = layOut(sample([{ heading: 'H', blocks: [{ text: lines(count) }, { text: lines(7) }] }]), letterhead, measure);
      for (const element of layout.elements) {
        if (element.type !== 'P' || element.lines.length === 1) continue;
        for (const onPage of Map.groupBy(element.lines, ({ page }) => page).values()) expect(onPage.length).toBeGreaterThan(1);
      }
    }
  });
});

describe('wrapping', () => {
  test('no line is too wide, except a single character that is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 2, max: 100 }), (text, width) => {
        for (const line of wrap(text, width, STYLES.text, measure)) {
          expect(measure(line.trimEnd(), STYLES.text) <= width || [...line].length === 1).toBe(true);
        }
      }),
    );
  });

  test('a line does not end in a licence number or another reference', () => {
    const texts = wrap('firm FCA-2019-PT-010 well-known', measure('firm FCA-2019-PT', STYLES.text), STYLES.text, measure);
    expect(texts).toEqual(['firm ', 'FCA-2019-PT-010 ', 'well-known']);
  });

  test('Chinese is broken between characters, but not before a full stop or behind an opening bracket', () => {
    const texts = wrap('监管机构须报告（可疑）。', measure('监管机构须报告（', STYLES.text), STYLES.text, measure);
    expect(texts).toEqual(['监管机构须报告', '（可疑）。']);
    expect(wrap('监管机构。', measure('监管机构', STYLES.text), STYLES.text, measure)).toEqual(['监管机', '构。']);
  });

  test('a number stays with its unit, and a day with its month, but not a year with the next word', () => {
    expect(wrap('within 30 days', measure('within 30', STYLES.text), STYLES.text, measure)).toEqual(['within ', '30 days']);
    expect(wrap('until 1 August', measure('until 1 A', STYLES.text), STYLES.text, measure)).toEqual(['until ', '1 August']);
    expect(wrap('since 2025 firms', measure('since 2025', STYLES.text), STYLES.text, measure)).toEqual(['since 2025 ', 'firms']);
  });
});
