import type { Range } from '../types.ts';

/**
 * A text that knows the place of each of its characters in the original, even after replacements. So a range in it can be marked in the
 * pasted text.
 */
export class SourceText {
  /** The text after all replacements. */
  readonly text: string;
  readonly begins: readonly number[];
  readonly ends: readonly number[];

  /**
   * @param begins for each UTF-16 unit of `text`, where the part of the original begins that it comes from
   * @param ends and where that part ends
   */
  constructor(text: string, begins: readonly number[], ends: readonly number[]) {
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

  /** Replaces parts of the text, in order. What the replacement has in common with its part at either end keeps its place. */
  edit(edits: readonly Edit[]): SourceText {
    let output: Output | undefined;
    let from = 0;
    for (const { begin, end, by } of edits) {
      const found = this.text.slice(begin, end);
      if (by === found) continue;
      output ??= new Output();
      const shared = sharedEnds(found, by);
      output.copy(this, from, begin + shared.begin);
      from = end - shared.end;
      output.insert(by.slice(shared.begin, by.length - shared.end), this.rangeOf(begin + shared.begin, from));
    }
    if (!output) return this;
    output.copy(this, from, this.text.length);
    return output.finish();
  }

  /** The text with a mark in place of each unit that comes from a marked unit of the original. */
  mask(marked: Uint8Array): string {
    return Array.from(this.begins, (begin, unit) => (marked[begin] === 1 ? MASK : this.text.charAt(unit))).join('');
  }
}

/** Stands for a unit that is taken. No pattern has it. */
export const MASK = '\0';

/** A text with a mark in place of each unit of some parts. */
export function mask(text: string, places: readonly { begin: number; end: number }[]): string {
  let masked = '';
  for (const { begin, end } of [...places].sort((one, other) => one.begin - other.begin)) {
    masked += text.slice(masked.length, begin);
    masked += MASK.repeat(Math.max(0, end - masked.length));
  }
  return masked + text.slice(masked.length);
}

/** A part of a text, and what replaces it. */
export interface Edit {
  begin: number;
  end: number;
  by: string;
}

/** Returns the text that replaces a match, or the match itself to keep it. */
export type Replacer = (match: RegExpExecArray) => string;

/** Collects the parts of a new text. */
export class Output {
  private readonly parts: string[] = [];
  private readonly begins: number[] = [];
  private readonly ends: number[] = [];

  copy(source: SourceText, from: number, to: number): void {
    this.parts.push(source.text.slice(from, to));
    for (let unit = from; unit < to; unit += 1) this.place(source.begins[unit] ?? 0, source.ends[unit] ?? 0);
  }

  /** Adds a part of the original as it is. */
  original(text: string, begin: number): void {
    this.parts.push(text);
    for (let unit = begin; unit < begin + text.length; unit += 1) this.place(unit, unit + 1);
  }

  /** Adds a text of which every unit comes from the same part of the original. */
  insert(text: string, [begin, end]: Range): void {
    this.parts.push(text);
    for (let unit = 0; unit < text.length; unit += 1) this.place(begin, end);
  }

  finish(): SourceText {
    return new SourceText(this.parts.join(''), this.begins, this.ends);
  }

  private place(begin: number, end: number): void {
    this.begins.push(begin);
    this.ends.push(end);
  }
}

/** How many units two texts have in common at their beginning, and then at their end. */
function sharedEnds(one: string, other: string): { begin: number; end: number } {
  const most = Math.min(one.length, other.length);
  let begin = 0;
  while (begin < most && one[begin] === other[begin]) begin += 1;
  let end = 0;
  while (end < most - begin && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return { begin, end };
}
