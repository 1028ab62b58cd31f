import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { checkPackages } from '#src/licences/build-time/plugin.ts';
import { SBOM_ADDRESS, TEXTS_ADDRESS } from '#src/licences/list.ts';
import { RECORD_FILE, SHARD_FILE, keptOfLists } from '#src/content/list-sizes.ts';
import { integrityOf, namedFiles } from '../../../scripts/first-load.ts';
import { PRIVATE_PAGE, WORKER_ADDRESS } from '#src/offline/worker/messages.ts';

/** Files that the worker does not keep: those for robots, hosts and programs, and compressed copies. */
const NOT_KEPT = /^\/(data|feeds|\.vite)\/|^\/(robots\.txt|sitemap\.xml|_headers|_redirects)$|\.(br|gz)$/;
/** Nor its own script, nor the licence texts and the bill of materials. */
const NOT_KEPT_EITHER: ReadonlySet<string> = new Set([WORKER_ADDRESS, TEXTS_ADDRESS, SBOM_ADDRESS]);

/**
 * Writes the service worker of a built site. If `enabled` is false, it deletes the copy that an earlier one made
 * (docs/decisions/020). @throws if the site lacks files that every release has.
 */
export async function writeServiceWorker(outDir: string, enabled: boolean, built: Date): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      RELEASE: JSON.stringify(enabled ? describeRelease(outDir, built) : {}),
    },
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      lib: { entry: `src/offline/worker/${enabled ? 'service-worker' : 'retire'}.ts`, formats: ['iife'], name: 'worker' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('The service worker produced no bundle');
  const [script] = bundle.output;
  if (enabled) checkPackages(WORKER_ADDRESS, script.moduleIds);
  writeFileSync(join(outDir, WORKER_ADDRESS), script.code);
}

/** Describes the release for the worker (`src/offline/worker/globals.d.ts`). */
function describeRelease(outDir: string, built: Date) {
  const published = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join('/', relative(outDir, entry.parentPath), entry.name))
    .filter((file) => !NOT_KEPT.test(file) && !NOT_KEPT_EITHER.has(file));
  const files = withinLimits(published)
    .toSorted()
    .map((file) => [addressOf(file), integrityOf(join(outDir, file))] as const);
  const addressLike = (pattern: RegExp) => files.map(([address]) => address).find((address) => pattern.test(address));
  const shell = addressLike(/^\/assets\/shell-[^/]*\.js$/);
  const noticeStyle = addressLike(/^\/assets\/print-[^/]*\.css$/);
  if (shell === undefined || noticeStyle === undefined)
    throw new Error(`${outDir} is not a built site: the shell or the notice's style is missing`);
  const others = published.filter((file) => file.endsWith('.html') && addressOf(file) !== PRIVATE_PAGE);
  const elsewhere = new Set(others.flatMap((file) => namedFiles(outDir, file)));
  const privateFiles = [PRIVATE_PAGE, ...new Set(namedFiles(outDir, `${PRIVATE_PAGE}.html`).filter((file) => !elsewhere.has(file)))];
  const id = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { id, built: built.toISOString(), shell, noticeStyle, privateFiles, files };
}

/** Leaves out parts of long lists that would need too many requests. The pages say what is missing. */
function withinLimits(files: readonly string[]): string[] {
  const count = (pattern: RegExp) => files.filter((file) => pattern.test(file)).length;
  const kept = keptOfLists(count(SHARD_FILE), count(RECORD_FILE));
  return files.filter((file) => (kept !== 'first-pages' || !SHARD_FILE.test(file)) && (kept === 'everything' || !RECORD_FILE.test(file)));
}

/** The address of a file. A page is kept under the address at which it is requested (ROUTE-1); the 404 page has only its file name. */
function addressOf(file: string): string {
  if (file.endsWith('/404.html')) return file;
  return file.replace(/((?<=\/)index)?\.html$/, '');
}
