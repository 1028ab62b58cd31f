import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as viteBuild, type Manifest, type ManifestChunk } from 'vite';
import { buildTime } from '../src/content/build-time/build-date.ts';
import { contentFolder } from '../src/content/build-time/plugin.ts';
import { ContentError } from '../src/content/build-time/problems.ts';
import { COMPRESSED } from '../deploy/headers.ts';
import { headersFile, redirectsFile } from '../deploy/static-hosts.ts';
import { type IndexedPage, makeSiteIndexes, siteIndexPlugin } from '../src/content/build-time/site-index.ts';
import { INLINE_SCRIPT } from '../src/inline/build-time/inline-script.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../src/i18n/languages.ts';
import type * as prerenderModule from '../src/prerender.tsx';
import { writeServiceWorker } from '../src/offline/build-time/bundle-worker.ts';
import { type Count, createProgress } from './progress.ts';

/** What the prerender entry hands over. */
type Prerender = typeof prerenderModule;
type Route = Prerender['notFound'];
type Pages = ReadonlyMap<Route, prerenderModule.Prerendered>;

/** Above this many bytes (the data of 50,000 firms) the best compression takes minutes, and gains an eighth. */
const LARGE = 8_000_000;

/**
 * Builds the whole site into `outDir`: client, prerendered pages, sitemap, robots, service worker, precompressed
 * files.
 * A `draft` is for tests that look at the pages only: its scripts are not minified and its files not compressed.
 * The content comes from `CONTENT_DIR` (else `content/`).
 * @throws {ContentError} when the content breaks a rule.
 */
export async function buildSite(outDir = 'dist', { quiet = false, draft = false } = {}): Promise<void> {
  const server = resolve('.build/server', outDir.replaceAll(/[^\w-]/g, '_'));
  const logLevel = quiet ? 'error' : 'warn';
  const step = createProgress(quiet);
  const sources = fingerprint(contentFolder());
  rmSync(recordOf(outDir), { force: true });
  rmSync(outDir, { recursive: true, force: true });
  // First the pages' markup: the client holds the index that is made of it.
  await step('Reading the content and bundling the page renderer', () =>
    viteBuild({
      logLevel,
      // One bundle with everything in it: the prerender needs the same code as the browser, not Node's variants.
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir: server,
        emptyOutDir: true,
        manifest: false,
        copyPublicDir: false,
        minify: false,
        // Nobody downloads this bundle.
        chunkSizeWarningLimit: Infinity,
      },
    }),
  );
  // oxlint-disable-next-line no-unsafe-type-assertion -- the bundle is that module
  const prerender = (await import(pathToFileURL(join(server, 'prerender.js')).href)) as Prerender;
  const { pages, indexes } = await step('Rendering the pages', async (count) => {
    const rendered = await renderPages(prerender, count);
    return { pages: rendered, indexes: await indexPages(rendered, prerender) };
  });
  await step('Bundling the scripts and styles', () =>
    viteBuild({
      logLevel,
      plugins: [siteIndexPlugin(indexes)],
      build: { outDir, emptyOutDir: true, ...(draft && { minify: false }) },
    }),
  );
  await step('Writing the pages and the service worker', async () => {
    writePages(outDir, pages, prerender);
    writeForRobots(outDir, prerender);
    await writeServiceWorker(outDir, prerender.offline.enabled, buildTime());
    writeForHosts(outDir);
  });
  if (!draft) await step('Compressing the files', (count) => compress(outDir, count));
  mkdirSync(dirname(recordOf(outDir)), { recursive: true });
  writeFileSync(recordOf(outDir), sources);
}

async function renderPages({ notFound, routes, prerenderRoute }: Prerender, count: Count): Promise<Pages> {
  const pages = new Map<Route, prerenderModule.Prerendered>();
  for (const route of [...routes, notFound]) {
    pages.set(route, await prerenderRoute(route));
    count(pages.size, routes.length + 1);
  }
  return pages;
}

/** The index of every language, of the pages that robots may index too. */
async function indexPages(
  english: Pages,
  { routes, prerenderRoute, publishedDocuments, documents, synonyms }: Prerender,
): Promise<ReturnType<typeof makeSiteIndexes>> {
  const indexed = new Map<LanguageCode, IndexedPage[]>();
  for (const { code } of LANGUAGES) {
    const pages: IndexedPage[] = [];
    for (const route of routes.filter(({ noindex }) => !noindex)) {
      const page = code === DEFAULT_LANGUAGE ? english.get(route) : await prerenderRoute(route, code);
      if (page) pages.push({ path: route.path, ...page });
    }
    indexed.set(code, pages);
  }
  return makeSiteIndexes(indexed, publishedDocuments, documents.documents, synonyms);
}

