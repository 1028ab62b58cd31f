import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED } from '../../deploy/headers.ts';
import type { Count } from '../progress.ts';

/** In bytes. For a larger file (the data of 50,000 firms), the best compression takes minutes and saves an eighth. */
const LARGE = 8_000_000;

/** Writes `.br` and `.gz` beside every text file, for hosts that serve compressed files as they are. */
export async function compress(outDir: string, count: Count = () => undefined): Promise<void> {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  let done = 0;
  // All at once: zlib compresses as many files at the same time as it has threads.
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const quality = bytes.length > LARGE ? 9 : 11;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes, { level: 9 })]);
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, gzipped);
      count((done += 1), files.length);
    }),
  );
}
