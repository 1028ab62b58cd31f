import bidiFactory from 'bidi-js';
import { withoutMarks } from './characters.ts';

const bidi = bidiFactory();

/** A part of a line whose characters all have the same direction, in reading order. */
export interface Run {
  text: string;
  isReversed: boolean;
  /** Its position in reading order. Parts with the same one are drawn from left to right. */
  place: number;
}

/**
 * Addresses, telephone numbers, amounts, dates and other numbers with signs. Among Arabic words, the rules would reverse their
 * parts: 2025-06-15 would be shown as 15-06-2025, and 15% as %15.
 */
const NUMBER_OR_ADDRESS =
  /(?:\w+:\/\/|(?<![\w.])\/(?=\w))[\w./:?&=%#[\]~+-]*[\w/]|\+\d[\d ()\u00a0\u202f-]*\d|[#+\u2212-]?\p{Sc}?\d+(?:[.,:/\u2013\u2212-]\d+)*(?:[\u00a0\u202f]?[%\u2030]|\p{Sc})?/gu;
/** Arabic words with spaces and common punctuation, all of which are read from right to left. */
const ARABIC_ONLY = /^[\u0600-\u065f\u066e-\u06ef\s.,:!]*$/u;
const LATIN_BEFORE = /\p{Script=Latin}\P{L}*$/u;
const ISOLATE = { begin: '\u2066', end: '\u2069' };

/**
 * The parts of a line of right-to-left text from left to right, by the bidirectional algorithm (UAX 9). Numbers and addresses are
 * isolated (UAX 9, HL3), except behind a Latin word that they belong to, as in `Article 16`.
 */
export function visualRuns(line: string): Run[] {
  if (ARABIC_ONLY.test(line)) return [{ text: withoutMarks(line), isReversed: true, place: 0 }];
  const text = isolateNumbers(line);
  const { levels } = bidi.getEmbeddingLevels(text, 'rtl');
  const runs: (Run & { level: number })[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const level = levels[index] ?? 1;
    const character = withoutMarks(text.charAt(index));
    const last = runs.at(-1);
    if (last?.level === level) last.text += character;
    else if (character !== '') runs.push({ text: character, isReversed: level % 2 === 1, level, place: index });
  }
  return reorder(runs);
}

/** The text with each bracket and quotation mark as it is shown from right to left (UAX 9, L4). */
export function mirrored(text: string): string {
  return [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
}

function isolateNumbers(line: string): string {
  return line.replaceAll(NUMBER_OR_ADDRESS, (found, at: number) =>
    LATIN_BEFORE.test(line.slice(0, at)) ? found : `${ISOLATE.begin}${found}${ISOLATE.end}`,
  );
}

/** Reverses the runs of each level and higher, from the highest level down (UAX 9, L2). */
function reorder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
