import { expect, test } from 'vitest';
import { linesOf } from './columns.ts';

test.for(['', 'one', 'one\ntwo', '\n', 'one\n\nthree\n'])('the lines of %j are those between its line feeds', (column) => {
  const lineAt = linesOf(column);
  const lines = column.split('\n');
  expect(lines.map((_, line) => lineAt(line))).toEqual(lines);
  expect(lineAt(lines.length)).toBeUndefined();
});
