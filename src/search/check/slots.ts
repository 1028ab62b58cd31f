/** Numbers the items of records, such as names or addresses. The items of a record are consecutive. */
export interface Slots {
  size: number;
  /** The record of a number, and which of its items it is. */
  at: (number: number) => [position: number, slot: number];
  /** The numbers of a record: from the first to before the second. */
  range: (position: number) => [begin: number, end: number];
}

/** @param firsts the number of each record's first item (of the next record's if it has none), then the number of all items */
export function createSlots(firsts: readonly number[]): Slots {
  const begins = new Uint32Array(firsts);
  const at = (position: number) => begins[position] ?? 0;
  return {
    size: at(begins.length - 1),
    range: (position) => [at(position), at(position + 1)],
    at(number) {
      let [low, high] = [0, begins.length - 1];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (at(middle) <= number) low = middle;
        else high = middle;
      }
      return [low, number - at(low)];
    },
  };
}
