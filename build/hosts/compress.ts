import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED } from '../../deploy/headers.ts';
import { filesIn } from '../built-files.ts';
import type { Count } from '../progress.ts';

/** In bytes. */
const LARGE = 1_000_000;
/** Parts of lists, and large files of open data. The best compression takes ten times as long, minutes for 31,000 firms, and saves a tenth. */
const usesFasterLevel = (file: string, bytes: number) => bytes > LARGE || /[/\\]assets[/\\][^/\\]+\.json$/.test(file);

/** Node runs four compressions at the same time (UV_THREADPOOL_SIZE). */
const LANES = 4;

/** Writes `.br` and `.gz` beside every text file, for hosts that serve compressed files as they are. */
export async function compress(outDir: string, count: Count): Promise<void> {
  const files = filesIn(outDir)
    .filter((file) => COMPRESSED.test(file))
    .map((file) => join(outDir, file));
  const left = files.values();
  let done = 0;
  const lane = async () => {
    for (const file of left) {
      const bytes = readFileSync(file);
      const quality = usesFasterLevel(file, bytes.length) ? 9 : constants.BROTLI_MAX_QUALITY;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes, { level: 9 })]);
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, gzipped);
      count((done += 1), files.length);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
