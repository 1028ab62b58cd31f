/** What the fonts of `fonts/` draw: Latin with its accents, and the signs that texts of ours use. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0192\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2192\u2212\u2260\u2264\u2265]/u;

/** The characters of a text that no document can show: they would be printed as empty boxes and be silent in a screen reader. */
export function undrawable(text: string): string[] {
  return [...new Set(text)].filter((character) => !DRAWN.test(character));
}

/**
 * The text as it is drawn. A space or hyphen that must not break has done its work once the lines are made; it shares
 * its glyph with the plain one, and whichever came first would be what every one of them is read as.
 */
export function drawn(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2011', '-');
}
