import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { DocumentsIndex } from '#src/content/documents-index.ts';
import { securityPageSchema } from '#src/content/document-schemas.ts';
import { buildDate } from './build-date.ts';
import { countCapitalMargins } from './capital-margins.ts';
import { buildConfusables } from './confusables.ts';
import type { FeedsPage } from '#src/content/feeds.ts';
import { keptOfLists } from '#src/content/list-sizes.ts';
import { contentTypeOf } from '#src/content/media-types.ts';
import type { OpenDataPage } from '#src/content/open-data.ts';
import { checkCatalogues } from './catalogues.ts';
import { ContentError, type ContentProblem, formatNotices } from './problems.ts';
import { publishFeeds } from './feeds.ts';
import { type Content, loadContent } from './load.ts';
import { publishOpenData } from './open-data/publish.ts';
import { type PaperFile, indexOf, makePaperFiles } from './paper-files.ts';
import { buildRegister } from './register.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { buildWarnedFirms } from './warned-firms.ts';
import { MAP_HEIGHT, MAP_WIDTH, drawWorldMap } from './world-map.ts';

const PREFIX = 'content:';

/** A file that the content becomes, with its media type. */
interface Asset {
  type: string;
  source: string | Uint8Array;
}

/** The content folder: `CONTENT_DIR`, or `content/` of this project. */
export function contentFolder(): string {
  return resolve(process.env['CONTENT_DIR'] ?? 'content');
}

/**
 * Vite plugin: makes the content folder importable as `content:…` modules, typed in `#src/content/modules.d.ts`.
 * A folder that breaks a rule stops the build with every problem (DATA-5); in development the page
 * reloads when a file of the folder changes.
 */
export function contentPlugin(folder = contentFolder()): Plugin {
  let modules: CompiledContent['modules'];
  let assets: CompiledContent['assets'];

  async function read(otherProblems: readonly ContentProblem[] = []) {
    const content = loadContent(folder, otherProblems);
    ({ modules, assets } = await compileContent(content));
    return content;
  }

  return {
    name: 'content',

    async buildStart() {
      // While the site is worked on, a text may wait for its translations.
      const { notices } = await read(this.environment.mode === 'build' ? checkCatalogues(folder) : []);
      if (this.environment.name === 'client' && notices.length > 0) this.environment.logger.warn(formatNotices(notices));
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        for (const [address, { source }] of assets) this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },

    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },

    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const source = modules.get(id.slice(PREFIX.length + 1));
      if (source === undefined) throw new Error(`There is no module ${id.slice(1)}; the content plugin lists the modules that exist.`);
      return source;
    },

    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        const inside = relative(folder, file);
        if (inside.startsWith('..') || isAbsolute(inside)) return;
        const reload = () => {
          server.environments.client.moduleGraph.invalidateAll();
          return server.ws.send({ type: 'full-reload' });
        };
        read().then(reload, (error: unknown) => server.config.logger.error(error instanceof ContentError ? error.message : String(error)));
      });
      server.middlewares.use((request, response, next) => {
        const asset = assets.get(request.url ?? '');
        if (asset === undefined) return next();
        response.setHeader('Content-Type', asset.type);
        response.end(asset.source);
      });
    },
  };
}

/** What the content becomes. */
export interface CompiledContent {
  /** The source of each module, by the name behind `content:`. */
  modules: Map<string, string>;
  /** What there is besides modules, by its address. */
  assets: Map<string, Asset>;
}

/** Makes the modules, documents, data and drawings of a content folder. */
export async function compileContent(content: Content): Promise<CompiledContent> {
  const built = buildDate();
  const images = drawMaps(content);
  const security = securityPageSchema.parse(content.documents.get('security'));
  const files = await makePaperFiles(content.papers, content.site, content.downloads, built);
  const index = indexOf(files, content.site, built);
  const openData = publishOpenData(content);
  const feeds = publishFeeds(content);
  return {
    modules: buildModules(content, images, files, index, openData.page, feeds.page),
    assets: new Map<string, Asset>([
      ...[...images].map(([address, source]) => [address, { type: 'image/svg+xml', source }] as const),
      ...files.map(({ address, bytes }) => [address, { type: 'application/pdf', source: bytes }] as const),
      ...[...openData.files, ...feeds.files].map(([address, source]) => [address, { type: contentTypeOf(address), source }] as const),
      [SECURITY_TXT, { type: contentTypeOf(SECURITY_TXT), source: securityTxt(content.site, security, built) }],
      ['/documents.json', { type: 'application/json', source: `${JSON.stringify(index, null, 2)}\n` }],
    ]),
  };
}

/** The maps by their address, which carries a hash of the drawing. */
function drawMaps({ site, countries, firms }: Content): Map<string, string> {
  const schemes = ['light', 'dark'] as const;
  return new Map(
    schemes.map((scheme) => {
      const source = drawWorldMap(scheme, site, countries, firms);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return [`/assets/map-${scheme}-${hash}.svg`, source];
    }),
  );
}

