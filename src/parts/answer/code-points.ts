/** The code points of a text: `а` is `U+0430`. Letters that look the same have different code points. */
export function codePointsOf(text: string): string {
  return [...text].map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
}
