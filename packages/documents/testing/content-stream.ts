import { type Font, codesOf, readFont } from './font.ts';
import { type Operation, operations } from './operations.ts';
import type { Page, PdfFile } from './pdf-file.ts';
import { type Dictionary, PdfString, type Value, isDictionary, nameOf, numberOf } from './values.ts';

/** A marked-content sequence (ISO 32000-1, 14.6). */
export interface Mark {
  tag: string;
  properties: Dictionary;
  mcid: number | undefined;
  /** The operator that opened it. */
  operator: number;
  /** Whether anything was painted in it. */
  painted: boolean;
}

interface ShownText {
  font: Font;
  codes: number[];
  text: string;
  /** The height of its baseline in points above the lower edge of the page. */
  baseline: number;
}

/** A painting operator. */
export interface Painting {
  /** The index of the operator on the page. */
  operator: number;
  name: string;
  /** The sequence that it is in. */
  mark: Mark | undefined;
  text: ShownText | undefined;
}

export interface Content {
  marks: Mark[];
  paintings: Painting[];
  faults: { operator: number; rule: string; what: string }[];
}

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Operators for colours and paths (ISO 32000-1, annex A), which our files have but no check needs. */
const IGNORED = new Set(['cs', 'scn', 're', 'm', 'l', 'c', 'v', 'y', 'h']);

/** Reads the content of a page: what is painted where, and in which marked content. */
export function readContent(pdf: PdfFile, page: Page): Content {
  return new Interpreter(pdf, page.resources).run(page.content);
}

class Interpreter {
  readonly #pdf: PdfFile;
  readonly #resources: Dictionary;
  readonly #content: Content = { marks: [], paintings: [], faults: [] };
  readonly #fonts = new Map<string, Font>();
  /** The open sequences, and whether each was opened in a text object. */
  readonly #marks: { mark: Mark; inText: boolean }[] = [];
  readonly #saved: { matrix: Matrix; font: Font | undefined }[] = [];
  #state: { matrix: Matrix; font: Font | undefined } = { matrix: IDENTITY, font: undefined };
  #textMatrix: Matrix = IDENTITY;
  #inText = false;
  #operator = 0;

  constructor(pdf: PdfFile, resources: Dictionary) {
    this.#pdf = pdf;
    this.#resources = resources;
  }