/** Every `content:` module and its source. */
function buildModules(
  content: Content,
  images: ReadonlyMap<string, string>,
  files: readonly PaperFile[],
  index: DocumentsIndex,
  openData: OpenDataPage,
  feeds: FeedsPage,
): Map<string, string> {
  const { firms, site, documents, papers, downloads, ...lists } = content;
  const addresses = new Map(files.map(({ paper, address }) => [paper.id, address]));
  const { list, rows, order, details, scale } = buildRegister(firms, lists.warnedFirms);
  const warnedFirms = buildWarnedFirms(lists.warnedFirms, firms);
  const [light = '', dark = ''] = images.keys();
  const { name, tagline, baseUrl, copyrightYear, fictional, address, supportEmail, seat, mapImage, neutralPages } = site;

  const modules = new Map<string, string>([
    // What the shell needs is in every page's first load; the rest is apart.
    ['site', json({ name, tagline, baseUrl, copyrightYear, fictional })],
    ['offline', json({ enabled: site.offline })],
    ['places', json({ address, supportEmail, seat, mapImage, neutralPages })],
    ['map', json({ light, dark, width: MAP_WIDTH, height: MAP_HEIGHT })],
    ['register/list', columns(list)],
    ['register/order', json(order)],
    ['register/scale', json({ firmsPerTick: scale.firmsPerTick, ticks: scale.halves.map(({ marks }) => marks.length) })],
    ['register/capital-margins', json(countCapitalMargins(firms, lists.tiers))],
    ['register/scale-marks', json(scale.halves)],
    ['warned-firms/list', columns(warnedFirms.list)],
    ['framework-dates', json(lists.frameworks.map(({ id, category, effective }) => ({ id, category, effective })))],
    ['build-date', json(index.built)],
    ['open-data', json(openData)],
    ['feeds', json(feeds)],
    ['papers', json(papers)],
    ['documents-index', json(index)],
    [
      'downloads',
      json(downloads.map(({ id, category, title, description }) => ({ id, category, title, description, link: addresses.get(id) }))),
    ],
    ['confusables', json(buildConfusables())],
  ]);
  for (const key of ['statuses', 'tiers', 'alerts', 'frameworks', 'resources', 'home', 'synonyms'] as const) {
    modules.set(key, json(lists[key]));
  }
  // The pages list publications; what each says is in the papers.
  modules.set(
    'publications',
    json(lists.publications.map(({ id, title, type, date, format, ref }) => ({ id, title, type, date, format, ref }))),
  );
  for (const [module, document] of documents) modules.set(module, json(document));
  // The size is known now, so that neither form of a list carries the other's code.
  modules.set('register/view', viewOf('regulated-companies', rows.length > 0));
  modules.set('warned-firms/view', viewOf('warnings', warnedFirms.rows.length > 0));
  const shards = rows.length + warnedFirms.rows.length;
  modules.set('offline-lists', json({ kept: keptOfLists(shards, details.length + warnedFirms.reasons.length) }));
  addChunks(modules, 'register/rows', rows, columns);
  addChunks(modules, 'register/details', details);
  addChunks(modules, 'warned-firms/rows', warnedFirms.rows, columns);
  addChunks(modules, 'warned-firms/reason-chunks', warnedFirms.reasons);
  modules.set('warned-firms/reasons', loaderOf('warned-firms/reason-chunks', warnedFirms.rows.length > 0));
  return modules;
}

/** The list of a page in one of its two forms. */
function viewOf(page: string, isLong: boolean): string {
  return `export * from '/src/pages/${page}/${isLong ? 'paged' : 'whole'}-list.tsx'`;
}

/** A module with the way to a list of chunks: one more file where the list is long. */
function loaderOf(name: string, isLong: boolean): string {
  if (isLong) return `export default async () => (await import('${PREFIX}${name}')).default`;
  return `import chunks from '${PREFIX}${name}'; export default async () => chunks`;
}

/** A module that lists the ways to load its chunks, each a module of its own. */
function addChunks<T extends object>(modules: Map<string, string>, name: string, chunks: readonly T[], write: (chunk: T) => string = json) {
  chunks.forEach((chunk, index) => modules.set(`${name}-${index}`, write(chunk)));
  const loaders = chunks.map((_, index) => `() => import('${PREFIX}${name}-${index}')`);
  modules.set(name, `export default [${loaders.join(',')}]`);
}

/** A few long texts are literals already; without a second escaping, their line feeds weigh less. */
function columns(value: object): string {
  return `export default ${JSON.stringify(value)}`;
}

/** A string literal parses several times faster than an object literal, and compresses the same. */
function json(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
