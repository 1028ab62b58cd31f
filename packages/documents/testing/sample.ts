import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ExpectedElement } from './check-pdf.ts';

/** The part of pdfkit that the samples use. The package has no types. Lengths are in points from the upper left corner. */
export interface Pdfkit {
  page: { width: number };
  outline: Bookmark;
  _fontFamilies: Record<string, { unicode: number[][] }>;
  addPage: () => Pdfkit;
  addContent: (operators: string) => Pdfkit;
  addNamedDestination: (name: string) => void;
  appendXML: (xml: string) => void;
  addStructure: (element: Element) => Pdfkit;
  font: (source: string | Uint8Array, size: number) => Pdfkit;
  text: (text: string, x: number, y: number, options: Record<string, unknown>) => Pdfkit;
  list: (items: string[], x: number, y: number, options: Record<string, unknown>) => Pdfkit;
  widthOfString: (text: string) => number;
  rect: (x: number, y: number, width: number, height: number) => Pdfkit;
  fill: (colour: string) => Pdfkit;
  link: (x: number, y: number, width: number, height: number, url: string, options: Record<string, unknown>) => Pdfkit;
  struct: (type: string, options?: Record<string, unknown>, children?: Child | Child[]) => Element;
  markContent: (tag: string, options?: Record<string, unknown>) => Pdfkit;
  markStructureContent: (tag: string) => Content;
  endMarkedContent: () => Pdfkit;
  getStructParentTree: () => { limits: boolean };
  on: (event: 'data' | 'end' | 'error', listener: (value: Uint8Array) => void) => Pdfkit;
  end: () => void;
}
interface Bookmark {
  outlineData: Record<string, unknown>;
  children: Bookmark[];
  addItem: (title: string, options: Record<string, unknown>) => Bookmark;
}
interface Content {
  push: (more: Content) => void;
}
type Child = Element | Content | (() => void);
export interface Element {
  dictionary: { data: Record<string, unknown> };
  add: (child: Child) => Element;
  end: () => void;
}

const PDFDocument: new (options: Record<string, unknown>) => Pdfkit = createRequire(import.meta.url)('pdfkit');

const TITLE = 'A sample & what is in it';
const DATE = new Date('2025-08-01T12:00:00Z');
export const FONT = readFileSync(new URL('../fonts/archivo-regular.ttf', import.meta.url));
const SIZE = 12;
const LEFT = 40;

