import { squeeze } from './column-hashes.ts';
import type { Range } from './look-alike.ts';

/** Shorter numbers in a message are dates or amounts. */
const LEAST = 6;
/** A licence number may be written in several parts: `FCA 2017 NL 004`. */
const MOST_PARTS = 6;
const PART = /[\p{Script=Latin}\p{N}]+/gu;
const JOINED = /^[\s\p{Pd}_/.]{1,2}$/u;

/**
 * The licence numbers in a text, in order, with their places.
 *
 * @param findLicence gives the position of the firm with a licence number, in any spelling
 */
export function findLicencesIn(text: string, findLicence: (text: string) => number | undefined): { position: number; range: Range }[] {
  const parts = [...text.matchAll(PART)].map(({ 0: part, index }) => ({
    begin: index,
    end: index + part.length,
    hasDigit: /\d/.test(part),
  }));
  const found: { position: number; range: Range }[] = [];
  let after = 0;
  for (const [first, { begin }] of parts.entries()) {
    if (begin < after) continue;
    // Most words are far from any digit, which is quick to see.
    if (!parts.slice(first, first + MOST_PARTS).some(({ hasDigit }) => hasDigit)) continue;
    // The longest one, because a licence number may begin like another.
    for (let last = lastJoined(text, parts, first); last >= first; last -= 1) {
      const end = parts[last]?.end ?? begin;
      const written = text.slice(begin, end);
      const position = /\d/.test(written) && squeeze(written).length >= LEAST ? findLicence(written) : undefined;
      if (position === undefined) continue;
      found.push({ position, range: [begin, end] });
      after = end;
      break;
    }
  }
  return found;
}

/** The last part that may belong to the licence number that begins with the part `first`. */
function lastJoined(text: string, parts: readonly { begin: number; end: number }[], first: number): number {
  let last = first;
  while (last + 1 < parts.length && last + 1 < first + MOST_PARTS && JOINED.test(text.slice(parts[last]?.end, parts[last + 1]?.begin))) {
    last += 1;
  }
  return last;
}
