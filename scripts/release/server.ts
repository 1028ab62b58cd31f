import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { serverChecks } from '../../tests/support/server-checks.ts';
import { ensureBrowser } from '../browser.ts';
import { ensureSite } from '../../build/site.ts';
import { PROGRAM_ENV, ensurePrograms, installPackages } from '../programs.ts';
import { freePort } from '../free-port.ts';
import { median, quantile } from './quantile.ts';

/**
 * `npm run release -- nginx` and `npm run release -- caddy`: starts the server for `dist/` with the configuration of `deploy/` on
 * a free port. It runs the checks that every server must pass, and browser journeys. For nginx, it also measures the load.
 * `npm run release -- nginx load` runs the parts whose name contains that word.
 */

const SITE = resolve('dist');
const WORK = resolve('.build/server-test');
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The browser tests that use the most features of a server: every page, searches by form, downloads, data, languages. */
const JOURNEYS = ['policy', 'home', 'open-data', 'language'];

/** How much slower the home page may be than a bare file, because of headers, patterns and the look-up of a compressed file. */
const SLOWER_AT_MOST = 0.05;
const LOAD = { rounds: 21, seconds: 1, connections: 32, requests: 200_000 };

/** With a larger spread between the quartiles of the bare file's rounds, the ratio means little. */
const QUIET = 0.25;

interface Running {
  base: string;
  /**
   * Only for nginx: the address of a file of the same size as the home page, from a `server` block without any other
   * directives, and from one that keeps files open as ours does.
   */
  bare?: string;
  bareKept?: string;
  stop: () => Promise<void>;
}

const [program = 'nginx', wanted = ''] = process.argv.slice(2);
if (program !== 'nginx' && program !== 'caddy') throw new Error(`There is no configuration for ${program}: choose nginx or caddy`);
process.env['PATH'] = PROGRAM_ENV.PATH;
await ensureSite();
rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });

const server = await (program === 'nginx' ? startNginx() : startCaddy());
const parts = [
  { name: 'checks', run: checks },
  { name: 'browser', run: journeys },
  ...(program === 'nginx' ? [{ name: 'load', run: load }] : []),
];
let [passed, failed] = [0, 0];
try {
  for (const part of parts.filter(({ name }) => name.includes(wanted))) {
    console.log(`\n── ${program}: ${part.name}`);
    const result = await part.run(server);
    passed += result.passed;
    failed += result.failed;
    console.log(`   ${result.passed} passed, ${result.failed} failed`);
  }
} finally {
  await server.stop();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function checks({ base }: Running) {
  const result = { passed: 0, failed: 0 };
  for (const { name, run } of serverChecks(SITE, 'every file')) {
    try {
      await run(base);
      result.passed += 1;
    } catch (error) {
      result.failed += 1;
      console.error(`✗ ${name}\n  ${String(error).replaceAll('\n', '\n  ')}`);
    }
  }
  return result;
}

async function journeys({ base }: Running) {
  ensureBrowser();
  const report = join(WORK, 'browser.json');
  const files = JOURNEYS.map((name) => `tests/e2e/${name}.spec.ts`);
  await new Promise((done) => {
    spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...files], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TEST_BASE_URL: base, PLAYWRIGHT_JSON: report },
    }).on('exit', done);
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = z
    .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
    .parse(JSON.parse(readFileSync(report, 'utf8')));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * Measures the home page and a bare file of its size alternately, so that a slow phase of the machine affects both. Then it sends
 * the rest of the requests, all of which must be answered.
 */
async function load({ base, bare = '', bareKept = '' }: Running) {
  ensurePrograms({ wrk: 'wrk' });
  const ours: number[] = [];
  const bareRates: number[] = [];
  const kept: number[] = [];
  let [requests, failures] = [0, 0];
  const ask = (url: string) => {
    const round = measure(url);
    if (url.startsWith(base)) {
      requests += round.requests;
      failures += round.failures;
    }
    return round.perSecond;
  };
  // The first responses are slower for both.
  ask(`${base}/`);
  ask(bare);
  for (let round = 0; round < LOAD.rounds; round += 1) {
    const first = round % 2 === 0;
    if (first) ours.push(ask(`${base}/`));
    bareRates.push(ask(bare));
    if (!first) ours.push(ask(`${base}/`));
    kept.push(ask(bareKept));
  }
  while (requests < LOAD.requests) ask(`${base}/`);
  // Compares neighbouring rounds, because the load of the machine changes within a minute.
  const ratio = median(ours.map((rate, round) => rate / (bareRates[round] ?? NaN)));
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  for (const [name, rates] of [
    ['/', ours],
    ['bare file', bareRates],
    // Compared with the same file from a block that keeps files open: the cost of headers and refusals.
    ['kept open', kept],
  ] as const) {
    console.log(
      `   ${name.padEnd(10)} ${whole(median(rates))} requests a second (${whole(Math.min(...rates))} to ${whole(Math.max(...rates))})`,
    );
  }
  console.log(`   ratio      ${ratio.toFixed(3)}, at least ${1 - SLOWER_AT_MOST} required; median of ${LOAD.rounds} alternating rounds`);
  const spread = (quantile(bareRates, 0.75) - quantile(bareRates, 0.25)) / median(bareRates);
  if (spread > QUIET)
    console.warn(`   The machine is busy: the rate of the bare file alone varies by ${Math.round(spread * 100)} %. Measure again.`);
  console.log(`   failures   ${failures} in ${whole(requests)} requests`);
  const good = [ratio >= 1 - SLOWER_AT_MOST, failures === 0].filter(Boolean).length;
  return { passed: good, failed: 2 - good };
}

