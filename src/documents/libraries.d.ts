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
  /** A font as a document holds it: the glyphs it has drawn so far, and what they are read as. */
  interface EmbeddedFont {
    id: string;
    unicode: number[][];
    ref: () => Reference;
    /** Each glyph's code, in hexadecimal, and how far it goes in thousandths of the size: by itself, and here. */
    encode: (text: string) => [codes: string[], positions: { advanceWidth: number; xAdvance: number }[]];
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
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
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
  interface Glyph {
    id: number;
    advanceWidth: number;
    codePoints: number[];
  }
  interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  }
  /** All lengths are in units of which there are `unitsPerEm` to the font's size. */
  interface Font {
    unitsPerEm: number;
    glyphForCodePoint: (codePoint: number) => Glyph;
    layout: (text: string) => GlyphRun;
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
