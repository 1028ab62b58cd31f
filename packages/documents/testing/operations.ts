import { type Dictionary, Name, PdfString, type Value } from './values.ts';

/** An operator with the operands before it (ISO 32000-1, 7.8.2). */
export interface Operation {
  operator: string;
  operands: Value[];
  /** The index of the operator in its stream, from 0. Findings name it. */
  index: number;
}

const SPACE = /(?:[\0\t\n\f\r ]|%[^\n\r]*)+/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEXADECIMAL = /<([\dA-Fa-f\0\t\n\f\r ]*)>/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
/** The data of an inline image, which ends at an EI between white space (8.9.7). */
const IMAGE_DATA = /[\0\t\n\f\r ][\s\S]*?[\0\t\n\f\r ]EI(?![^\0\t\n\f\r ])/y;

const WORDS = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Reads the operations of a content stream, or of a CMap, which has the same syntax. An inline image is one operation, `BI`.
 * @throws if the syntax is invalid.
 */
export function operations(bytes: Uint8Array): Operation[] {
  const source = Buffer.from(bytes).toString('latin1');
  const found: Operation[] = [];
  let at = 0;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at += match[0].length;
    return match;
  };
  const until = (end: string, start: number): Value[] => {
    const values: Value[] = [];
    for (;;) {
      take(SPACE);
      if (source.startsWith(end, at)) {
        at += end.length;
        return values;
      }
      const value = operand();
      if (value === undefined) throw new Error(`what begins at byte ${start} has no ${end}`);
      values.push(value);
    }
  };
  const literal = (): PdfString => {
    const start = at;
    let depth = 0;
    let text = '';
    do {
      const character = source[at];
      if (character === undefined) throw new Error(`the string at byte ${start} has no end`);
      at += 1;
      if (character === '\\') text += escaped();
      else {
        if (character === '(') depth += 1;
        if (character === ')') depth -= 1;
        if (depth > 1 || (depth === 1 && at > start + 1)) text += character;
      }
    } while (depth > 0);
    return new PdfString(Buffer.from(text, 'latin1'));
  };
  const escaped = (): string => {
    const octal = take(/[0-7]{1,3}/y)?.[0];
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    if (take(/\r\n?|\n/y)) return '';
    const character = source[at] ?? '';
    at += 1;
    return ESCAPES[character] ?? character;
  };
  /** Reads an operand; undefined if an operator follows. */
  const operand = (): Value | undefined => {
    const start = at;
    if (source[at] === '(') return literal();
    if (source[at] === '[') {
      at += 1;
      return until(']', start);
    }
    if (source.startsWith('<<', at)) {
      at += 2;
      return pairs(until('>>', start));
    }
    const name = take(NAME)?.[1];
    if (name !== undefined)
      return new Name(name.replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
    const digits = take(HEXADECIMAL)?.[1]?.replaceAll(/[^\dA-Fa-f]/g, '');
    if (digits !== undefined) return new PdfString(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'));
    const number = take(NUMBER)?.[0];
    if (number !== undefined) return Number(number);
    const word = take(WORD)?.[0];
    if (word !== undefined && WORDS.has(word)) return WORDS.get(word);
    at = start;
    return undefined;
  };

  let operands: Value[] = [];
  for (;;) {
    take(SPACE);
    if (at >= source.length) break;
    const value = operand();
    if (value !== undefined) operands.push(value);
    else {
      const operator = take(WORD)?.[0];
      if (operator === undefined) throw new Error(`byte ${at} begins nothing known: ${JSON.stringify(source.slice(at, at + 12))}`);
      if (operator === 'ID') {
        if (!take(IMAGE_DATA)) throw new Error(`the inline image at byte ${at} has no EI`);
        found.push({ operator: 'BI', operands: [pairs(operands)], index: found.length });
        operands = [];
      } else if (operator !== 'BI') {
        found.push({ operator, operands, index: found.length });
        operands = [];
      }
    }
  }
  if (operands.length > 0) throw new Error(`${operands.length} operands stand at the end without an operator`);
  return found;
}

function pairs(values: readonly Value[]): Dictionary {
  const dictionary: Dictionary = new Map();
  for (let index = 0; index < values.length; index += 2) {
    const key = values[index];
    if (key instanceof Name) dictionary.set(key.name, values[index + 1] ?? null);
  }
  return dictionary;
}
