/**
 * Stores many short texts in a few long strings. Hundreds of thousands of strings would take several times the memory, and would be
 * scattered in it, so that a search through all of them would take three times as long.
 */
export interface TextRow {
  /** Adds a text at the end. @returns its position */
  add: (text: string) => number;
  /** The text at a position. Empty after the last. */
  at: (position: number) => string;
  size: () => number;
  /** The positions of the texts that contain a text of at least one character, in order. */
  containing: (wanted: string) => number[];
}

/** Consecutive texts. Not all texts are in one, because one letter of another script doubles the size of the whole string. */
interface Block {
  text: string;
  /** Where each text begins, and where the one after the last would. */
  begins: Uint32Array;
}

const IN_BLOCK = 2048;

/** Between two texts, so that nothing is found across them. No text can contain it. */
export const SEPARATOR = '\u0000';

export function createTextRow(): TextRow {
  const blocks: Block[] = [];
  let open: string[] = [];
  /** The open block, joined for a search. */
  let tail: Block | undefined;

  return {
    size: () => blocks.length * IN_BLOCK + open.length,
    add(text) {
      const position = blocks.length * IN_BLOCK + open.length;
      tail = undefined;
      if (open.push(text) === IN_BLOCK) {
        blocks.push(join(open));
        open = [];
      }
      return position;
    },
    at(position) {
      const block = blocks[Math.floor(position / IN_BLOCK)];
      const index = position % IN_BLOCK;
      if (block === undefined) return open[index] ?? '';
      return block.text.slice(block.begins[index], (block.begins[index + 1] ?? 0) - SEPARATOR.length);
    },
    containing(wanted) {
      if (wanted.includes(SEPARATOR)) return [];
      const found: number[] = [];
      for (const [nth, block] of blocks.entries()) findIn(block, wanted, nth * IN_BLOCK, found);
      tail ??= join(open);
      findIn(tail, wanted, blocks.length * IN_BLOCK, found);
      return found;
    },
  };
}

function join(texts: readonly string[]): Block {
  const begins = new Uint32Array(texts.length + 1);
  for (const [index, { length }] of texts.entries()) begins[index + 1] = (begins[index] ?? 0) + length + SEPARATOR.length;
  return { text: narrow(texts.map((text) => text + SEPARATOR).join('')), begins };
}

/** Adds the positions of the texts of a block that contain `wanted`, from `first` on. */
function findIn({ text, begins }: Block, wanted: string, first: number, found: number[]) {
  let next = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, begins[next])) {
    while ((begins[next] ?? Infinity) <= at) next += 1;
    found.push(first + next - 1);
  }
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder('utf-8', { ignoreBOM: true })];

/** The same text, at one byte a character if it is ASCII. A browser keeps what was made of another text as wide as that was. */
const narrow = (text: string) => decoder.decode(encoder.encode(text));
