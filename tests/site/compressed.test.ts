import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { filesIn } from '../../build/built-files.ts';
import { COMPRESSED } from '../../deploy/headers.ts';

/* Hosts send the compressed forms as they are. `server.test.ts` asks for a sample of the files only. */

test('the compressed forms of every file contain that file', () => {
  const files = filesIn('dist').filter((file) => COMPRESSED.test(file));
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) => {
    const whole = readFileSync(join('dist', file));
    const brotli = brotliDecompressSync(readFileSync(join('dist', `${file}.br`)));
    const gzip = gunzipSync(readFileSync(join('dist', `${file}.gz`)));
    return !brotli.equals(whole) || !gzip.equals(whole);
  });
  expect(wrong).toEqual([]);
});
