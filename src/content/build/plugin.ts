import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { FeedsPage } from '../feeds.ts';
import { contentTypeOf } from '../media-types.ts';
import type { OpenDataPage } from '../open-data.ts';
import { publishFeeds } from './feeds.ts';
import { type Content, loadContent } from './load.ts';
import { publishOpenData } from './open-data/publish.ts';
import { ContentError } from './problems.ts';
import { buildRegister } from './register.ts';
import { MAP_HEIGHT, MAP_WIDTH, drawWorldMap } from './world-map.ts';

const PREFIX = 'content:';

/** The content folder: `CONTENT_DIR`, or `content/` of this project. */
export function contentFolder(): string {
  return resolve(process.env['CONTENT_DIR'] ?? 'content');
}

/**
 * Vite plugin: makes the content folder importable as `content:…` modules, typed in `../modules.d.ts`.
 * A folder that breaks a rule stops the build with every problem (decision 24); in development the page
 * reloads when a file of the folder changes.
 */
export function contentPlugin(folder = contentFolder()): Plugin {
  let modules: Map<string, string>;
  /** What is a file of the site and no module, by its address. */
  let files: Map<string, string>;

  function read() {
    const content = loadContent(folder);
    const images = drawMaps(content);
    const openData = publishOpenData(content);
    const feeds = publishFeeds(content);
    files = new Map([...images, ...openData.files, ...feeds.files]);
    modules = buildModules(content, images, openData.page, feeds.page);
  }

  return {
    name: 'content',

    buildStart() {
      read();
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        for (const [address, source] of files) this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },

    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },

    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const source = modules.get(id.slice(PREFIX.length + 1));
      if (source === undefined) throw new Error(`There is no module ${id.slice(1)}; the content plugin names those there are.`);
      return source;
    },

    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        const inside = relative(folder, file);
        if (inside.startsWith('..') || isAbsolute(inside)) return;
        try {
          read();
          server.environments.client.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          server.config.logger.error(error.message);
        }
      });
      server.middlewares.use((request, response, next) => {
        const address = request.url ?? '';
        const source = files.get(address);
        if (source === undefined) return next();
        response.setHeader('Content-Type', contentTypeOf(address));
        response.end(source);
      });
    },
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
  openData: OpenDataPage,
  feeds: FeedsPage,
): Map<string, string> {
  const { firms, site, documents, ...lists } = content;
  const { list, order, details, scale } = buildRegister(firms);
  const [light = '', dark = ''] = images.keys();
  const { name, tagline, baseUrl, copyrightYear, fictional, address, supportEmail, seat, mapImage, neutralPage } = site;

  const modules = new Map<string, string>([
    // What the shell needs is in every page's first load; the rest is apart.
    ['site', json({ name, tagline, baseUrl, copyrightYear, fictional })],
    ['places', json({ address, supportEmail, seat, mapImage, neutralPage })],
    ['map', json({ light, dark, width: MAP_WIDTH, height: MAP_HEIGHT })],
    ['register/list', json(list)],
    ['register/order', json(order)],
    ['register/scale', json(scale)],
    ['warnedFirms', json(lists.warnedFirms)],
    ['framework-dates', json(lists.frameworks.map(({ id, category, effective }) => ({ id, category, effective })))],
    ['open-data', json(openData)],
    ['feeds', json(feeds)],
    ['build-date', json(buildDate())],
  ]);
  for (const key of ['statuses', 'tiers', 'alerts', 'publications', 'downloads', 'frameworks', 'resources', 'home'] as const) {
    modules.set(key, json(lists[key]));
  }
  for (const [module, document] of documents) modules.set(module, json(document));
  details.forEach((chunk, index) => modules.set(`register/details/${index}`, json(chunk)));
  const loaders = details.map((_, index) => `() => import('${PREFIX}register/details/${index}')`);
  modules.set('register/details', `export default [${loaders.join(',')}]`);
  return modules;
}

/** The day of the build; `SOURCE_DATE_EPOCH` (in seconds) fixes it, so that a build can be made again. */
function buildDate(): string {
  const fixed = process.env['SOURCE_DATE_EPOCH'];
  const time = fixed === undefined ? Date.now() : Number(fixed) * 1000;
  return new Date(time).toISOString().slice(0, 10);
}

/** A string literal parses several times faster than an object literal, and compresses the same. */
function json(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
