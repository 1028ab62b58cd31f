/** What we use of libraries that bring no types. */

declare module '*/pdfkit.browser.mjs' {
  import type { Font } from 'fontkit';

  /** Bytes of a stream, or nothing yet. */
  interface Reference {
    data: Record<string, unknown>;
  }
  interface MarkedContent {
    refs: unknown[];
  }
  interface StructureElement {
    dictionary: Reference;
    add: (child: StructureElement | MarkedContent) => StructureElement;
    end: () => void;
  }
  interface Tree {
    limits: boolean;
  }
  /** A font as a document holds it. */
  interface EmbeddedFont {
    id: string;
    ref: () => Reference;
    /** Gives a glyph's code in this document. */
    subset: { includeGlyph: (glyph: number) => number };
    /** By code: what it is read as, and its width in thousandths of the size. */
    unicode: number[][];
    widths: number[];
    /** A thousand by the font's units. */
    scale: number;
  }
  interface OutlineItem {
    outlineData: Record<string, unknown>;
    children: OutlineItem[];
    addItem: (title: string, options: { expanded?: boolean; pageNumber: number; top: number; left: number }) => OutlineItem;
  }
  export default class PDFDocument {
    constructor(options: {
      pdfVersion: '1.7';
      lang: string;
      tagged: true;
      displayTitle: true;
      autoFirstPage: false;
      font: null;
      size: [number, number];
      margin: number;
      info: Record<string, string | Date>;
    });
    info: Record<string, string | Date>;
    outline: OutlineItem;
    page: { fonts: Record<string, Reference> };
    addPage(): this;
    addContent(operators: string): this;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fillColor(colour: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    path(data: string): this;
    fill(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    markStructureContent(tag: string): MarkedContent;
    endMarkedContent(): this;
    struct(type: string): StructureElement;
    addStructure(element: StructureElement): this;
    appendXML(xml: string): void;
    getStructParentTree(): Tree;
    protected endMetadata(): void;
    /** Fields that the library does not speak of; its exact version is pinned. */
    protected _fontFamilies: Record<string, EmbeddedFont>;
    protected _buffer: Uint8Array[];
    protected _finished: boolean;
    end(): void;
  }
}

declare module 'fontkit' {
  /** All lengths are in units of which there are `unitsPerEm` to the font's size. */
  interface Font {
    unitsPerEm: number;
    glyphForCodePoint: (codePoint: number) => { id: number; advanceWidth: number };
    layout: (text: string) => { glyphs: { id: number }[]; positions: { xAdvance: number }[]; advanceWidth: number };
  }
  /** @throws when the bytes are no font. */
  export function create(bytes: Uint8Array): Font;
}

declare module 'linebreak' {
  /** UAX 14. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
