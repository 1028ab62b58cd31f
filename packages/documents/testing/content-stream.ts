import { type Font, characterOf, codesOf, readFont } from './font.ts';
import { type Operation, operations } from './operations.ts';
import type { Page, PdfFile } from './pdf-file.ts';
import { type Dictionary, PdfString, type Value, isDictionary, nameOf, numberOf, textOf } from './values.ts';

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
  /** The sequences around it, outermost first. */
  marks: readonly Mark[];
  text: ShownText | undefined;
}

/** A fault of a stream. */
interface StreamFault {
  operator: number;
  rule: string;
  what: string;
}

export interface Content {
  marks: Mark[];
  paintings: Painting[];
  fonts: Map<string, Font>;
  faults: StreamFault[];
}

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

interface State {
  matrix: Matrix;
  font: Font | undefined;
  leading: number;
}

const PATH_PAINTING = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const TEXT_SHOWING = new Set(['Tj', 'TJ', "'", '"']);
/** Operators that are ignored here (ISO 32000-1, annex A). */
const OTHERS = new Set(
  'BX EX CS cs SC SCN sc scn G g RG rg K k c d d0 d1 gs h i J j l M m MP DP n re ri Tc Tr Ts Tw Tz v W W* w y'.split(' '),
);

/** Reads the content of a page: what is painted where, and in which marked content. */
export function readContent(pdf: PdfFile, page: Page): Content {
  const content: Content = { marks: [], paintings: [], fonts: new Map(), faults: [] };
  new Interpreter(pdf, content, page.resources, [], { matrix: IDENTITY, font: undefined, leading: 0 }).run(page.content);
  return content;
}

class Interpreter {
  readonly #pdf: PdfFile;
  readonly #content: Content;
  readonly #resources: Dictionary;
  /** The open marks of the stream that paints this one. */
  readonly #outerMarks: readonly Mark[];
  readonly #marks: { mark: Mark; inText: boolean }[] = [];
  readonly #saved: State[] = [];
  #state: State;
  #inText = false;
  #lineMatrix: Matrix = IDENTITY;
  #operator = 0;

  constructor(pdf: PdfFile, content: Content, resources: Dictionary, outerMarks: readonly Mark[], state: State) {
    this.#pdf = pdf;
    this.#content = content;
    this.#resources = resources;
    this.#outerMarks = outerMarks;
    this.#state = { ...state };
  }

