/** The values that PDF files and content streams are made of (ISO 32000-1, 7.3). */
export type Value = null | boolean | number | Name | Reference | PdfString | Value[] | Dictionary;
export type Dictionary = Map<string, Value>;

export class Name {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** An indirect reference: object and generation, `12 0`. */
export class Reference {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

export class PdfString {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  static of(text: string): PdfString {
    return new PdfString(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]).swap16());
  }

  /** As a text string (7.9.2.2). Of PDFDocEncoding, only the part shared with Latin-1 is supported. */
  get text(): string {
    const bytes = Buffer.from(this.bytes);
    if (bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0) return bytes.subarray(2).swap16().toString('utf16le');
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString('utf8');
    return bytes.toString('latin1');
  }
}

export function isDictionary(value: Value | undefined): value is Dictionary {
  return value instanceof Map;
}

/** The value of a name, without its slash. */
export function nameOf(value: Value | undefined): string | undefined {
  return value instanceof Name ? value.name : undefined;
}

export function numberOf(value: Value | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export function textOf(value: Value | undefined): string | undefined {
  return value instanceof PdfString ? value.text : undefined;
}
