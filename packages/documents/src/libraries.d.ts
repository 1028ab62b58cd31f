/** The parts that we use of libraries without types. */

declare module '*/pdfkit.browser.mjs' {
  import type { Font } from 'fontkit';

  /** An object of the file. */
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
  interface EmbeddedFont {
    id: string;
    ref: () => Reference;
    /** Returns the code of a glyph in this document. */
    subset: { includeGlyph: (glyph: number) => number; mapping: Record<number, number | undefined> };
    /** For each code, the characters of its glyph, and the width in thousandths of the font size. */
    unicode: (readonly number[])[];
    widths: number[];
    /** A thousand divided by the font's units per em. */
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
    scale(x: number, y?: number): this;
    markStructureContent(tag: string): MarkedContent;
    endMarkedContent(): this;
    struct(type: string, options?: { actual?: string | undefined }): StructureElement;
    addStructure(element: StructureElement): this;
    appendXML(xml: string): void;
    getStructParentTree(): Tree;
    protected endMetadata(): void;
    /** Undocumented fields. The exact version of the library is pinned. */
    protected _fontFamilies: Record<string, EmbeddedFont>;
    protected _buffer: Uint8Array[];
    protected _finished: boolean;
    protected _root: { data: { ViewerPreferences: Reference } };
    end(): void;
  }
}

declare module 'fontkit' {
  /** All lengths are in font units; `unitsPerEm` of them are the font size. */
  interface Font {
    unitsPerEm: number;
    /** The widths of the glyphs. */
    hmtx: { metrics: { toArray: () => { advance: number }[] } };
    glyphForCodePoint: (codePoint: number) => { id: number; advanceWidth: number };
    availableFeatures: readonly string[];
    /** Undocumented: the glyphs that were used so far. The exact version of the library is pinned. */
    _glyphs: Record<number, unknown>;
    characterSet: readonly number[];
    layout: (
      text: string,
      features?: Record<string, boolean>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ) => {
      glyphs: { id: number; advanceWidth: number; codePoints: number[]; isMark: boolean; path: { toSVG: () => string } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
      advanceWidth: number;
    };
  }
  /** @throws if the bytes are not a font. */
  export function create(bytes: Uint8Array): Font;
}

declare module 'linebreak' {
  /** Finds where Unicode allows a line break (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
