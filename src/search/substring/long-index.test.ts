import { expect, test } from 'vitest';
import { buildLongIndex } from './long-index.ts';
import { buildSubstringIndex } from './substring-index.ts';

test.each([0, 1, 4000, 4001, 9000])('the index of %i records finds what an index of one part finds', async (size) => {
  const fieldsOf = (record: number) => [`Firm ${record}`, record % 7 === 0 ? 'Zürich' : 'Oslo'];
  const [long, short] = [await buildLongIndex(size, fieldsOf), buildSubstringIndex(size, fieldsOf)];
  expect(long.size).toBe(size);
  for (const query of ['', 'firm', 'ZÜRICH', '39', 'm 8', 'nobody']) expect(long.match(query)).toEqual(short.match(query));
});
