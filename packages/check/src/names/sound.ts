/** Writes letters that sound alike in the languages of the site as one letter: `kuantavia` for `quantavia` and `kwantavia`. */
export function soundOf(word: string): string {
  return word
    .replaceAll('qu', 'ku')
    .replaceAll('kw', 'ku')
    .replaceAll('ph', 'f')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('ks', 'x')
    .replaceAll('y', 'i');
}
