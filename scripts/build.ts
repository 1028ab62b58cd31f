import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build as viteBuild, type Manifest, type ManifestChunk } from 'vite';
import { buildTime } from '../src/content/build/plugin.ts';
import { ContentError } from '../src/content/build/problems.ts';
import type * as prerenderModule from '../src/prerender.tsx';
import { writeServiceWorker } from './service-worker.ts';

/** What the prerender entry hands over. */
type Prerender = typeof prerenderModule;

const ENTRY = 'index.html';
const COMPRESSIBLE = /\.(html|js|css|svg|xml|txt|json|jsonld|csv|atom|ttf)$/;
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
  await viteBuild({ logLevel, build: { outDir, emptyOutDir: true } });
  await viteBuild({
    logLevel,
    // One bundle with everything in it: the prerender needs the same code as the browser, not Node's variants.
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.tsx', outDir: server, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  // oxlint-disable-next-line no-unsafe-type-assertion -- the bundle is that module
  const prerender = (await import(pathToFileURL(join(server, 'prerender.js')).href)) as Prerender;
  await writePages(outDir, prerender);
  writeForRobots(outDir, prerender);
  await writeServiceWorker(outDir, prerender.offline.enabled, buildTime());
  compress(outDir);
}

async function writePages(outDir: string, { notFound, routes, prerenderRoute, site }: Prerender) {
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by Vite a moment ago
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const route of [...routes, notFound]) {
    const page = await prerenderRoute(route);
    const { scripts, styles } = firstLoad(manifest, `src/pages/${route.page}/page.tsx`);
    const entry = chunkOf(manifest, ENTRY).file;
    const font = assetOf(manifest, /archivo-latin-(?!ext)/);
    const html = [
      '<!doctype html>',
      '<html lang="en" dir="ltr">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(page.title)}</title>`,
      `<meta name="description" content="${escapeHtml(page.description)}">`,
      site.fictional || !page.canonical ? '<meta name="robots" content="noindex">' : '',
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
      '<script src="/lang.js"></script>',
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
      // Apart, because a browser fetches what is for paper alone when nothing else is waiting.
      `<link rel="stylesheet" media="print" href="/${assetOf(manifest, /print-[^.]*\.css$/)}">`,
      `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
      '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
      // Scripts make a readable page livelier; they must not compete with what makes it readable (design §2).
      ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
      `<script type="module" src="/${entry}" fetchpriority="low"></script>`,
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

/** Every script and style that the entry and one page load before any interaction, in order. */
function firstLoad(manifest: Manifest, page: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(file));
  };
  visit(ENTRY);
  visit(page);
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
  const urls = routes.map(({ path }) => `<url><loc>${escapeHtml(site.baseUrl + path)}</loc></url>`);
  writeFileSync(
    join(outDir, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
  // A page that may not be fetched cannot tell a robot that it must not be indexed: noindex stands in the pages.
  writeFileSync(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.baseUrl}/sitemap.xml\n`);
}

/** Writes `.br` and `.gz` beside every text file, for hosts that serve them as they are. */
export function compress(outDir: string): void {
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
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
