/** The value below which this part of the values is: 0.25 for the lower quartile. */
export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
