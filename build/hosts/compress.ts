import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSED } from '../../deploy/headers.ts';
import { filesIn } from '../built-files.ts';

/**
 * Files that pages load get the best compression. It saves a tenth and takes twenty times as long, so lists, feeds and open data, which grow
 * with the content, get a faster one.
 */
const OF_PAGES = /\.(?:html|css|js|svg|ttf)$/;
const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const FASTER = { brotli: 5, gzip: 5 };

/** Node runs four compressions at the same time (UV_THREADPOOL_SIZE). */
const LANES = 4;

/** Writes `.br` and `.gz` beside every text file, for hosts that serve compressed files as they are. */
export async function compress(outDir: string): Promise<void> {
  const left = filesIn(outDir)
    .filter((file) => COMPRESSED.test(file))
    .map((file) => join(outDir, file))
    .values();
  const lane = async () => {
    for (const file of left) {
      const bytes = readFileSync(file);
      const quality = OF_PAGES.test(file) ? BEST : FASTER;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(bytes, { params }),
        promisify(gzip)(bytes, { level: quality.gzip }),
      ]);
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, gzipped);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
