/**
 * Many short texts, kept as a few long strings. Hundreds of thousands of strings would take several times the room, while
 * they are gathered and afterwards.
 */
export interface TextRow {
  /** Puts a text at the end. @returns its place */
  add: (text: string) => number;
  /** The text at a place; empty behind the last. */
  at: (place: number) => string;
  size: () => number;
}

/** So many texts make one long string: a power of two. */
const IN_BLOCK = 2048;

export function createTextRow(): TextRow {
  const blocks: string[] = [];
  let open: string[] = [];
  const begins = [0];
  const beginOf = (place: number) => begins[place] ?? 0;
  return {
    size: () => begins.length - 1,
    add(text) {
      const place = begins.length - 1;
      begins.push(beginOf(place) + text.length);
      if (open.push(text) === IN_BLOCK) {
        blocks.push(open.join(''));
        open = [];
      }
      return place;
    },
    at(place) {
      const block = blocks[Math.floor(place / IN_BLOCK)];
      if (block === undefined) return open[place % IN_BLOCK] ?? '';
      const origin = beginOf(place - (place % IN_BLOCK));
      return block.slice(beginOf(place) - origin, beginOf(place + 1) - origin);
    },
  };
}
