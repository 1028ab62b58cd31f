import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIn } from '../../tests/support/build-elsewhere.ts';

/**
 * `npm run release -- reproducible`: the build depends only on its sources and their date. This builds the site again with a path of
 * another length, another time zone, language, number of threads and NODE_ENV, and compares every byte with `dist/`.
 */

const NOT_SOURCES = /^(\.git|\.build|dist|node_modules|test-results)$/;

const root = mkdtempSync(join(tmpdir(), 'the-same-site-built-in-a-folder-with-another-name-'));
try {
  const project = join(root, 'project');
  for (const name of readdirSync('.').filter((entry) => !NOT_SOURCES.test(entry))) cpSync(name, join(project, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  // The day of the build.
  const { asOf }: { asOf: string } = JSON.parse(readFileSync('dist/data/firms.json', 'utf8'));
  const elsewhere = {
    SOURCE_DATE_EPOCH: String(Date.parse(asOf) / 1000),
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    UV_THREADPOOL_SIZE: '1',
    NODE_ENV: 'development',
  };
  await buildIn(project, 'dist', elsewhere);
  // The compressed copies of the same bytes would prove nothing about the build.
  const { status } = spawnSync('diff', ['-rq', '-x', '*.br', '-x', '*.gz', 'dist', join(project, 'dist')], { stdio: 'inherit' });
  console.log(status === 0 ? 'Every byte is the same.' : 'The two sites differ.');
  process.exitCode = status ?? 1;
} finally {
  rmSync(root, { recursive: true });
}