  run(bytes: Uint8Array) {
    let all: Operation[] = [];
    try {
      all = operations(bytes);
    } catch (error) {
      this.#fault('ISO 32000-1 7.8.2', `the stream cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    for (const operation of all) {
      this.#operator = operation.index;
      this.#do(operation);
    }
    for (const { mark } of this.#marks) this.#fault('ISO 32000-1 14.6.1', `${mark.tag} of operator ${mark.operator} has no EMC`);
    if (this.#saved.length > 0) this.#fault('ISO 32000-1 8.4.2', `${this.#saved.length} q without Q`);
    if (this.#inText) this.#fault('ISO 32000-1 9.4.1', 'BT without ET');
  }

  #do({ operator, operands }: Operation) {
    if (PATH_PAINTING.has(operator) || operator === 'sh' || operator === 'BI') this.#paint(operator);
    else if (operator === 'Do') this.#paintObject(operands[0]);
    else if (TEXT_SHOWING.has(operator)) this.#show(operator, operands);
    else if (!(this.#markContent(operator, operands) || this.#changeState(operator, operands) || OTHERS.has(operator)))
      this.#fault('ISO 32000-1 annex A', `there is no operator ${operator}`);
  }

  #markContent(operator: string, operands: readonly Value[]): boolean {
    if (operator === 'BMC' || operator === 'BDC') {
      const [tag, properties] = operands;
      const name = nameOf(properties);
      const named = name === undefined ? properties : this.#pdf.get(this.#resources, 'Properties', name);
      const dictionary = isDictionary(named ?? undefined) ? this.#pdf.dictionary(named) : undefined;
      const mark: Mark = {
        tag: nameOf(tag) ?? '',
        properties: dictionary ?? new Map(),
        mcid: numberOf(dictionary?.get('MCID')),
        operator: this.#operator,
        painted: false,
      };
      this.#marks.push({ mark, inText: this.#inText });
      this.#content.marks.push(mark);
      this.#checkNesting(mark);
      return true;
    }
    if (operator !== 'EMC') return false;
    const closed = this.#marks.pop();
    if (!closed) this.#fault('ISO 32000-1 14.6.1', 'EMC with no marked content open');
    else if (closed.inText !== this.#inText)
      this.#fault('ISO 32000-1 14.6.1', `${closed.mark.tag} begins and ends on different sides of BT or ET`);
    return true;
  }

  #checkNesting(mark: Mark) {
    const outer = this.#open().slice(0, -1);
    const inArtifact = outer.some(({ tag }) => tag === 'Artifact');
    const tagged = outer.find(({ mcid }) => mcid !== undefined);
    if (mark.tag === 'Artifact' && tagged)
      this.#fault('ISO 14289-1 7.1, Matterhorn 01-003', `an artifact inside tagged content (MCID ${tagged.mcid})`);
    if (mark.mcid !== undefined && inArtifact)
      this.#fault('ISO 14289-1 7.1, Matterhorn 01-004', `tagged content (MCID ${mark.mcid}) inside an artifact`);
    if (mark.mcid !== undefined && tagged)
      this.#fault('ISO 32000-1 14.7.4.2', `MCID ${mark.mcid} inside MCID ${tagged.mcid}: its content has two owners`);
    if (mark.mcid !== undefined && mark.tag === 'Artifact')
      this.#fault('ISO 14289-1 7.1, Matterhorn 01-001', `an artifact with MCID ${mark.mcid}`);
    if (mark.mcid !== undefined && this.#outerMarks.length > 0)
      this.#fault('ISO 14289-1 7.20', `MCID ${mark.mcid} in a form: this checker does not follow it there`);
  }

  #open(): Mark[] {
    return [...this.#outerMarks, ...this.#marks.map(({ mark }) => mark)];
  }

  #paint(name: string, text?: ShownText) {
    const marks = this.#open();
    for (const mark of marks) mark.painted = true;
    this.#content.paintings.push({ operator: this.#operator, name, marks, text });
  }

  #paintObject(value: Value | undefined) {
    this.#paint('Do');
    const name = nameOf(value) ?? '';
    const object = this.#pdf.dictionary(this.#resources.get('XObject'))?.get(name);
    const stream = this.#pdf.stream(object);
    if (!stream) this.#fault('ISO 32000-1 7.8.3', `there is no XObject ${name}`);
    else if (nameOf(stream.dictionary.get('Subtype')) === 'Form' && this.#outerMarks.length < 32) {
      const resources = this.#pdf.dictionary(stream.dictionary.get('Resources')) ?? this.#resources;
      const matrix = this.#pdf.array(stream.dictionary.get('Matrix'));
      const state = { ...this.#state, matrix: times(matrixOf(matrix ?? [...IDENTITY]), this.#state.matrix) };
      const before = this.#content.faults.length;
      new Interpreter(this.#pdf, this.#content, resources, this.#open(), state).run(stream.data);
      for (const fault of this.#content.faults.slice(before)) fault.what = `in form ${name}, operator ${fault.operator}: ${fault.what}`;
    }
  }

  #changeState(operator: string, operands: readonly Value[]): boolean {
    const [first, second] = operands;
    const number = Number(first);
    const state = this.#state;
    switch (operator) {
      case 'q':
        this.#saved.push({ ...state });
        if (this.#inText) this.#fault('ISO 32000-1 8.2', 'q inside a text object');
        return true;
      case 'Q': {
        const saved = this.#saved.pop();
        if (saved) this.#state = saved;
        else this.#fault('ISO 32000-1 8.4.2', 'Q without q');
        if (this.#inText) this.#fault('ISO 32000-1 8.2', 'Q inside a text object');
        return true;
      }
      case 'cm':
        state.matrix = times(matrixOf(operands), state.matrix);
        return true;
      case 'BT':
        if (this.#inText) this.#fault('ISO 32000-1 9.4.1', 'BT inside a text object');
        this.#inText = true;
        this.#lineMatrix = IDENTITY;
        return true;
      case 'ET':
        if (!this.#inText) this.#fault('ISO 32000-1 9.4.1', 'ET without BT');
        this.#inText = false;
        return true;
      case 'Tf':
        state.font = this.#font(nameOf(first) ?? '');
        return true;
      case 'TL':
        state.leading = number;
        return true;
      case 'Td':
        this.#moveLine(number, Number(second));
        return true;
      case 'TD':
        state.leading = -Number(second);
        this.#moveLine(number, Number(second));
        return true;
      case 'T*':
        this.#moveLine(0, -state.leading);
        return true;
      case 'Tm':
        this.#lineMatrix = matrixOf(operands);
        return true;
      default:
        return false;
    }
  }

  #font(resource: string): Font | undefined {
    const value = this.#pdf.dictionary(this.#resources.get('Font'))?.get(resource);
    if (value === undefined) {
      this.#fault('ISO 32000-1 7.8.3', `there is no font ${resource}`);
      return undefined;
    }
    const known = this.#content.fonts.get(resource) ?? readFont(this.#pdf, resource, value);
    this.#content.fonts.set(resource, known);
    return known;
  }

  #moveLine(x: number, y: number) {
    this.#lineMatrix = times([1, 0, 0, 1, x, y], this.#lineMatrix);
  }

  #show(operator: string, operands: readonly Value[]) {
    if (!this.#inText) this.#fault('ISO 32000-1 9.4.1', `${operator} outside of a text object`);
    const { font, leading, matrix } = this.#state;
    if (operator === "'" || operator === '"') this.#moveLine(0, -leading);
    if (!font) {
      this.#fault('ISO 32000-1 9.3.1', `${operator} with no font set`);
      this.#paint(operator);
      return;
    }
    const last = operands.at(-1) ?? null;
    const parts = Array.isArray(last) ? last : [last];
    const codes = parts.flatMap((part) => (part instanceof PdfString ? codesOf(font, part) : []));
    // PDF.js measures the width of text (describe-pdf.ts).
    const [, , , , , baseline] = times(this.#lineMatrix, matrix);
    this.#paint(operator, { font, codes, text: codes.map((code) => characterOf(font, code)).join(''), baseline });
  }

  #fault(rule: string, what: string) {
    this.#content.faults.push({ operator: this.#operator, rule, what });
  }
}

/** The text of paintings as a screen reader reads it. A sequence with ActualText is read once (14.9.4). */
export function readableText(paintings: readonly Painting[]): string {
  const said = new Set<Mark>();
  let text = '';
  for (const painting of paintings) {
    const replaced = painting.marks.find(({ properties }) => properties.has('ActualText'));
    if (!replaced) text += painting.text?.text ?? '';
    else if (!said.has(replaced)) text += textOf(replaced.properties.get('ActualText')) ?? '';
    if (replaced) said.add(replaced);
  }
  return text;
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
