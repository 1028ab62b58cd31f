/**
 * Reads a column line by line, by the number of the line. It keeps the position of each line, and makes its string when it is
 * asked for: hundreds of thousands of strings would weigh more than the column.
 */
export function linesOf(column: string): (line: number) => string | undefined {
  const ends: number[] = [];
  for (let end = column.indexOf('\n'); end !== -1; end = column.indexOf('\n', end + 1)) ends.push(end);
  const begins = Uint32Array.from([0, ...ends.map((end) => end + 1), column.length + 1]);
  return (line) => (line < begins.length - 1 ? column.slice(begins[line], (begins[line + 1] ?? 0) - 1) : undefined);
}