/** Two pages with everything that is checked: headings, links, lists, a table, a figure, a paragraph across both pages. */
export const SAMPLE_TEXT: readonly ExpectedElement[] = [
  { type: 'H1', text: TITLE },
  { type: 'P', text: 'See the register of firms before you pay.' },
  { type: 'H2', text: 'Lists' },
  {
    type: 'L',
    children: [
      {
        type: 'LI',
        children: [
          { type: 'Lbl', text: '•' },
          { type: 'LBody', text: 'café' },
        ],
      },
      {
        type: 'LI',
        children: [
          { type: 'Lbl', text: '•' },
          {
            type: 'LBody',
            children: [
              {
                type: 'L',
                children: [
                  { type: 'LI', text: '1. first' },
                  { type: 'LI', text: '2. second' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  { type: 'H2', text: 'Figures' },
  { type: 'H3', text: 'A table' },
  {
    type: 'Table',
    children: [
      {
        type: 'TR',
        children: [
          { type: 'TH', text: 'Tier' },
          { type: 'TH', text: 'Firms' },
        ],
      },
      {
        type: 'TR',
        children: [
          { type: 'TD', text: '1' },
          { type: 'TD', text: '12' },
        ],
      },
    ],
  },
  { type: 'H3', text: 'A picture' },
  { type: 'Figure', text: 'A black square' },
  { type: 'P', text: 'This paragraph begins on the first page and ends on the second.' },
];

/** Makes a PDF/UA-1 file with pdfkit. `draw` makes the pages and fills the Document. */
export function makeTagged(draw: (pdf: Pdfkit, document: Element) => void, options: Record<string, unknown> = {}): Promise<Uint8Array> {
  const pdf = newPdf(options);
  Object.assign(pdf, { _addInfo: () => pdf.appendXML(metadata(TITLE, DATE)) });
  fill(pdf, draw);
  pdf.getStructParentTree().limits = false;
  // oxlint-disable-next-line no-underscore-dangle -- pdfkit has no other access to it
  for (const font of Object.values(pdf._fontFamilies)) if ('unicode' in font) font.unicode[0] = [0xff_fd];
  return finished(pdf);
}

/** The same with only pdfkit's own option for PDF/UA. */
export function makeByOption(draw: (pdf: Pdfkit, document: Element) => void): Promise<Uint8Array> {
  const pdf = newPdf({ subset: 'PDF/UA' });
  fill(pdf, draw);
  return finished(pdf);
}

function newPdf(options: Record<string, unknown>): Pdfkit {
  return new PDFDocument({
    pdfVersion: '1.7',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    font: null,
    size: 'A4',
    info: { Title: TITLE, CreationDate: DATE },
    ...options,
  });
}

function fill(pdf: Pdfkit, draw: (pdf: Pdfkit, document: Element) => void) {
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  draw(pdf, document);
  document.end();
}

function finished(pdf: Pdfkit): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const chunks: Uint8Array[] = [];
  pdf
    .on('data', (chunk) => chunks.push(chunk))
    .on('end', () => resolve(Buffer.concat(chunks)))
    .on('error', reject)
    .end();
  return promise;
}

function metadata(title: string, date: Date): string {
  return `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<xmp:CreateDate>${date.toISOString()}</xmp:CreateDate><pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title.replaceAll('&', '&amp;')}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>en-GB</rdf:li></rdf:Bag></dc:language>
</rdf:Description>`;
}

/** @param options more options for pdfkit */
export function goodSample(options: Record<string, unknown> = {}): Promise<Uint8Array> {
  return makeTagged((pdf, document) => {
    startPage(pdf, 1);
    // The title is on two lines, in one piece of content.
    document.add(
      tagged(pdf, 'H1', () => {
        show(pdf, 'A sample & ', 80);
        show(pdf, 'what is in it', 96);
      }),
    );
    document.add(paragraphWithLink(pdf));
    document.add(tagged(pdf, 'H2', 'Lists', 160));
    const second = pdf.struct('LBody', {}, [
      list(
        pdf,
        'Decimal',
        [
          ['1. ', labelled(pdf, 'first', 216)],
          ['2. ', labelled(pdf, 'second', 232)],
        ],
        216,
        80,
      ),
    ]);
    document.add(
      list(
        pdf,
        'Disc',
        [
          ['• ', labelled(pdf, 'café', 184)],
          ['• ', second],
        ],
        184,
        LEFT,
      ),
    );
    document.add(tagged(pdf, 'H2', 'Figures', 280));
    document.add(tagged(pdf, 'H3', 'A table', 300));
    document.add(table(pdf));
    document.add(tagged(pdf, 'H3', 'A picture', 380));
    document.add(
      pdf.struct('Figure', { alt: 'A black square', bbox: [LEFT, 400, LEFT + 20, 420] }, () => pdf.rect(LEFT, 400, 20, 20).fill('#000000')),
    );
    bookmarks(pdf);

    const begin = mark(pdf, 'P', () => show(pdf, 'This paragraph begins on the first page ', 780));
    startPage(pdf, 2);
    const end = mark(pdf, 'P', () => show(pdf, 'and ends on the second.', 80));
    document.add(pdf.struct('P', {}, [begin, end]));
  }, options);
}

/** A new page with a rule, a header and a footer. */
export function startPage(pdf: Pdfkit, number: number) {
  pdf.addPage();
  pdf.markContent('Artifact', { type: 'Layout' }).rect(LEFT, 60, 500, 1).fill('#000000').endMarkedContent();
  for (const [subtype, text, y] of [
    ['Header', 'The sample authority', 40],
    ['Footer', `Page ${number} of 2`, 820],
  ] as const) {
    // Artifacts of pdfkit have no subtype.
    pdf.addContent(`/Artifact <</Type /Pagination /Subtype /${subtype}>> BDC`);
    show(pdf, text, y);
    pdf.addContent('EMC');
  }
}

export function show(pdf: Pdfkit, text: string, y: number, x = LEFT, font: string | Uint8Array = FONT) {
  pdf.font(font, SIZE).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
}

/** Draws a piece of content that no element owns yet. */
export function mark(pdf: Pdfkit, tag: string, draw: () => void): Content {
  const content = pdf.markStructureContent(tag);
  draw();
  pdf.endMarkedContent();
  return content;
}

export function tagged(pdf: Pdfkit, type: string, drawn: string | (() => void), y = 0, x = LEFT): Element {
  return pdf.struct(type, {}, [mark(pdf, type, typeof drawn === 'string' ? () => show(pdf, drawn, y, x) : drawn)]);
}

function paragraphWithLink(pdf: Pdfkit): Element {
  const words = ['See ', 'the register of firms', ' before you pay.'] as const;
  const y = 130;
  const paragraph = pdf.struct('P');
  const link = pdf.struct('Link');
  let x = LEFT;
  for (const [index, text] of words.entries()) {
    const content = mark(pdf, index === 1 ? 'Link' : 'P', () => show(pdf, text, y, x));
    const width = pdf.widthOfString(text);
    if (index === 1) {
      paragraph.add(link);
      link.add(content);
      pdf.link(x, y - SIZE, width, SIZE + 4, 'https://register.example/', {
        structParent: link,
        Contents: string('The register of firms'),
      });
      link.end();
    } else paragraph.add(content);
    x += width;
  }
  paragraph.end();
  return paragraph;
}

type Item = readonly [label: string, body: Element];

function list(pdf: Pdfkit, numbering: string, items: readonly Item[], y: number, x: number): Element {
  const element = pdf.struct('L');
  element.dictionary.data['A'] = { O: 'List', ListNumbering: numbering };
  for (const [index, [label, body]] of items.entries())
    element.add(pdf.struct('LI', {}, [tagged(pdf, 'Lbl', label, y + index * 16, x), body]));
  element.end();
  return element;
}

function labelled(pdf: Pdfkit, text: string, y: number): Element {
  return tagged(pdf, 'LBody', text, y, 100);
}

function table(pdf: Pdfkit): Element {
  const row = (type: string, texts: readonly string[], y: number) =>
    pdf.struct(
      'TR',
      {},
      texts.map((text, index) =>
        pdf.struct(type, type === 'TH' ? { scope: 'Column' } : {}, [mark(pdf, type, () => show(pdf, text, y, LEFT + index * 100))]),
      ),
    );
  return pdf.struct('Table', {}, [
    pdf.struct('THead', {}, [row('TH', ['Tier', 'Firms'], 320)]),
    pdf.struct('TBody', {}, [row('TD', ['1', '12'], 340)]),
  ]);
}

function bookmarks(pdf: Pdfkit) {
  // pdfkit measures the horizontal position from the right edge.
  const at = (top: number) => ({ pageNumber: 0, top, left: pdf.page.width });
  const title = pdf.outline.addItem(TITLE, at(60));
  title.addItem('Lists', at(140));
  title.addItem('Figures', at(260));
  // The title is open. pdfkit does not write the counts.
  title.outlineData['Count'] = 2;
  pdf.outline.outlineData['Count'] = 3;
}

/** A text for pdfkit, which writes a plain string as a name. */
function string(text: string): unknown {
  return Object(text);
}
