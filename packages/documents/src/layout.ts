import LineBreaker from 'linebreak';
import type { Letterhead, BlockModel, DocumentModel } from './model.ts';

/** A4 and the lengths of PDF-2, all in mm. */
export const PAGE = { width: 210, height: 297 } as const;
export const MARGIN = 14;
/** The width of the title and running text, from margin to margin. */
export const TEXT_WIDTH = 182;
export const ITEM_WIDTH = 176;
/** The lowest position of a line. */
export const LAST_LINE = 280;

/** The font face of a text, its size in points, and whether its colour is muted. */
export interface FontStyle {
  face: 'regular' | 'strong';
  size: number;
  soft?: true;
}

/** The style of a line. `leading` is the distance to the next line in mm. */
export interface TextStyle extends FontStyle {
  leading: number;
}

export const STYLES = {
  title: { face: 'strong', size: 22, leading: 9.2 },
  meta: { face: 'regular', size: 10, leading: 4.8, soft: true },
  notice: { face: 'regular', size: 9, leading: 4.4, soft: true },
  lead: { face: 'regular', size: 12.5, leading: 6 },
  heading: { face: 'strong', size: 14, leading: 6.4 },
  text: { face: 'regular', size: 10.5, leading: 5.2 },
  label: { face: 'strong', size: 10.5, leading: 5.2 },
} as const satisfies Record<string, TextStyle>;

/** The position of the first line in mm: on the first page below the letterhead, on later pages below a smaller head. */
const FIRST_LINE = { first: 46, later: 31 } as const;
/** Gaps in mm, in addition to the distance between lines. */
const GAP = {
  afterTitle: 1.6,
  afterMeta: 4,
  afterLead: 3,
  beforeSection: 5.4,
  afterHeading: 1.2,
  afterBlock: 2.6,
  afterItem: 1,
} as const;

/** A line: its text, its page (from 0), its distance in mm from the side where reading begins, and that of its baseline from the top. */
export interface Line {
  text: string;
  page: number;
  x: number;
  y: number;
  style: TextStyle;
}

/** An element of the structure tree (ISO 32000-1, 14.8.4). */
export type Element =
  { type: 'H1' | 'H2' | 'P'; lines: Line[] } | { type: 'L'; numbered: boolean; items: { label: Line; lines: Line[] }[] };

/** A ruled line across the page, above a section. */
interface Rule {
  page: number;
  y: number;
}

export interface Layout {
  pages: number;
  elements: Element[];
  rules: Rule[];
}

/** Returns the width in mm of a text in a style. */
export type Measure = (text: string, style: FontStyle) => number;

/** Calculates the position of every line of a document. This module knows nothing about PDF. */
export function layOut(
  document: DocumentModel,
  { notice, translation }: Pick<Letterhead, 'notice' | 'translation'>,
  measure: Measure,
): Layout {
  const elements: Element[] = [];
  const rules: Rule[] = [];
  const pen: Pen = { page: 0, y: FIRST_LINE.first };
  const paragraph = (type: 'H1' | 'H2' | 'P', text: string, style: TextStyle, gap: number) => {
    elements.push({ type, lines: setLines(pen, wrap(text, TEXT_WIDTH, style, measure), MARGIN, style) });
    pen.y += gap;
  };
  const list = (items: readonly string[], numbered: boolean) => {
    elements.push({
      type: 'L',
      numbered,
      items: items.map((item, index) => {
        const x = MARGIN + TEXT_WIDTH - ITEM_WIDTH;
        const lines = setLines(pen, wrap(item, ITEM_WIDTH, STYLES.text, measure), x, STYLES.text);
        pen.y += GAP.afterItem;
        const { page = pen.page, y = pen.y } = lines[0] ?? {};
        return { label: { text: numbered ? `${index + 1}. ` : '• ', page, x: MARGIN, y, style: STYLES.label }, lines };
      }),
    });
    pen.y += GAP.afterBlock - GAP.afterItem;
  };
  const block = (content: BlockModel) => {
    if ('text' in content) paragraph('P', content.text, STYLES.text, GAP.afterBlock);
    else if ('list' in content) list(content.list, false);
    else list(content.ordered, true);
  };

  paragraph('H1', document.title, STYLES.title, GAP.afterTitle);
  const notes = [notice, translation].filter((note) => note !== undefined);
  paragraph('P', document.meta, STYLES.meta, notes.length === 0 ? GAP.afterMeta : 0);
  for (const [index, note] of notes.entries()) paragraph('P', note, STYLES.notice, index === notes.length - 1 ? GAP.afterMeta : 0);
  if (document.lead !== undefined) paragraph('P', document.lead, STYLES.lead, GAP.afterLead);
  for (const { heading, blocks } of document.sections) {
    pen.y += GAP.beforeSection;
    if (pen.y > lowestSection(document)) turnPage(pen);
    else rules.push({ page: pen.page, y: pen.y - STYLES.heading.leading });
    paragraph('H2', heading, STYLES.heading, GAP.afterHeading);
    blocks.forEach(block);
  }
  return { pages: pen.page + 1, elements, rules };
}

