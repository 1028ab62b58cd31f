import { operations } from './operations.ts';
import type { PdfFile } from './pdf-file.ts';
import { TrueType } from './true-type.ts';
import { type Dictionary, PdfString, type Value, nameOf } from './values.ts';

/** A composite font with a TrueType program, the only kind that our files have (ISO 32000-1, 9.7). */
export interface Font {
  /** Its name in the resources of the page. */
  resource: string;
  /** BaseFont, with the subset's tag. */
  name: string;
  dictionary: Dictionary;
  descendant: Dictionary | undefined;
  descriptor: Dictionary | undefined;
  /** The text of each code by ToUnicode; undefined if there is none. */
  unicode: Map<number, string> | undefined;
  /** Widths in thousandths of an em, by code. */
  widths: Map<number, number>;
  /** The embedded font program, or why it cannot be read. */
  program: TrueType | string | undefined;
}

/** Reads a font of a page's resources. */
export function readFont(pdf: PdfFile, resource: string, value: Value): Font {
  const dictionary = pdf.dictionary(value) ?? new Map();
  const descendant = pdf.dictionary(pdf.array(dictionary.get('DescendantFonts'))?.[0]);
  const descriptor = pdf.dictionary(descendant?.get('FontDescriptor'));
  const toUnicode = pdf.stream(dictionary.get('ToUnicode'));
  return {
    resource,
    name: nameOf(pdf.get(dictionary, 'BaseFont')) ?? '',
    dictionary,
    descendant,
    descriptor,
    unicode: toUnicode && readToUnicode(toUnicode.data),
    widths: readWidths(pdf, descendant),
    program: readProgram(pdf, descriptor),
  };
}

/** The codes of a shown string, of two bytes each. */
export function codesOf({ bytes }: PdfString): number[] {
  const codes: number[] = [];
  for (let at = 0; at < bytes.length; at += 2) codes.push(((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0));
  return codes;
}

function readProgram(pdf: PdfFile, descriptor: Dictionary | undefined): Font['program'] {
  const stream = pdf.stream(descriptor?.get('FontFile2'));
  try {
    return stream && new TrueType(stream.data);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** /W in the form `first [width width …]` (9.7.4.3), the only one that our files have. A code without a width is a finding. */
function readWidths(pdf: PdfFile, descendant: Dictionary | undefined): Map<number, number> {
  const widths = new Map<number, number>();
  const entries = pdf.array(descendant?.get('W')) ?? [];
  for (let at = 0; at < entries.length; at += 2)
    for (const [index, width] of (pdf.array(entries[at + 1]) ?? []).entries()) widths.set(Number(entries[at]) + index, Number(width));
  return widths;
}

/** The ranges of a ToUnicode CMap in the form `<first> <last> [<text> …]` (9.10.3), the only one that our files have. */
function readToUnicode(data: Uint8Array): Map<number, string> {
  const unicode = new Map<number, string>();
  for (const { operator, operands } of operations(data)) {
    if (operator !== 'endbfrange') continue;
    for (let at = 0; at + 2 < operands.length; at += 3) {
      const texts = operands[at + 2];
      if (Array.isArray(texts)) for (const [index, text] of texts.entries()) unicode.set(codeOf(operands[at]) + index, utf16(text));
    }
  }
  return unicode;
}

function codeOf(value: Value | undefined): number {
  return value instanceof PdfString ? (codesOf(value)[0] ?? Number.NaN) : Number.NaN;
}

function utf16(value: Value): string {
  return value instanceof PdfString && value.bytes.length % 2 === 0 ? Buffer.from(value.bytes).swap16().toString('utf16le') : '';
}
