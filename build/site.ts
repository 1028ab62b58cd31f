import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as viteBuild, type BuildOptions, type UserConfig } from 'vite';
import { checkCatalogues } from './content/checks/catalogue-rules.ts';
import { contentIn, readContent } from './content/load.ts';
import { writeOpenData } from './content/open-data/publish-open-data.ts';
import { compileContent, contentFolder } from './content/plugin.ts';
import { siteIndexPlugin } from './content/site-index.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, languagesOf, type LanguageCode } from '#src/i18n/languages.ts';
import { CHECK_WORKER_CONFIG, configFor } from '../vite.config.ts';
import { compress } from './hosts/compress.ts';
import { BuildError, orExplain } from './explain-error.ts';
import { writeForHosts } from './hosts/hosts.ts';
import { checkLinks } from './pages/check-links.ts';
import { collectSearchTexts, renderPages, writePages, type Prerender } from './pages/write-pages.ts';
import { writeForRobots } from './hosts/robots.ts';
import { packagesIn, writeLicences, type Package } from './licences.ts';
import { lock } from './lock.ts';
import { putInPlace } from './put-in-place.ts';
import { isUpToDate, startRecord, workFolder } from './up-to-date.ts';
import { step } from './progress.ts';

/**
 * Builds the whole site: for each language the scripts, styles and prerendered pages, and then the sitemap and compressed files. The content
 * comes from `CONTENT_DIR`, or else from `content/`. Only a site that is complete is put into `folder`, and the configuration of nginx beside it.
 * @throws {ContentError} when the content breaks a rule.
 * @throws {BuildError} when the site cannot be built here.
 */
export async function buildSite(folder = 'dist'): Promise<void> {
  const project = process.cwd();
  if (/[#?]/.test(project))
    throw new BuildError(`The site cannot be built in ${project}, because the bundler cannot read a path with # or ?. Rename that folder.`);
  const work = workFolder(folder);
  mkdirSync(work, { recursive: true });
  const unlock = lock(join(work, 'lock'), `Another build of ${folder} is running. Wait until it has ended, and try again.`);
  const made = join(work, 'made');
  const outDir = join(made, 'site');
  const removeMade = () => rmSync(made, { recursive: true, force: true });
  try {
    removeMade();
    const finishRecord = startRecord(folder);
    await buildInto(outDir);
    putInPlace(outDir, folder);
    putInPlace(`${outDir}-nginx`, `${folder}-nginx`);
    finishRecord();
  } finally {
    removeMade();
    unlock();
  }
}

async function buildInto(outDir: string): Promise<void> {
  const folder = contentFolder();
  const source = await step('Reading the content', () => readContent(folder, checkCatalogues(folder)));
  const openData = writeOpenData(source.english);
  // React and the bundler read it. The one of the shell may be that of a container or of another program.
  process.env['NODE_ENV'] = 'production';
  const { worker, packages: ofWorker } = await step('The worker of the check', () => bundleWorker(outDir));
  const packages = [...ofWorker];
  const build = ({ code, name }: (typeof LANGUAGES)[number]) =>
    step(`Pages and scripts in ${name}`, async () =>
      buildLanguage(code, { content: await compileContent(contentIn(source, code), openData), worker }, outDir),
    );
  const [english] = LANGUAGES;
  const { prerender, packages: ofEnglish } = await build(english);
  packages.push(...ofEnglish);
  for (const language of languagesOf(source.english.site)) if (language !== english) packages.push(...(await build(language)).packages);
  await step('Writing the sitemap and the licences', async () => {
    writeForRobots(outDir, prerender);
    writeLicences(outDir, packages);
    writeForHosts(outDir);
  });
  await step('Compressing the files', () => compress(outDir));
}

/** Bundles with a configuration of `vite.config.ts`. `options` are those that only this bundle has. */
function bundle({ build, ...config }: UserConfig, options: BuildOptions): ReturnType<typeof viteBuild> {
  return viteBuild({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...build, emptyOutDir: false, copyPublicDir: false, ...options },
  });
}

/** Builds the script of the check's worker. @returns its address, and the packages in it */
async function bundleWorker(outDir: string): Promise<{ worker: string; packages: Package[] }> {
  const built = await bundle(CHECK_WORKER_CONFIG, { outDir });
  const [script] = 'output' in built ? built.output : [];
  if (!script) throw new Error('The worker of the check was not built');
  return { worker: `/${script.fileName}`, packages: packagesIn(built) };
}

/** What all bundles of a language are made of. */
type Shared = NonNullable<Parameters<typeof configFor>[1]>;

/** Builds the pages of a language. The pages come first, because the scripts contain the search index that is made from them. */
async function buildLanguage(language: LanguageCode, shared: Shared, outDir: string) {
  const prerender = await bundlePrerender(language, shared, outDir);
  const pages = await renderPages(prerender);
  if (language === DEFAULT_LANGUAGE) checkLinks(new Map([...pages].map(([{ path }, { markup }]) => [path, markup])));
  const config = await configFor(language, shared);
  const plugins = [...(config.plugins ?? []), siteIndexPlugin(collectSearchTexts(pages, prerender))];
  const built = await bundle({ ...config, plugins }, { outDir, copyPublicDir: language === DEFAULT_LANGUAGE });
  writePages(outDir, pages, prerender);
  return { prerender, packages: packagesIn(built) };
}

async function bundlePrerender(language: LanguageCode, shared: Shared, outDir: string): Promise<Prerender> {
  const folder = resolve(outDir, '../server', language);
  // One bundle with everything in it, because the pages must be rendered by the browser's variants of the packages.
  const config = { ...(await configFor(language, shared)), ssr: { noExternal: true as const } };
  await bundle(config, {
    ssr: 'src/prerender.tsx',
    outDir: folder,
    emptyOutDir: true,
    manifest: false,
    license: false,
    minify: false,
    // Nobody downloads this bundle.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: false } },
  });
  // oxlint-disable-next-line no-unsafe-type-assertion -- the bundle is that module
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerender;
}

/** Builds `dist/`, unless it was built from the current sources. */
export async function ensureSite(): Promise<void> {
  if (isUpToDate('dist')) console.log('The site in dist/ is up to date.');
  else await orExplain(() => buildSite());
}
