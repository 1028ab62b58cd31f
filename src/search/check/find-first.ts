/** The position of the first value for which something is true, if it is true for all that follow. */
export function findFirst<T>(values: readonly T[], isTrue: (value: T) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const value = values[middle];
    if (value !== undefined && isTrue(value)) high = middle;
    else low = middle + 1;
  }
  return low;
}
