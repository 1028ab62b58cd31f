import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromColumns, toColumns } from './columns.ts';

const anyRow = fc.record({ name: fc.string(), position: fc.nat(), aliases: fc.array(fc.string()) });

test('records that were written as columns are read as they were', () => {
  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      expect(fromColumns(toColumns(rows, ['name', 'position', 'aliases']))).toEqual(rows);
    }),
  );
});

test('only the named fields are written, and an empty list has them too', () => {
  expect(toColumns([{ name: 'A', secret: 'x' }], ['name'])).toEqual({ name: ['A'] });
  expect(toColumns<{ name: string }>([], ['name'])).toEqual({ name: [] });
});
