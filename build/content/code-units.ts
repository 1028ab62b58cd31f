/** Compares texts by their code units, which gives the same order on every machine. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
