import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type * as prerenderModule from '#src/prerender.tsx';
import { collectTexts, type siteIndexPlugin } from '../content/site-index.ts';
import { inlineScript } from './inline-script.ts';
import { fileOf } from '../built-files.ts';

/** The bundle of `src/prerender.tsx`, which renders the pages. */
export type Prerender = typeof prerenderModule;
type Route = Prerender['notFound'];
type Pages = ReadonlyMap<Route, prerenderModule.PrerenderedPage>;

/** Renders every page, and the 404 page. */
export async function renderPages({ notFound, routes, prerenderRoute }: Prerender): Promise<Pages> {
  const pages = new Map<Route, prerenderModule.PrerenderedPage>();
  for (const route of [...routes, notFound]) pages.set(route, await prerenderRoute(route));
  return pages;
}

/** Takes the texts of the site search from the pages that search engines may list too. */
export function collectSearchTexts(
  pages: Pages,
  { LANGUAGE, routes, publishedDocuments, documentAddresses, untranslated, synonyms }: Prerender,
): Parameters<typeof siteIndexPlugin>[0] {
  const indexed = routes.flatMap((route) => {
    const page = route.noindex ? undefined : pages.get(route);
    return page ? [{ path: route.path, ...page }] : [];
  });
  const site = { language: LANGUAGE, pages: indexed, documents: publishedDocuments, files: documentAddresses, untranslated, synonyms };
  return { language: LANGUAGE, texts: collectTexts(site) };
}

/** Writes the HTML files. Vite's manifest says which scripts and styles each page needs, and is removed afterwards. */
export function writePages(outDir: string, pages: Pages, { renderDocument, site, LANGUAGE }: Prerender): void {
  // oxlint-disable-next-line no-unsafe-type-assertion -- written by Vite a moment ago
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const script = inlineScript(site);
  for (const [route, page] of pages) {
    const file = join(outDir, fileOf(route, LANGUAGE));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renderDocument({ route, page, files: filesOf(manifest, route.page), inlineScript: script }));
  }
  rmSync(join(outDir, '.vite'), { recursive: true });
}

/** The addresses of the files that a page loads: the scripts begin with the shell and then the script of the page itself. */
function filesOf(manifest: Manifest, page: string): prerenderModule.PageFiles {
  const entries = ['src/main.tsx', `src/pages/${page}/page.tsx`].map((key) => chunkOf(manifest, key));
  const visited = new Set<ManifestChunk>();
  const styles = new Set<string>();
  const visit = (chunk: ManifestChunk) => {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    for (const key of chunk.imports ?? []) visit(chunkOf(manifest, key));
    // The styles of a chunk come after those of its imports, because they may override them.
    for (const file of chunk.css ?? []) styles.add(file);
  };
  entries.forEach(visit);
  return {
    scripts: [...new Set([...entries, ...visited])].map(({ file }) => `/${file}`),
    styles: [...styles].map((file) => `/${file}`),
    printStyle: `/${chunkOf(manifest, 'src/styles/print.css').file}`,
    font: `/${assetOf(manifest, /archivo-latin-(?!ext)/)}`,
  };
}

/** The one asset whose name matches, with its hash. @throws when the build has none. */
function assetOf(manifest: Manifest, name: RegExp): string {
  const assets = Object.values(manifest).flatMap(({ assets: files = [] }) => files);
  const asset = assets.find((file) => name.test(file));
  if (!asset) throw new Error(`The build has no asset like ${name.source}`);
  return asset;
}

/** @throws when the build has no chunk of this name. */
function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}`);
  return chunk;
}