/** Runs wrk once on this machine. */
function measure(url: string): { perSecond: number; requests: number; failures: number } {
  const args = ['-t1', `-c${LOAD.connections}`, `-d${LOAD.seconds}s`, '-H', 'Accept-Encoding: br', url];
  const { status, stdout } = spawnSync('wrk', args, { encoding: 'utf8', timeout: 60_000 });
  if (status !== 0) throw new Error(`wrk failed:\n${stdout}`);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const socketErrors = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g)?.map(Number) ?? [];
  const requests = number(/(\d+) requests in/);
  if (requests === 0) throw new Error(`wrk received no answer:\n${stdout}`);
  return {
    perSecond: number(/Requests\/sec:\s*([\d.]+)/),
    requests,
    failures: socketErrors.reduce((sum, count) => sum + count, 0) + number(/Non-2xx or 3xx responses: (\d+)/),
  };
}

async function startNginx(): Promise<Running> {
  ensurePrograms({ nginx: 'nginx' });
  if (!existsSync(BROTLI_MODULE)) installPackages(['libnginx-mod-http-brotli-static']);
  if (!existsSync(BROTLI_MODULE)) throw new Error('nginx has no brotli_static: install libnginx-mod-http-brotli-static');
  const [port, barePort, keptPort] = [await freePort(), await freePort(), await freePort()];
  const bare = join(WORK, 'bare');
  mkdirSync(bare);
  // The size of the compressed home page, which the load test requests.
  writeFileSync(join(bare, 'file'), Buffer.alloc(statSync(join(SITE, 'index.html.br')).size, 'a'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${WORK}/${name};`);
  const config = join(WORK, 'nginx.conf');
  writeFileSync(
    config,
    [
      `load_module ${BROTLI_MODULE};`,
      // Otherwise its workers would run as another user, who may not read this folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${WORK}/nginx.pid;`,
      `error_log ${WORK}/error.log;`,
      'events { worker_connections 1024; }',
      'http {',
      '  access_log off;',
      '  sendfile on;',
      '  tcp_nopush on;',
      ...temporary,
      `  include ${resolve('deploy/nginx/http.conf')};`,
      `  server { listen 127.0.0.1:${port}; root ${SITE}; include ${resolve('deploy/nginx/server.conf')}; }`,
      `  server { listen 127.0.0.1:${barePort}; root ${bare}; }`,
      `  server { listen 127.0.0.1:${keptPort}; root ${bare}; open_file_cache max=1000 inactive=60s; open_file_cache_valid 5s; }`,
      '}',
      '',
    ].join('\n'),
  );
  const log = join(WORK, 'error.log');
  const child = spawn('nginx', ['-c', config, '-e', log], { stdio: ['ignore', 'inherit', 'inherit'] });
  return { ...(await whenUp(child, port)), bare: `http://127.0.0.1:${barePort}/file`, bareKept: `http://127.0.0.1:${keptPort}/file` };
}

async function startCaddy(): Promise<Running> {
  ensurePrograms({ caddy: 'caddy' });
  const [port, adminPort] = [await freePort(), await freePort()];
  const file = ['--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile'];
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: SITE,
    CADDY_ADMIN: `127.0.0.1:${adminPort}`,
    XDG_DATA_HOME: WORK,
    XDG_CONFIG_HOME: WORK,
  };
  const { status, stderr } = spawnSync('caddy', ['validate', ...file], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`caddy validate refuses the Caddyfile:\n${stderr}`);
  console.log('caddy validate: valid');
  return whenUp(spawn('caddy', ['run', ...file], { env, stdio: 'ignore' }), port);
}

/** @throws if the server ends or does not answer within ten seconds. */
async function whenUp(child: ChildProcess, port: number): Promise<Running> {
  const base = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    const up = await fetch(base).then(
      () => true,
      () => false,
    );
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    if (up) return { base, stop };
    await new Promise((done) => {
      setTimeout(done, 100);
    });
  }
  child.kill('SIGTERM');
  throw new Error(`${program} does not answer at ${base}`);
}
