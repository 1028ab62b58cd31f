import { ADVICE } from '../data/advice.ts';
import { fold } from '../names/fold.ts';
import type { Advice } from '../types.ts';

/** A stem in Latin letters begins a word. */
const LATIN = /^[a-z0-9]/;

/** The folded stem, with a space before it if it begins a word, and behind it if it is a whole word. */
function foldStem(written: string): string {
  const folded = fold(written);
  return LATIN.test(folded) ? ` ${folded}${written.endsWith('.') ? ' ' : ''}` : folded;
}

const PATTERNS = ADVICE.map(([kind, patterns]) => ({
  kind,
  patterns: patterns.map((pattern) => pattern.split(' ').map((group) => group.split('/').map(foldStem))),
}));

/** A longer text is a letter, in which such words occur by chance. */
const MAX_LENGTH = 400;

/**
 * What somebody needs advice about who writes this text; undefined if the text does not say. The first kind of `ADVICE` that fits counts.
 *
 * @param plain a text without invisible characters
 */
export function adviceFor(plain: string): Advice | undefined {
  if (plain.length > MAX_LENGTH) return undefined;
  const text = ` ${fold(plain.replaceAll(/['’]/g, ' '))} `;
  const has = (group: readonly string[]) => group.some((stem) => text.includes(stem));
  return PATTERNS.find(({ patterns }) => patterns.some((pattern) => pattern.every(has)))?.kind;
}
