/** The fragment of a letter's first row. */
export function letterAnchor(letter: string): string {
  return `letter-${letter === '#' ? '0-9' : letter.toLowerCase()}`;
}
