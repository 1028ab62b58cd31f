import { type Dictionary, Name, PdfString, type Value } from './values.ts';

/** An operator with the operands before it (ISO 32000-1, 7.8.2). */
export interface Operation {
  operator: string;
  operands: Value[];
}

const SPACE = /(?:[\0\t\n\f\r ]|%[^\n\r]*)+/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEXADECIMAL = /<([\dA-Fa-f\0\t\n\f\r ]*)>/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;

const WORDS = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Reads the operations of a content stream, or of a CMap, which has the same syntax.
 * @throws if the syntax is invalid.
 */
export function operations(bytes: Uint8Array): Operation[] {
  return new Reader(Buffer.from(bytes).toString('latin1')).operations();
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  operations(): Operation[] {
    const found: Operation[] = [];
    let operands: Value[] = [];
    for (this.#take(SPACE); this.#at < this.#source.length; this.#take(SPACE)) {
      const value = this.#operand();
      if (value !== undefined) {
        operands.push(value);
        continue;
      }
      const operator = this.#take(WORD)?.[0];
      if (operator === undefined) throw new Error(`byte ${this.#at} begins nothing known: ${this.#source.slice(this.#at, this.#at + 12)}`);
      found.push({ operator, operands });
      operands = [];
    }
    if (operands.length > 0) throw new Error(`${operands.length} operands stand at the end without an operator`);
    return found;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match) this.#at += match[0].length;
    return match;
  }

  /** Reads an operand; undefined if an operator follows. */
  #operand(): Value | undefined {
    const start = this.#at;
    if (this.#source[start] === '(') return this.#literal();
    if (this.#source[start] === '[') return this.#until(']', '['.length);
    if (this.#source.startsWith('<<', start)) return pairs(this.#until('>>', '<<'.length));
    const name = this.#take(NAME)?.[1];
    if (name !== undefined)
      return new Name(name.replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
    const digits = this.#take(HEXADECIMAL)?.[1]?.replaceAll(/[^\dA-Fa-f]/g, '');
    if (digits !== undefined) return new PdfString(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
    const number = this.#take(NUMBER)?.[0];
    if (number !== undefined) return Number(number);
    const word = this.#take(WORD)?.[0];
    if (word !== undefined && WORDS.has(word)) return WORDS.get(word);
    this.#at = start;
    return undefined;
  }

  /** Reads the values of an array or a dictionary, whose opening brackets have `length` characters. */
  #until(end: string, length: number): Value[] {
    const start = this.#at;
    this.#at += length;
    const values: Value[] = [];
    for (this.#take(SPACE); !this.#source.startsWith(end, this.#at); this.#take(SPACE)) {
      const value = this.#operand();
      if (value === undefined) throw new Error(`what begins at byte ${start} has no ${end}`);
      values.push(value);
    }
    this.#at += end.length;
    return values;
  }

  #literal(): PdfString {
    const start = this.#at;
    let depth = 0;
    let text = '';
    do {
      const character = this.#source[this.#at];
      if (character === undefined) throw new Error(`the string at byte ${start} has no end`);
      this.#at += 1;
      if (character === '\\') text += this.#escaped();
      else {
        if (character === '(') depth += 1;
        if (character === ')') depth -= 1;
        if (depth > 1 || (depth === 1 && this.#at > start + 1)) text += character;
      }
    } while (depth > 0);
    return new PdfString(Buffer.from(text, 'latin1'));
  }

  #escaped(): string {
    const octal = this.#take(/[0-7]{1,3}/y)?.[0];
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    if (this.#take(/\r\n?|\n/y)) return '';
    const character = this.#source[this.#at] ?? '';
    this.#at += 1;
    return ESCAPES[character] ?? character;
  }
}

function pairs(values: readonly Value[]): Dictionary {
  const dictionary: Dictionary = new Map();
  for (let index = 0; index < values.length; index += 2) {
    const key = values[index];
    if (key instanceof Name) dictionary.set(key.name, values[index + 1] ?? null);
  }
  return dictionary;
}
