/** Collects 32-bit integers, such as hashes. An array stores such large numbers in eight bytes each, and takes longer to fill. */
export interface IntegerList {
  push: (value: number) => void;
  length: () => number;
  /** A copy of the integers so far. */
  toArray: () => Int32Array;
}

export function createIntegerList(): IntegerList {
  let values = new Int32Array(1024);
  let length = 0;
  return {
    push(value) {
      if (length === values.length) {
        const longer = new Int32Array(length * 2);
        longer.set(values);
        values = longer;
      }
      values[length] = value;
      length += 1;
    },
    length: () => length,
    toArray: () => values.slice(0, length),
  };
}
