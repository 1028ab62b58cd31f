import { createIntegerList } from './integer-list.ts';
import type { Sliced } from '#src/search/slices.ts';

/**
 * Finds entries by the hash of a text, with two numbers for each. A `Map` of a few hundred thousand texts would take ten times the
 * memory, which is too much for a phone.
 */
export interface HashTable {
  /** Adds the next entry: entries are numbered from 0 in the order in which they are added. */
  add: (hash: number) => void;
  /** The entries under a hash, in ascending order. Others may be among them: compare the texts. */
  at: (hash: number) => number[];
}

/** The number of entries between two pauses. */
const ENTRIES = 20_000;

/** Files as many entries as there are hashes, each by its number. */
export function* hashTableSteps(hashes: ArrayLike<number>): Sliced<HashTable> {
  const table = createHashTable(hashes.length);
  for (let entry = 0; entry < hashes.length; entry += 1) {
    table.add(hashes[entry] ?? 0);
    if (entry % ENTRIES === ENTRIES - 1) yield;
  }
  return table;
}

/** @param expected about how many entries there will be. More take longer to find */
export function createHashTable(expected: number): HashTable {
  const buckets = 2 ** Math.floor(Math.log2(Math.max(2, expected)));
  // The last entry of each bucket, and for each entry the one before it in its bucket. Numbers are stored plus one, 0 is none.
  const last = new Uint32Array(buckets);
  const before = createIntegerList();
  return {
    add(hash) {
      const bucket = hash & (buckets - 1);
      before.push(last[bucket] ?? 0);
      last[bucket] = before.length();
    },
    at(hash) {
      const entries: number[] = [];
      for (let next = last[hash & (buckets - 1)] ?? 0; next > 0; next = before.at(next - 1)) entries.push(next - 1);
      return entries.toReversed();
    },
  };
}

/** FNV-1a over a part of a text. */
export function hashOf(text: string, from = 0, to = text.length, seed = 0): number {
  let hash = NO_HASH ^ seed;
  for (let at = from; at < to; at += 1) hash = addToHash(hash, text.charCodeAt(at));
  return endHash(hash);
}

/** The steps of {@link hashOf}, for hashing characters without creating a text. This is the first value. */
export const NO_HASH = 0x811c9dc5;
/** The step for each character. */
export const addToHash = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);
/** The last step mixes the bits once more, because the low bits select the bucket, and FNV mixes them least. */
export const endHash = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ (hash >>> 13);
