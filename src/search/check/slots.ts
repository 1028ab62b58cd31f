/** Numbers the items of records, such as addresses. The items of a record are consecutive. */
export interface Slots {
  size: number;
  /** The record of a number, and which of its items it is. */
  at: (number: number) => [position: number, slot: number];
}

/** @param counts the number of items of each record */
export function createSlots(counts: readonly number[]): Slots {
  // The number of each record's first item (of the next record's if it has none), and then the number of all items.
  const begins = new Uint32Array(counts.length + 1);
  let size = 0;
  for (let record = 0; record < counts.length; record += 1) {
    size += counts[record] ?? 0;
    begins[record + 1] = size;
  }
  const at = (position: number) => begins[position] ?? 0;
  return {
    size,
    at(number) {
      let [low, high] = [0, counts.length];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (at(middle) <= number) low = middle;
        else high = middle;
      }
      return [low, number - at(low)];
    },
  };
}
