/**
 * Returns a function that gives the positions of the texts that equal a text or differ from it by one typing error: one letter wrong, missing
 * or added, or two neighbours swapped.
 *
 * A single edit, or a swap of neighbours, leaves the first or the second half of a text unchanged. So the texts are sorted twice, forwards
 * and backwards, and a search compares only texts with the same beginning or the same end.
 */
export function indexNear(texts: readonly string[]): (wanted: string) => number[] {
  const forward = sortNumbers(texts);
  const reversed = texts.map(reverse);
  const backward = sortNumbers(reversed);
  return (wanted) => {
    const half = Math.floor((wanted.length - 1) / 2);
    if (half < 1) return [];
    const found = new Set<number>();
    const search = (order: Uint32Array, keys: readonly string[], part: string) => {
      for (let at = firstFrom(part, order.length, (one) => keys[order[one] ?? 0] ?? ''); at < order.length; at += 1) {
        const number = order[at] ?? 0;
        if (keys[number]?.startsWith(part) !== true) break;
        if (editBetween(texts[number] ?? '', wanted)) found.add(number);
      }
    };
    search(forward, texts, wanted.slice(0, half));
    search(backward, reversed, reverse(wanted.slice(wanted.length - half)));
    return [...found];
  };
}

/** The positions of the texts, sorted alphabetically. */
function sortNumbers(texts: readonly string[]): Uint32Array {
  // oxlint-disable-next-line unicorn/no-array-sort -- the list is new
  return Uint32Array.from(texts.keys()).sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1));
}

function reverse(text: string): string {
  let reversed = '';
  for (let at = text.length - 1; at >= 0; at -= 1) reversed += text.charAt(at);
  return reversed;
}

/**
 * The index of the first sorted text that is not before `text`, by binary search.
 *
 * @param textAt gives the sorted text at an index below `size`
 */
function firstFrom(text: string, size: number, textAt: (at: number) => string): number {
  let [begin, end] = [0, size];
  while (begin < end) {
    const middle = (begin + end) >>> 1;
    if (textAt(middle) < text) begin = middle + 1;
    else end = middle;
  }
  return begin;
}

/** The edit that turns one text into another: its start, and the number of replaced units in each text, both 0 for equal texts. */
export interface Edit {
  at: number;
  /** How many units of the first text are replaced (0 to 2) … */
  first: number;
  /** … and by how many of the second. */
  second: number;
}

const NO_EDIT: Edit = { at: 0, first: 0, second: 0 };

/**
 * The edit between two texts, or lists of units: a substitution, an insertion, a deletion or a swap of neighbours (optimal string
 * alignment distance of at most one). Undefined if more than one is needed.
 */
export function editBetween<T extends string | readonly string[]>(first: T, second: T): Edit | undefined {
  const [longer, shorter] = [Math.max(first.length, second.length), Math.min(first.length, second.length)];
  if (longer - shorter > 1) return undefined;
  let begin = 0;
  while (begin < shorter && first[begin] === second[begin]) begin += 1;
  if (begin === longer) return NO_EDIT;
  let end = 0;
  while (end < shorter - begin && first[first.length - 1 - end] === second[second.length - 1 - end]) end += 1;
  const edit = { at: begin, first: first.length - begin - end, second: second.length - begin - end };
  if (edit.first <= 1 && edit.second <= 1) return edit;
  const swapped = edit.first === 2 && edit.second === 2 && first[begin] === second[begin + 1] && first[begin + 1] === second[begin];
  return swapped ? edit : undefined;
}
