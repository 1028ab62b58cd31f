import type { Range } from '../types.ts';

/**
 * A text that knows the place of each of its characters in the original, even after replacements. So a range in it can be marked in the
 * pasted text.
 */
export class SourceText {
  /** The text after all replacements. */
  readonly text: string;
  readonly begins: readonly number[];
  private readonly ends: readonly number[];

  /**
   * @param begins for each UTF-16 unit of `text`, where the part of the original begins that it comes from; without them, the text is the original
   * @param ends and where that part ends
   */
  constructor(text: string, begins = Array.from({ length: text.length }, (_, unit) => unit), ends = begins.map((unit) => unit + 1)) {
    this.text = text;
    this.begins = begins;
    this.ends = ends;
  }

  /** The part of the original that a part of the text comes from. */
  rangeOf(begin: number, end: number): Range {
    const from = this.begins[begin] ?? this.ends.at(-1) ?? 0;
    return [from, Math.max(from, this.ends[end - 1] ?? from)];
  }

  /** Replaces what a global pattern finds. */
  replace(pattern: RegExp, replacement: string | Replacer): SourceText {
    return this.edit(
      Array.from(this.text.matchAll(pattern), (match) => ({
        begin: match.index,
        end: match.index + match[0].length,
        by: typeof replacement === 'string' ? replacement : replacement(match),
      })),
    );
  }

  /** Replaces parts of the text, in order. Every unit of a replacement comes from the same part of the original. */
  edit(edits: readonly Edit[]): SourceText {
    const changes = edits.filter(({ begin, end, by }) => this.text.slice(begin, end) !== by);
    if (changes.length === 0) return this;
    const parts: string[] = [];
    const begins: number[] = [];
    const ends: number[] = [];
    let from = 0;
    for (const { begin, end, by } of [...changes, { begin: this.text.length, end: this.text.length, by: '' }]) {
      parts.push(this.text.slice(from, begin), by);
      for (let unit = from; unit < begin; unit += 1) {
        begins.push(this.begins[unit] ?? 0);
        ends.push(this.ends[unit] ?? 0);
      }
      const [first, last] = this.rangeOf(begin, end);
      for (let unit = 0; unit < by.length; unit += 1) {
        begins.push(first);
        ends.push(last);
      }
      from = end;
    }
    return new SourceText(parts.join(''), begins, ends);
  }

  /** The text with a mark in place of each unit that comes from a marked unit of the original. */
  mask(marked: Uint8Array): string {
    return Array.from(this.begins, (begin, unit) => (marked[begin] === 1 ? MASK : this.text.charAt(unit))).join('');
  }
}

/** Stands for a unit that is taken. No pattern has it. */
export const MASK = '\0';

/** Marks the places of some items with 1. */
export function markRanges(taken: Uint8Array, items: readonly { ranges: readonly Range[] }[]): Uint8Array {
  for (const { ranges } of items) for (const [begin, end] of ranges) taken.fill(1, begin, end);
  return taken;
}

/** A part of a text, and what replaces it. */
export interface Edit {
  begin: number;
  end: number;
  by: string;
}

/** Returns the text that replaces a match, or the match itself to keep it. */
export type Replacer = (match: RegExpExecArray) => string;
