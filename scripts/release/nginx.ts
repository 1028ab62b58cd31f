import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BROTLI_MODULE, PROGRAM_ENV } from '../programs.ts';

/**
 * `npm run release -- nginx`: starts nginx for `dist/` with the configuration in `dist-nginx/`, and runs the tests that every server must pass
 * and browser journeys.
 */

const SITE = resolve('dist');
const WORK = resolve('.build/nginx');
const PORT = 4318;
const BASE = `http://127.0.0.1:${PORT}`;
/** The browser tests that use the most features of a server: every page, searches by form, downloads, data, languages. */
const JOURNEYS = ['policy', 'home', 'documents', 'language'].map((name) => `tests/e2e/${name}.spec.ts`);

const server = await start();
const passed = [
  ['node_modules/vitest/vitest.mjs', 'run', '--project=site', 'tests/site/server.test.ts'],
  ['node_modules/@playwright/test/cli.js', 'test', ...JOURNEYS],
].map((args) => {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TEST_BASE_URL: BASE } });
  return status === 0;
});
server.kill('SIGTERM');
process.exitCode = passed.every(Boolean) ? 0 : 1;

/** @throws if nginx does not answer within ten seconds. */
async function start() {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const config = join(WORK, 'nginx.conf');
  writeFileSync(
    config,
    [
      `load_module ${BROTLI_MODULE};`,
      // Otherwise its workers would run as another user, who may not read this folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${WORK}/nginx.pid;`,
      `error_log ${WORK}/error.log;`,
      'events { worker_connections 1024; }',
      'http {',
      '  access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${WORK}/${name};`),
      `  include ${resolve('dist-nginx/http.conf')};`,
      `  server { listen 127.0.0.1:${PORT}; root ${SITE}; include ${resolve('dist-nginx/server.conf')}; }`,
      '}',
      '',
    ].join('\n'),
  );
  const child = spawn('nginx', ['-c', config, '-e', join(WORK, 'error.log')], { stdio: 'inherit', env: PROGRAM_ENV });
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const isUp = await fetch(BASE).then(
      () => true,
      () => false,
    );
    if (isUp) return child;
    await sleep(100);
  }
  child.kill('SIGTERM');
  throw new Error(`nginx does not answer at ${BASE}`);
}
