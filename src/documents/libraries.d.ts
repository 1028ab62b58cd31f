/** What we use of libraries that bring no types. */

declare module '*/pdfkit.browser.mjs' {
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
      bufferPages: true;
      autoFirstPage: false;
      font: null;
      size: [number, number];
      margin: number;
      info: Record<string, string | Date>;
    });
    info: Record<string, string | Date>;
    outline: OutlineItem;
    addPage(): this;
    switchToPage(page: number): unknown;
    registerFont(name: string, font: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    widthOfString(text: string): number;
    fillColor(colour: string): this;
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this;
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
    /** A field that the library does not speak of; its exact version is pinned. */
    protected _fontFamilies: Record<string, { unicode: number[][] }>;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
}

declare module 'linebreak' {
  /** UAX 14. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
