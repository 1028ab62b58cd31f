import { operations } from './operations.ts';
import type { PdfFile } from './pdf-file.ts';
import { TrueType } from './true-type.ts';
import { type Dictionary, PdfString, type Value, nameOf, numberOf } from './values.ts';

export interface Font {
  /** Its name in the resources of the page. */
  resource: string;
  /** BaseFont, with the subset's tag. */
  name: string;
  type: string;
  dictionary: Dictionary;
  /** For a composite font. */
  descendant: Dictionary | undefined;
  descriptor: Dictionary | undefined;
  /** The bytes of each code. */
  bytesPerCode: 1 | 2;
  /** The text of each code by ToUnicode; undefined if there is none. */
  unicode: Map<number, string> | undefined;
  /** Widths in thousandths of an em, by code. Other codes have the default width. */
  widths: Map<number, number>;
  defaultWidth: number;
  /** The embedded font program. */
  program: TrueType | Unreadable | undefined;
}

/** A font program that this checker cannot read. */
interface Unreadable {
  unreadable: string;
}

/** Reads a font of a page's resources (ISO 32000-1, 9.6 to 9.10). */
export function readFont(pdf: PdfFile, resource: string, value: Value): Font {
  const dictionary = pdf.dictionary(value) ?? new Map();
  const type = nameOf(pdf.get(dictionary, 'Subtype')) ?? '';
  const composite = type === 'Type0';
  const descendant = composite ? pdf.dictionary(pdf.array(dictionary.get('DescendantFonts'))?.[0]) : undefined;
  const descriptor = pdf.dictionary((descendant ?? dictionary).get('FontDescriptor'));
  const toUnicode = pdf.stream(dictionary.get('ToUnicode'));
  return {
    resource,
    name: nameOf(pdf.get(dictionary, 'BaseFont')) ?? '',
    type,
    dictionary,
    descendant,
    descriptor,
    bytesPerCode: composite ? 2 : 1,
    unicode: toUnicode && readToUnicode(toUnicode.data),
    widths: descendant ? compositeWidths(pdf, descendant) : simpleWidths(pdf, dictionary),
    defaultWidth: numberOf(pdf.get(descendant ?? descriptor, descendant ? 'DW' : 'MissingWidth')) ?? (descendant ? 1000 : 0),
    program: readProgram(pdf, descriptor),
  };
}

export function isReadable(program: Font['program']): program is TrueType {
  return program instanceof TrueType;
}

export function codesOf({ bytesPerCode }: Font, { bytes }: PdfString): number[] {
  const codes: number[] = [];
  for (let at = 0; at < bytes.length; at += bytesPerCode)
    codes.push(bytesPerCode === 2 ? ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0) : (bytes[at] ?? 0));
  return codes;
}

export function widthOf({ widths, defaultWidth }: Font, code: number): number {
  return widths.get(code) ?? defaultWidth;
}

const WINDOWS = new TextDecoder('windows-1252');

/** The text of a code. Without ToUnicode, the codes of a simple font count as WinAnsiEncoding. */
export function characterOf({ unicode, bytesPerCode }: Font, code: number): string {
  if (unicode) return unicode.get(code) ?? '';
  return bytesPerCode === 1 ? WINDOWS.decode(Uint8Array.of(code)) : '';
}

function readProgram(pdf: PdfFile, descriptor: Dictionary | undefined): Font['program'] {
  const trueType = pdf.stream(descriptor?.get('FontFile2'));
  try {
    if (trueType) return new TrueType(trueType.data);
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
  const other = ['FontFile', 'FontFile3'].find((key) => pdf.stream(descriptor?.get(key)));
  return other === undefined ? undefined : { unreadable: `${other} is no TrueType program, the only kind that is checked here` };
}

/** /W: `first [width width …]` and `first last width` (9.7.4.3). */
function compositeWidths(pdf: PdfFile, descendant: Dictionary): Map<number, number> {
  const widths = new Map<number, number>();
  const entries = (pdf.array(descendant.get('W')) ?? []).map((entry) => pdf.resolve(entry));
  for (let at = 0; at < entries.length;) {
    const first = Number(entries[at]);
    const second = entries[at + 1];
    if (Array.isArray(second)) {
      for (const [index, width] of second.entries()) if (typeof width === 'number') widths.set(first + index, width);
      at += 2;
    } else {
      for (let code = first; code <= Number(second); code += 1) widths.set(code, Number(entries[at + 2]));
      at += 3;
    }
  }
  return widths;
}

function simpleWidths(pdf: PdfFile, dictionary: Dictionary): Map<number, number> {
  const first = numberOf(pdf.get(dictionary, 'FirstChar')) ?? 0;
  return new Map((pdf.array(dictionary.get('Widths')) ?? []).map((width, index) => [first + index, Number(pdf.resolve(width))]));
}

/** The bfchar and bfrange entries of a ToUnicode CMap (9.10.3). */
function readToUnicode(data: Uint8Array): Map<number, string> {
  const unicode = new Map<number, string>();
  for (const { operator, operands } of operations(data)) {
    if (operator === 'endbfchar')
      for (let at = 0; at + 1 < operands.length; at += 2) unicode.set(codeOf(operands[at]), utf16(operands[at + 1]));
    if (operator === 'endbfrange')
      for (let at = 0; at + 2 < operands.length; at += 3) {
        const first = codeOf(operands[at]);
        const target = operands[at + 2];
        for (let code = first; code <= codeOf(operands[at + 1]); code += 1)
          if (Array.isArray(target)) unicode.set(code, utf16(target[code - first]));
          else unicode.set(code, following(utf16(target), code - first));
      }
  }
  return unicode;
}

function codeOf(value: Value | undefined): number {
  return value instanceof PdfString ? value.bytes.reduce((sum, byte) => sum * 256 + byte, 0) : Number.NaN;
}

function utf16(value: Value | undefined): string {
  return value instanceof PdfString && value.bytes.length % 2 === 0 ? Buffer.from(value.bytes).swap16().toString('utf16le') : '';
}

/** The text with `distance` added to its last code unit. */
function following(text: string, distance: number): string {
  return text === '' ? '' : text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + distance);
}
