import type { Range } from '../types.ts';

/**
 * A text in which the place of every character in the original is known, whatever was replaced, joined or left out. So a range in it can be
 * marked in the text as it was pasted.
 */
export class SourceText {
  /** The present form. */
  readonly text: string;
  private readonly begins: Int32Array;
  private readonly ends: Int32Array;

  /**
   * @param begins for each UTF-16 unit of `text`, where the part of the original begins that it comes from
   * @param ends and where that part ends
   */
  constructor(text: string, begins: Int32Array, ends: Int32Array) {
    this.text = text;
    this.begins = begins;
    this.ends = ends;
  }

  /** The part of the original that a part of the text comes from. */
  rangeOf(begin: number, end: number): Range {
    const from = this.begins[begin] ?? this.ends.at(-1) ?? 0;
    return [from, Math.max(from, this.ends[end - 1] ?? from)];
  }

  /** Replaces what a global pattern finds. What the replacement has in common with the found text at either end keeps its place. */
  replace(pattern: RegExp, replacement: string | Replacer): SourceText {
    let output: Output | undefined;
    let from = 0;
    for (const match of this.text.matchAll(pattern)) {
      const [found] = match;
      const by = typeof replacement === 'string' ? replacement : replacement(match);
      if (by === found) continue;
      output ??= new Output(this.text.length);
      const shared = sharedEnds(found, by);
      output.copy(this, from, match.index + shared.begin);
      from = match.index + found.length - shared.end;
      output.insert(by.slice(shared.begin, by.length - shared.end), this.rangeOf(match.index + shared.begin, from));
    }
    if (!output) return this;
    output.copy(this, from, this.text.length);
    return output.finish();
  }

  /** Reads the units for {@link Output}. */
  copyTo(output: Output, from: number, to: number): void {
    output.add(this.text.slice(from, to), this.begins.subarray(from, to), this.ends.subarray(from, to));
  }
}

/** Gives the text that replaces a match; the found text itself for none. */
export type Replacer = (match: RegExpExecArray) => string;

/** Collects the parts of a new text. */
export class Output {
  private parts: string[] = [];
  private length = 0;
  private begins: Int32Array;
  private ends: Int32Array;

  /** @param size the expected length of the text */
  constructor(size: number) {
    this.begins = new Int32Array(size + 16);
    this.ends = new Int32Array(size + 16);
  }

  copy(source: SourceText, from: number, to: number): void {
    if (to > from) source.copyTo(this, from, to);
  }

  add(text: string, begins: Int32Array, ends: Int32Array): void {
    this.grow(text.length);
    this.begins.set(begins, this.length);
    this.ends.set(ends, this.length);
    this.parts.push(text);
    this.length += text.length;
  }

  /** Adds a part of the original as it is. */
  original(text: string, begin: number): void {
    this.grow(text.length);
    for (let unit = 0; unit < text.length; unit += 1) {
      this.begins[this.length + unit] = begin + unit;
      this.ends[this.length + unit] = begin + unit + 1;
    }
    this.parts.push(text);
    this.length += text.length;
  }

  /** Adds a text of which every unit comes from the same part of the original. */
  insert(text: string, [begin, end]: Range): void {
    this.grow(text.length);
    this.begins.fill(begin, this.length, this.length + text.length);
    this.ends.fill(end, this.length, this.length + text.length);
    this.parts.push(text);
    this.length += text.length;
  }

  finish(): SourceText {
    return new SourceText(this.parts.join(''), this.begins.subarray(0, this.length), this.ends.subarray(0, this.length));
  }

  private grow(more: number): void {
    if (this.length + more <= this.begins.length) return;
    const size = (this.length + more) * 2;
    const [begins, ends] = [new Int32Array(size), new Int32Array(size)];
    begins.set(this.begins);
    ends.set(this.ends);
    [this.begins, this.ends] = [begins, ends];
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
