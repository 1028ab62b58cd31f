/**
 * Opens a column and returns a function that gives a line by its number, from 0. It stores where the lines end and makes
 * strings on demand, because hundreds of thousands of strings would take more memory than the column.
 */
export function linesOf(column: string): (line: number) => string | undefined {
  let lines = 1;
  for (let end = column.indexOf('\n'); end !== -1; end = column.indexOf('\n', end + 1)) lines += 1;
  // The start of each line, and one past the end. The lines are counted first, because an array that grows leaves garbage.
  const begins = new Uint32Array(lines + 1);
  for (let line = 1; line < lines; line += 1) begins[line] = column.indexOf('\n', begins[line - 1]) + 1;
  begins[lines] = column.length + 1;
  return (line) => (line < lines ? column.slice(begins[line], (begins[line + 1] ?? 0) - 1) : undefined);
}

/** Makes the record at an index of some columns; undefined after the last. */
export type ReadItem<Item> = (index: number) => Item | undefined;

/** Makes all records of some columns. */
export function readAll<Item>(read: ReadItem<Item>): readonly Item[] {
  const items: Item[] = [];
  for (let item = read(0); item !== undefined; item = read(items.length)) items.push(item);
  return items;
}
