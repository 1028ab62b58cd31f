import { createHashTable, hashOf } from './hash-table.ts';
import { createIntegerList } from './integer-list.ts';
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

/** The number of texts in one long string. Until a block is complete, its texts are separate strings, which are garbage afterwards. */
const IN_BLOCK = 256;

export function createTextRow(): TextRow {
  const blocks: string[] = [];
  let open: string[] = [];
  const begins = createIntegerList();
  let end = 0;
  begins.push(end);
  return {
    size: () => begins.length() - 1,
    add(text) {
      const position = begins.length() - 1;
      end += text.length;
      begins.push(end);
      if (open.push(text) === IN_BLOCK) {
        blocks.push(narrow(open.join('')));
        open = [];
      }
      return position;
    },
    at(position) {
      const block = blocks[Math.floor(position / IN_BLOCK)];
      if (block === undefined) return open[position % IN_BLOCK] ?? '';
      const origin = begins.at(position - (position % IN_BLOCK));
      return block.slice(begins.at(position) - origin, begins.at(position + 1) - origin);
    },
  };
}

/** Texts in a row, each once. */
export interface DifferentTexts {
  texts: TextRow;
  /** The position of a text, if it is in the row. */
  find: (text: string) => number | undefined;
  /** Adds a text if it is not in the row. @returns its position */
  add: (text: string) => number;
}

/** @param expected about how many texts there will be. More take longer to find */
export function createDifferentTexts(expected: number): DifferentTexts {
  const texts = createTextRow();
  const table = createHashTable(expected);
  const findHash = (text: string, hash: number) => table.at(hash).find((position) => texts.at(position) === text);
  return {
    texts,
    find: (text) => findHash(text, hashOf(text)),
    add(text) {
      const hash = hashOf(text);
      const known = findHash(text, hash);
      if (known !== undefined) return known;
      table.add(hash);
      return texts.add(text);
    },
  };
}
