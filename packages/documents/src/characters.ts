/** The characters of the Latin fonts in `fonts/`: letters with accents, and the symbols that our texts use. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0192\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2192\u2212\u2260\u2264\u2265]/u;

/** The marks that control the direction of text (UAX 9, table 3). They are never drawn. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The characters of a text that the Latin fonts cannot show. They would be empty boxes, and screen readers would skip them. */
export function undrawable(text: string): string[] {
  return [...new Set(text)].filter((character) => !DRAWN.test(character));
}

/** The text without the marks that control its direction. */
export function withoutMarks(text: string): string {
  return text.replaceAll(DIRECTION_MARKS, '');
}

/**
 * The text as it is drawn, with plain spaces and hyphens instead of non-breaking ones. The two kinds share a glyph, and the kind that is
 * used first would decide how all of them are read. Once the lines are broken, the difference no longer matters.
 */
export function drawn(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-');
}
