import { expect, test } from 'vitest';
import { decodeColumns, readColumns, writeColumns } from './column-file.ts';

const read = (text: string) => readColumns(new TextEncoder().encode(text));

test.for([
  { names: 'Adyen N.V.\nCrédit 株式会社', licences: 'FCA-1\nFCA-2', countryOfRow: '01' },
  { names: '' },
  { names: 'Apex', ids: '', phones: '' },
])('columns are read from a data file as they were written: %j', (columns) => {
  expect(decodeColumns(read(writeColumns(columns)))).toEqual(columns);
});

test('columns are read as views of the bytes', () => {
  const bytes = new TextEncoder().encode(writeColumns({ names: 'Apex\nBelt' }));
  expect(readColumns<{ names: string }>(bytes).names).toMatchObject({ buffer: bytes.buffer, length: 9 });
});

test.for(['', '<!doctype html>\n<title>Not found</title>', 'names\nlicences\fApex'])('%j is not a file of columns', (text) => {
  expect(() => read(text)).toThrow('This is not a file of columns');
});