  run(bytes: Uint8Array): Content {
    let all: Operation[] = [];
    try {
      all = operations(bytes);
    } catch (error) {
      this.#fault('ISO 32000-1 7.8.2', `the stream cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    for (const [index, { operator, operands }] of all.entries()) {
      this.#operator = index;
      this.#do(operator, operands);
    }
    for (const { mark } of this.#marks) this.#fault('ISO 32000-1 14.6.1', `${mark.tag} of operator ${mark.operator} has no EMC`);
    if (this.#saved.length > 0) this.#fault('ISO 32000-1 8.4.2', `${this.#saved.length} q without Q`);
    if (this.#inText) this.#fault('ISO 32000-1 9.4.1', 'BT without ET');
    return this.#content;
  }

  #do(operator: string, operands: readonly Value[]) {
    switch (operator) {
      case 'BDC':
        return this.#beginMark(operands);
      case 'EMC':
        return this.#endMark();
      case 'q':
      case 'Q':
        return this.#saveOrRestore(operator);
      case 'cm':
        this.#state.matrix = times(matrixOf(operands), this.#state.matrix);
        return undefined;
      case 'BT':
      case 'ET':
        return this.#beginOrEndText(operator);
      case 'Tf':
        this.#state.font = this.#font(nameOf(operands[0]) ?? '');
        return undefined;
      case 'Tm':
        this.#textMatrix = matrixOf(operands);
        return undefined;
      case 'TJ':
        return this.#show(operands[0] ?? null);
      case 'f':
        return this.#paint(operator);
      default:
        if (!IGNORED.has(operator)) this.#fault('ISO 32000-1 annex A', `the operator ${operator} is not one that our files have`);
        return undefined;
    }
  }

  #beginMark([tag, properties]: readonly Value[]) {
    const dictionary = isDictionary(properties) ? properties : new Map<string, Value>();
    const mark: Mark = {
      tag: nameOf(tag) ?? '',
      properties: dictionary,
      mcid: numberOf(dictionary.get('MCID')),
      operator: this.#operator,
      painted: false,
    };
    const outer = this.#marks.at(-1)?.mark;
    if (outer)
      this.#fault('ISO 14289-1 7.1, Matterhorn 01-003 and 01-004, ISO 32000-1 14.7.4.2', `${nameFor(mark)} inside ${nameFor(outer)}`);
    if (mark.mcid !== undefined && mark.tag === 'Artifact')
      this.#fault('ISO 14289-1 7.1, Matterhorn 01-001', `an artifact with MCID ${mark.mcid}`);
    this.#marks.push({ mark, inText: this.#inText });
    this.#content.marks.push(mark);
  }

  #endMark() {
    const closed = this.#marks.pop();
    if (!closed) this.#fault('ISO 32000-1 14.6.1', 'EMC with no marked content open');
    else if (closed.inText !== this.#inText)
      this.#fault('ISO 32000-1 14.6.1', `${closed.mark.tag} begins and ends on different sides of BT or ET`);
  }

  #saveOrRestore(operator: 'q' | 'Q') {
    if (this.#inText) this.#fault('ISO 32000-1 8.2', `${operator} inside a text object`);
    if (operator === 'q') this.#saved.push({ ...this.#state });
    else {
      const saved = this.#saved.pop();
      if (saved) this.#state = saved;
      else this.#fault('ISO 32000-1 8.4.2', 'Q without q');
    }
  }

  #beginOrEndText(operator: 'BT' | 'ET') {
    const begins = operator === 'BT';
    if (begins === this.#inText) this.#fault('ISO 32000-1 9.4.1', begins ? 'BT inside a text object' : 'ET without BT');
    this.#inText = begins;
    if (begins) this.#textMatrix = IDENTITY;
  }

  #font(resource: string): Font | undefined {
    const value = this.#pdf.dictionary(this.#resources.get('Font'))?.get(resource);
    if (value === undefined) {
      this.#fault('ISO 32000-1 7.8.3', `there is no font ${resource}`);
      return undefined;
    }
    const known = this.#fonts.get(resource) ?? readFont(this.#pdf, resource, value);
    this.#fonts.set(resource, known);
    return known;
  }

  #show(value: Value) {
    if (!this.#inText) this.#fault('ISO 32000-1 9.4.1', 'TJ outside of a text object');
    const { font, matrix } = this.#state;
    if (!font) {
      this.#fault('ISO 32000-1 9.3.1', 'TJ with no font set');
      this.#paint('TJ');
      return;
    }
    const parts = Array.isArray(value) ? value : [];
    const codes = parts.flatMap((part) => (part instanceof PdfString ? codesOf(part) : []));
    // Only the baseline is needed: PDF.js measures the width of text (describe-pdf.ts).
    const [, , , , , baseline] = times(this.#textMatrix, matrix);
    this.#paint('TJ', { font, codes, text: codes.map((code) => font.unicode?.get(code) ?? '').join(''), baseline });
  }

  #paint(name: string, text?: ShownText) {
    const mark = this.#marks.at(-1)?.mark;
    if (mark) mark.painted = true;
    this.#content.paintings.push({ operator: this.#operator, name, mark, text });
  }

  #fault(rule: string, what: string) {
    this.#content.faults.push({ operator: this.#operator, rule, what });
  }
}

function nameFor({ tag, mcid }: Mark): string {
  if (tag === 'Artifact') return 'an artifact';
  return mcid === undefined ? `marked content ${tag}` : `tagged content (MCID ${mcid})`;
}

function matrixOf(values: readonly Value[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values.map(Number);
  return [a, b, c, d, e, f];
}

/** Applies one transformation after the other. */
function times(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = then;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
