import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesIn } from '../../build/built-files.ts';
import { buildTime } from '../../build/content/build-date.ts';
import { readRelease } from '../../build/offline/release-in-worker.ts';
import { ensureSite } from '../../build/site.ts';
import { buildIn } from '../../tests/support/build-elsewhere.ts';

/**
 * `npm run release -- reproducible`: the build depends only on its sources and their date. This builds the site again with a path of
 * another length, another time zone, language and number of threads, and compares every byte with `dist/`.
 */

const NOT_SOURCES = /^(\.git|\.build|dist|node_modules|test-results)$/;

await ensureSite();
const root = mkdtempSync(join(tmpdir(), 'the-same-site-built-in-a-folder-with-another-name-'));
try {
  const project = join(root, 'project');
  for (const name of readdirSync('.').filter((entry) => !NOT_SOURCES.test(entry))) cpSync(name, join(project, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const built = new Date(readRelease('dist')?.built ?? buildTime());
  const elsewhere = {
    SOURCE_DATE_EPOCH: String(built.getTime() / 1000),
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    UV_THREADPOOL_SIZE: '1',
  };
  // To compress the same bytes again would prove nothing about the build.
  await buildIn(project, 'dist', elsewhere, 'uncompressed');
  const here = hashesOf('dist');
  const there = hashesOf(join(project, 'dist'));
  const different = [...new Set([...here.keys(), ...there.keys()])].filter((file) => here.get(file) !== there.get(file));
  for (const file of different.slice(0, 20))
    console.error(`${file} is ${here.has(file) && there.has(file) ? 'different' : 'in one of them only'}`);
  console.log(`${different.length === 0 ? 'PASS' : 'FAIL'}  ${different.length} of ${here.size} files differ`);
  process.exitCode = different.length === 0 && here.size > 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true });
}

/** Every file of a built site, except the compressed ones, with its SHA-256. */
function hashesOf(folder: string): Map<string, string> {
  const files = filesIn(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}
