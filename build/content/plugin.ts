import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { buildDate } from './build-date.ts';
import { contentTypeOf } from '#src/content/media-types.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#src/i18n/languages.ts';
import { ContentError } from './problems.ts';
import { publishFeeds } from './publish-feeds.ts';
import { type Content, loadContent, loadPreview } from './load.ts';
import { writeTypes } from './modules/module-types.ts';
import { hashedAddress } from '../built-files.ts';
import { DataFile, PREFIX, allModules, untranslatedTexts, writeModules } from './modules/modules.ts';
import { describeOpenData, writeOpenData } from './open-data/publish-open-data.ts';
import { checksumsOf, documentsOf, makeDocumentFiles } from './documents/document-files.ts';
import { makeDocumentFonts } from './documents/document-fonts.ts';
import { letterheadOf } from '#src/content/published-documents.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { drawWorldMap } from './modules/world-map.ts';

/**
 * Files that the site has in English only. Programs read the open data: their records are identified by English terms, and one file has one
 * checksum. There is one `security.txt` for the whole site (RFC 9116), for people who report weaknesses in English.
 */
const ENGLISH_FILES = ['/data/', SECURITY_TXT];

/** A file made of the content, with its media type. */
interface Asset {
  type: string;
  source: string | Uint8Array;
}

/** The content folder: `CONTENT_DIR`, or `content/` of this project. */
export function contentFolder(): string {
  return resolve(process.env['CONTENT_DIR'] ?? 'content');
}

interface ContentOptions {
  language: LanguageCode;
  /** The content that the build has read for several bundles. Without it, the plugin reads the folder. */
  compiled?: CompiledContent | undefined;
}

/**
 * Vite plugin: makes the content folder importable as `content:…` modules, in one language, and keeps their types in
 * `src/content/modules.d.ts` up to date. In development, the page reloads when content changes.
 */
export function contentPlugin({ language, compiled: given }: ContentOptions): Plugin {
  const folder = contentFolder();
  let compiled: CompiledContent;
  let isPreview = false;

  async function read() {
    // A test run changes no file. It has a test that fails if the types are out of date.
    if (process.env['VITEST'] === undefined) writeTypes();
    compiled = given ?? (await compileContent(isPreview ? loadPreview(folder, language) : loadContent(folder, [], language)));
  }

  return {
    name: 'content',

    configResolved({ command }) {
      // The tests use the development server too.
      isPreview = command === 'serve' && process.env['VITEST'] === undefined;
    },

    async buildStart() {
      await read();
    },

    // Not by the bundler, which would keep a copy of each file in memory: those of a long register have hundreds of megabytes.
    writeBundle({ dir = '' }) {
      if (this.environment.name === 'client') writeFiles(dir, publishedIn(language, compiled.assets));
    },

    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },

    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const source = compiled.modules.get(id.slice(PREFIX.length + 1));
      if (source === undefined) throw new Error(`There is no module ${id.slice(1)}; the content plugin lists the modules that exist.`);
      return source;
    },

    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        const inside = relative(folder, file);
        if (inside.startsWith('..') || isAbsolute(inside)) return;
        const reload = () => {
          server.environments.client.moduleGraph.invalidateAll();
          return server.ws.send({ type: 'full-reload' });
        };
        read().then(reload, (error: unknown) => server.config.logger.error(error instanceof ContentError ? error.message : String(error)));
      });
      server.middlewares.use((request, response, next) => {
        const asset = compiled.assets.get(request.url ?? '');
        if (asset === undefined) return next();
        response.setHeader('Content-Type', asset.type);
        response.end(asset.source);
      });
    },
  };
}

/** Everything that the build makes of the content. */
export interface CompiledContent {
  /** The source of each module, by its name after `content:`. */
  modules: Map<string, string>;
  /** All other files, by address. */
  assets: Map<string, Asset>;
}

/**
 * Makes the modules, documents, open data and drawings of a content folder, in the language of `content`.
 * @param openData the same for every language
 */
export async function compileContent(content: Content, openData = writeOpenData(content.english)): Promise<CompiledContent> {
  const built = buildDate();
  const maps = { light: drawMap('light', content), dark: drawMap('dark', content) };
  const { language } = content;
  const letterhead = letterheadOf(content.site, content.documentTexts, language, Number(built.slice(0, 4)));
  const fonts = await makeDocumentFonts(language, documentsOf(content, language), letterhead);
  const files = await makeDocumentFiles(content.publishedDocuments, content.downloads, letterhead, fonts.fonts, language);
  const feeds = publishFeeds(content);
  const modules = allModules(content, {
    maps: { light: maps.light.address, dark: maps.dark.address },
    files,
    fonts: fonts.files,
    built,
    openData: describeOpenData(content, openData),
    feeds: feeds.page,
  });
  return {
    modules: writeModules(modules, untranslatedTexts(content)),
    assets: new Map<string, Asset>([
      ...Object.values(maps).map(({ address, source }) => [address, { type: 'image/svg+xml', source }] as const),
      ...[...modules.values()]
        .flatMap((module) => (module instanceof DataFile ? module.files : []))
        .map(({ address, source }) => [address, { type: contentTypeOf(address), source }] as const),
      ...files.map(({ address, bytes }) => [address, { type: 'application/pdf', source: bytes }] as const),
      ...[...fonts.files.regular, ...fonts.files.strong].map(
        ({ address, bytes }) => [address, { type: 'font/ttf', source: bytes }] as const,
      ),
      ...[...openData.files, ...feeds.files, checksumsOf(files, language)].map(
        ([address, source]) => [address, { type: contentTypeOf(address), source }] as const,
      ),
      [SECURITY_TXT, { type: contentTypeOf(SECURITY_TXT), source: securityTxt(content.site, content.security, built) }],
    ]),
  };
}

/** The files that the build in a language publishes, by their path in `dist/`. Some exist in English only. */
function publishedIn(language: LanguageCode, assets: CompiledContent['assets']): [string, Asset][] {
  const isEnglishOnly = (address: string) => ENGLISH_FILES.some((file) => address.startsWith(file));
  return [...assets].flatMap(([address, asset]) =>
    language === DEFAULT_LANGUAGE || !isEnglishOnly(address) ? [[address.slice(1), asset]] : [],
  );
}

function writeFiles(dir: string, files: readonly [path: string, Asset][]): void {
  for (const [path, { source }] of files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), source);
  }
}

/** The map for a colour scheme, and its address with a hash of the drawing. */
function drawMap(scheme: 'light' | 'dark', { site, countries, firms }: Content): { address: string; source: string } {
  const source = drawWorldMap(scheme, site, countries, firms);
  return { address: hashedAddress(`map-${scheme}`, 'svg', source), source };
}
