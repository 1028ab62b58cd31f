import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build as viteBuild, type Manifest, type ManifestChunk } from 'vite';
import { buildTime } from '../src/content/build-time/build-date.ts';
import { ContentError } from '../src/content/build-time/problems.ts';
import { COMPRESSED } from '../deploy/headers.ts';
import { headersFile, redirectsFile } from '../deploy/static-hosts.ts';
import { type IndexedPage, makeSiteIndexes, siteIndexPlugin } from '../src/content/build-time/site-index.ts';
import { INLINE_SCRIPT } from '../src/inline/build-time/inline-script.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../src/i18n/languages.ts';
import type * as prerenderModule from '../src/prerender.tsx';
import { writeServiceWorker } from '../src/offline/build-time/bundle-worker.ts';

/** What the prerender entry hands over. */
type Prerender = typeof prerenderModule;
type Route = Prerender['notFound'];
type Pages = ReadonlyMap<Route, prerenderModule.Prerendered>;

/** Above this many bytes (the data of 50,000 firms) the best compression takes minutes, and gains an eighth. */
const LARGE = 8_000_000;

/**
 * Builds the whole site into `outDir`: client, prerendered pages, sitemap, robots, service worker, precompressed
 * files.
 * The content comes from `CONTENT_DIR` (else `content/`).
 * @throws {ContentError} when the content breaks a rule.
 */
export async function buildSite(outDir = 'dist', quiet = false): Promise<void> {
  const server = resolve('.build/server', outDir.replaceAll(/[^\w-]/g, '_'));
  const logLevel = quiet ? 'error' : 'warn';
  rmSync(outDir, { recursive: true, force: true });
  // First the pages' markup: the client holds the index that is made of it.
  await viteBuild({
    logLevel,
    // One bundle with everything in it: the prerender needs the same code as the browser, not Node's variants.
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.tsx', outDir: server, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  // oxlint-disable-next-line no-unsafe-type-assertion -- the bundle is that module
  const prerender = (await import(pathToFileURL(join(server, 'prerender.js')).href)) as Prerender;
  const pages = await renderPages(prerender);
  const indexes = await indexPages(pages, prerender);
  await viteBuild({ logLevel, plugins: [siteIndexPlugin(indexes)], build: { outDir, emptyOutDir: true } });
  writePages(outDir, pages, prerender);
  writeForRobots(outDir, prerender);
  await writeServiceWorker(outDir, prerender.offline.enabled, buildTime());
  writeForHosts(outDir);
  compress(outDir);
}

async function renderPages({ notFound, routes, prerenderRoute }: Prerender): Promise<Pages> {
  const pages = new Map<Route, prerenderModule.Prerendered>();
  for (const route of [...routes, notFound]) pages.set(route, await prerenderRoute(route));
  return pages;
}

/** The index of every language, of the pages that robots may index too. */
async function indexPages(
  english: Pages,
  { routes, prerenderRoute, papers, documents, synonyms }: Prerender,
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
  return makeSiteIndexes(indexed, papers, documents.documents, synonyms);
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
export function compress(outDir: string): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 9 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** What a build is made of: a file of these that is newer than `dist/` makes it an old one. */
const SOURCES = ['content', 'deploy', 'public', 'scripts', 'src', 'package-lock.json', 'vite.config.ts'];

/** Whether a folder holds a site that was built after the last change of what it is made of. */
export function isUpToDate(outDir: string): boolean {
  // Among what a build writes last.
  const last = join(outDir, 'index.html.gz');
  const files = SOURCES.flatMap((source) => (source.includes('.') ? source : filesIn(source)));
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
  return existsSync(last) && statSync(last).mtimeMs > newest;
}

/** Builds `dist/` where it is not there or older than what it is made of: for what looks at the built site. */
export async function ensureSite(): Promise<void> {
  if (isUpToDate('dist')) return;
  console.log('Building the site …');
  await orExplain(() => buildSite());
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
