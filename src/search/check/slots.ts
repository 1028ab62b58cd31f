/** Numbers for things of which each record has a few: its names, its addresses. The things of a record are consecutive. */
export interface Slots {
  size: number;
  /** The record of a number, and which of its things it is. */
  at: (number: number) => [position: number, slot: number];
  /** The numbers of a record: from the first to before the second. */
  range: (position: number) => [begin: number, end: number];
}

/** @param firsts for each record the number of its first thing, or of the next record's if it has none; and at the end how many there are */
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