function writePages(outDir: string, pages: Pages, { site }: Prerender) {
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by Vite a moment ago
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const [route, page] of pages) {
    const { scripts, styles } = firstLoad(manifest, route.page);
    const font = assetOf(manifest, /archivo-latin-(?!ext)/);
    const html = [
      '<!doctype html>',
      '<html lang="en" dir="ltr">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(page.title)}</title>`,
      `<meta name="description" content="${escapeHtml(page.description)}">`,
      site.fictional || route.noindex || !page.canonical ? '<meta name="robots" content="noindex">' : '',
      page.canonical ? `<link rel="canonical" href="${escapeHtml(page.canonical)}">` : '',
      // For link previews (ogp.me): the same words as above, no picture that could be taken for a real authority's.
      `<meta property="og:title" content="${escapeHtml(page.title)}">`,
      `<meta property="og:description" content="${escapeHtml(page.description)}">`,
      `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
      '<meta property="og:type" content="website">',
      page.canonical ? `<meta property="og:url" content="${escapeHtml(page.canonical)}">` : '',
      ...page.feeds.map(
        ({ address, title }) => `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${address}">`,
      ),
      '<meta name="color-scheme" content="light dark">',
      `<script data-page="${route.page}" data-load="${scripts.map((file) => `/${file}`).join(' ')}">${INLINE_SCRIPT}</script>`,
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
      // Apart, because a browser fetches what is for paper alone when nothing else is waiting.
      `<link rel="stylesheet" media="print" href="/${chunkOf(manifest, 'src/styles/print.css').file}">`,
      `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
      '<link rel="icon" href="/icon.svg">',
      '</head>',
      `<body><div id="root">${page.markup}</div></body>`,
      '</html>',
    ];
    const file = join(outDir, route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, html.filter((line) => line !== '').join('\n'));
  }
  rmSync(join(outDir, '.vite'), { recursive: true });
}

/** The files of a page: its scripts, the shell first and the page's own second, and its styles. */
function firstLoad(manifest: Manifest, page: string): { scripts: string[]; styles: string[] } {
  const parts = ['src/main.tsx', `src/pages/${page}/page.tsx`];
  const scripts = new Set(parts.map((key) => chunkOf(manifest, key).file));
  const visited = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = chunkOf(manifest, key);
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(file));
  };
  parts.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The one asset whose name matches, with its hash. @throws when the build has none. */
function assetOf(manifest: Manifest, name: RegExp): string {
  const assets = Object.values(manifest).flatMap(({ assets: files = [] }) => files);
  const asset = assets.find((file) => name.test(file));
  if (!asset) throw new Error(`The build has no asset like ${name.source}`);
  return asset;
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}`);
  return chunk;
}

/** `sitemap.xml` (sitemaps.org 0.9) and `robots.txt` (RFC 9309). */
function writeForRobots(outDir: string, { routes, site }: Prerender) {
  const urls = routes.filter(({ noindex }) => !noindex).map(({ path }) => `<url><loc>${escapeHtml(site.baseUrl + path)}</loc></url>`);
  writeFileSync(
    join(outDir, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
  // A page that may not be fetched cannot tell a robot that it must not be indexed: noindex stands in the pages.
  writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`);
}

/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder and do not serve. */
function writeForHosts(outDir: string) {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join('/', relative(outDir, entry.parentPath), entry.name))
    .toSorted();
  writeFileSync(join(outDir, '_headers'), headersFile(files));
  writeFileSync(join(outDir, '_redirects'), redirectsFile(files));
}

/** Writes `.br` and `.gz` beside every text file, for hosts that serve them as they are. */
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

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The files and folders that a build reads, beside the content folder. */
const SOURCES = ['deploy', 'public', 'scripts', 'src', 'content/locales', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts'];

/** Where a build records what it was made of. */
const recordOf = (outDir: string) => join('.build/sources', outDir.replaceAll(/[^\w-]/g, '_'));

/** A hash that changes when a source changes, appears or disappears, or when another content folder is to be built. */
function fingerprint(content: string): string {
  const files = [...SOURCES, content]
    .filter((source) => existsSync(source))
    .flatMap((source) => (statSync(source).isFile() ? source : filesIn(source)));
  const lines = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  });
  return createHash('sha256')
    .update([process.env['SOURCE_DATE_EPOCH'] ?? '', ...lines].join('\n'))
    .digest('hex');
}

/** Whether a folder holds a whole site that was built from the sources as they are and from this content folder. */
export function isUpToDate(outDir: string, content = contentFolder()): boolean {
  const record = recordOf(outDir);
  return existsSync(outDir) && existsSync(record) && readFileSync(record, 'utf8') === fingerprint(content);
}

/** Builds `dist/`, unless it was built from the sources as they are. */
export async function ensureSite(): Promise<void> {
  if (isUpToDate('dist')) console.log('The site in dist/ is up to date.');
  else await orExplain(() => buildSite());
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

/** Runs a build and reports a broken content folder as what it is: a message for an editor, not a stack. */
export async function orExplain<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const content = contentErrorIn(error);
    if (content) {
      console.error(content.message);
      process.exit(1);
    }
    throw error;
  }
}

/** Vite wraps what a plugin throws; the content error is somewhere inside, or known by its name. */
function contentErrorIn(error: unknown): { message: string } | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ContentError) return cause;
    const start = cause.message.search(/\d+ problems? in the content folder/);
    // The bundler has put the stack into the message; an editor has no use for it.
    if (start !== -1) return { message: cause.message.slice(start).replaceAll(/\n\s+at .*/g, '') };
  }
  return undefined;
}

if (import.meta.main) await orExplain(() => buildSite());
