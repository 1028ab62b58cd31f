import { narrow } from '#src/search/narrow.ts';

/**
 * Stores many short texts in a few long strings. Hundreds of thousands of strings would take several times the memory.
 */
export interface TextRow {
  /** Adds a text at the end. @returns its position */
  add: (text: string) => number;
  /** The text at a position. Empty after the last. */
  at: (position: number) => string;
  size: () => number;
}

/** The number of texts in one long string: a power of two. */
const IN_BLOCK = 2048;

export function createTextRow(): TextRow {
  const blocks: string[] = [];
  let open: string[] = [];
  const begins = [0];
  const beginOf = (position: number) => begins[position] ?? 0;
  return {
    size: () => begins.length - 1,
    add(text) {
      const position = begins.length - 1;
      begins.push(beginOf(position) + text.length);
      if (open.push(text) === IN_BLOCK) {
        blocks.push(narrow(open.join('')));
        open = [];
      }
      return position;
    },
    at(position) {
      const block = blocks[Math.floor(position / IN_BLOCK)];
      if (block === undefined) return open[position % IN_BLOCK] ?? '';
      const origin = beginOf(position - (position % IN_BLOCK));
      return block.slice(beginOf(position) - origin, beginOf(position + 1) - origin);
    },
  };
}
