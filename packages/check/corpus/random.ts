/** A random generator with a seed, so that every machine measures the same records. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  below: (below: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True in `percent` out of a hundred cases. */
  chance: (percent: number) => boolean;
}

/** Mulberry32. Its 32 bits of state are enough for records, and it needs no dependency. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (list) => {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error('There is nothing to pick from');
      return picked;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
