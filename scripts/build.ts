import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild, type LogLevel } from 'vite';
import { buildTime } from '../src/content/build-time/build-date.ts';
import { siteIndexPlugin } from '../src/content/build-time/site-index.ts';
import { writeServiceWorker } from '../src/offline/build-time/bundle-worker.ts';
import { compress } from './build/compress.ts';
import { orExplain } from './build/explain-error.ts';
import { writeForHosts } from './build/hosts.ts';
import { indexPages, renderPages, writePages, type Prerender } from './build/pages.ts';
import { writeForRobots } from './build/robots.ts';
import { isUpToDate, startRecord } from './build/up-to-date.ts';
import { createProgress } from './progress.ts';

/**
 * Builds the whole site into `outDir`: scripts and styles, prerendered pages, sitemap, service worker, compressed files. The
 * content comes from `CONTENT_DIR`, or else from `content/`.
 * A `draft` is for tests that look at the pages only: its scripts are not minified and its files not compressed.
 * @throws {ContentError} when the content breaks a rule.
 */
export async function buildSite(outDir = 'dist', { quiet = false, draft = false } = {}): Promise<void> {
  const logLevel = quiet ? 'error' : 'warn';
  const step = createProgress(quiet);
  const finishRecord = startRecord(outDir);
  rmSync(outDir, { recursive: true, force: true });
  // The pages come first, because the scripts contain the search index that is made from them.
  const prerender = await step('Reading the content and bundling the page renderer', () => bundlePrerender(outDir, logLevel));
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
  finishRecord();
}

async function bundlePrerender(outDir: string, logLevel: LogLevel): Promise<Prerender> {
  const folder = resolve('.build/server', outDir.replaceAll(/[^\w-]/g, '_'));
  await viteBuild({
    logLevel,
    // One bundle with everything in it, because the pages must be rendered by the browser's variants of the packages.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      minify: false,
      // Nobody downloads this bundle.
      chunkSizeWarningLimit: Infinity,
    },
  });
  // oxlint-disable-next-line no-unsafe-type-assertion -- the bundle is that module
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerender;
}

/** Builds `dist/`, unless it was built from the current sources. */
export async function ensureSite(): Promise<void> {
  if (isUpToDate('dist')) console.log('The site in dist/ is up to date.');
  else await orExplain(() => buildSite());
}

if (import.meta.main) await orExplain(() => buildSite());
