/** Collects 32-bit integers, such as hashes. An array of such large numbers takes eight bytes for each, and longer to fill. */
export interface IntegerList {
  push: (value: number) => void;
  /** The integer at an index below the length. */
  at: (index: number) => number;
  length: () => number;
  /** A copy of the integers so far. */
  toArray: () => Int32Array;
}

/** A block has 64 kB. A list that doubled its memory instead would leave as much garbage as it contains. */
const IN_BLOCK = 2 ** 14;

export function createIntegerList(): IntegerList {
  const blocks: Int32Array[] = [];
  let last = new Int32Array();
  let length = 0;
  return {
    push(value) {
      const at = length % IN_BLOCK;
      if (at === 0) {
        last = new Int32Array(IN_BLOCK);
        blocks.push(last);
      }
      last[at] = value;
      length += 1;
    },
    at: (index) => blocks[Math.floor(index / IN_BLOCK)]?.[index % IN_BLOCK] ?? 0,
    length: () => length,
    toArray() {
      const all = new Int32Array(length);
      for (const [nth, block] of blocks.entries()) {
        const begin = nth * IN_BLOCK;
        all.set(block.subarray(0, length - begin), begin);
      }
      return all;
    },
  };
}