/** The position of the next line: the page from 0, and mm from its top. */
interface Pen {
  page: number;
  y: number;
}

function turnPage(pen: Pen) {
  pen.page += 1;
  pen.y = FIRST_LINE.later;
}

/** Sets lines from the pen position on, over several pages if necessary. A page break never leaves one line of a paragraph alone. */
function setLines(pen: Pen, texts: readonly string[], x: number, style: TextStyle): Line[] {
  const lines: Line[] = [];
  while (lines.length < texts.length) {
    const left = texts.length - lines.length;
    const fitting = fittingLines(left, pen.y, style.leading);
    if (fitting === 0 && pen.y > FIRST_LINE.later) {
      turnPage(pen);
      continue;
    }
    for (const text of texts.slice(lines.length, lines.length + Math.max(fitting, 1))) {
      lines.push({ text, page: pen.page, x, y: pen.y, style });
      pen.y += style.leading;
    }
  }
  return lines;
}

/** The lowest position in mm where a section may begin (PDF-2). */
export function lowestSection({ isAdvisory = false }: Pick<DocumentModel, 'isAdvisory'>): number {
  return isAdvisory ? 260 : 250;
}

/** The number of lines that fit on this page: all, or so many that at least two are on each side of the page break. */
function fittingLines(lines: number, y: number, leading: number): number {
  const room = y > LAST_LINE ? 0 : Math.floor((LAST_LINE - y) / leading + 1e-6) + 1;
  if (room >= lines) return lines;
  const taken = lines - room < 2 ? lines - 2 : room;
  return taken < 2 ? 0 : taken;
}

/**
 * Breaks a text into lines of a width in mm, where Unicode allows a break (UAX 14). A line keeps the space at its end, so that
 * a screen reader reads the original text.
 */
export function wrap(text: string, width: number, style: TextStyle, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of pieces(text, width, style, measure)) {
    // A space at the end of a line has no width.
    if (line !== '' && used + measure(piece.trimEnd(), style) > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += piece;
    used += measure(piece, style);
  }
  return [...lines, line];
}

/** A hyphen in a reference or a number, at which no line is broken: among Arabic words, a broken FCA-2019-PT-010 could not be read. */
const IN_REFERENCE = { before: /[A-Za-z\d]-$/, after: /^[A-Z\d]/ };
/** A space between a number and its unit, or a day and its month. */
const AFTER_NUMBER = { before: /(?<![\w-])\d{1,3}(?:[.,\u00a0]\d+)* $/, after: /^\p{L}/u };
const UNBROKEN = [IN_REFERENCE, AFTER_NUMBER];

/** The pieces that stay together: words with the space after them, or the letters of a word that is wider than a line. */
function* pieces(text: string, width: number, style: TextStyle, measure: Measure): Generator<string> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = text.slice(start, next.position);
    if (UNBROKEN.some(({ before, after }) => before.test(piece) && after.test(text.slice(next.position)))) continue;
    start = next.position;
    if (measure(piece.trimEnd(), style) <= width) yield piece;
    else yield* cutUp(piece, width, style, measure);
  }
}

/** A piece that is wider than a line, at its spaces, and at any letter of a word that is still too wide. */
function* cutUp(piece: string, width: number, style: TextStyle, measure: Measure): Generator<string> {
  for (const word of piece.split(/(?<= )/)) {
    if (measure(word.trimEnd(), style) <= width) yield word;
    else yield* word.match(/.\p{M}*/gsu) ?? [];
  }
}
