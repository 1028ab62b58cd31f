/**
 * The number of a capital adequacy ratio, such as 14.2 for `14.2%`. Undefined for N/A and for a ratio under another regime,
 * such as Solvency II, because that measures something else.
 */
export function percentageOf(capitalRatio: string): number | undefined {
  const percentage = /^(\d+(?:\.\d+)?)%$/.exec(capitalRatio)?.[1];
  return percentage === undefined ? undefined : Number(percentage);
}
