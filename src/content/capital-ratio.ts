/**
 * The percentage that a capital adequacy ratio is, such as 14.2 of `14.2%`. Undefined for N/A and for a ratio under another
 * regime, such as Solvency II: it measures something else.
 */
export function percentageOf(capitalRatio: string): number | undefined {
  const percentage = /^(\d+(?:\.\d+)?)%$/.exec(capitalRatio)?.[1];
  return percentage === undefined ? undefined : Number(percentage);
}
