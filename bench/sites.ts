import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';
import { compress } from '../scripts/build/compress.ts';
import { serve } from '../scripts/serve.ts';
import { weighSite } from '../scripts/page-size/measure.ts';
import { writeContentFolder, type Records } from './content.ts';
import { SCREENS } from './screens.ts';

const ROOT = resolve('.build/bench');

/** The folder of the built site of a size. */
export const siteFolder = (size: number | string) => join(ROOT, `site-${size}`);
export const PEERS_FOLDER = join(ROOT, 'peers');
/** The address of the records of a screen in the peers' pages. */
export const recordsAddress = (screen: string, size: number) => `/data/${screen}-${size}.js`;

/** Builds the site with these records, like `npm run build`. */
export async function buildSiteWith(records: Records, size: number | string): Promise<void> {
  const content = join(ROOT, `content-${size}`);
  writeContentFolder(content, records);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-site.ts'), siteFolder(size)], {
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR: content },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The site with ${size} records was not built`);
}

/** Builds the peers' pages, and our page that makes documents. */
export async function buildPeers(): Promise<void> {
  const root = join(import.meta.dirname, 'peers');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: {
      alias: {
        // As in `vite.config.ts`.
        'brotli/decompress.js': resolve('packages/documents/src/no-woff2.ts'),
        'content:document-fonts': resolve('bench/peers/no-other-fonts.ts'),
      },
    },
    build: {
      outDir: PEERS_FOLDER,
      emptyOutDir: true,
      target: 'esnext',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['list-js', 'fuse-js', 'pdf-ours', 'pdf-jspdf'].map((page) => join(root, `${page}.html`)) },
    },
  });
  writeFileSync(join(PEERS_FOLDER, '404.html'), 'Not found');
  await compress(PEERS_FOLDER);
}

/** Serves the peers' pages without the policies of the site, because List.js sets `innerHTML`. */
export const servePeers = () => serve(PEERS_FOLDER, 0, sirv(PEERS_FOLDER, { brotli: true, gzip: true }));

/** Writes the records as modules into the folder of the peers' pages. */
export function writeRecords(recordsOfSize: ReadonlyMap<number, Records>): void {
  mkdirSync(join(PEERS_FOLDER, 'data'), { recursive: true });
  for (const [size, records] of recordsOfSize) {
    for (const screen of SCREENS) {
      const json = JSON.stringify(JSON.stringify(screen.records(records)));
      writeFileSync(join(PEERS_FOLDER, recordsAddress(screen.name, size)), `export default JSON.parse(${json})`);
    }
  }
}

/** The size of parts of a built site, in bytes after brotli. */
export interface SiteWeight {
  /** The files with the names, licences and countries of the firms. */
  list: number;
  /** The JavaScript in the first load of a screen, by its address. */
  script: ReadonlyMap<string, number>;
}

/** Measures a built site. */
export function weigh(size: number, { firms }: Records): SiteWeight {
  const folder = siteFolder(size);
  const assets = join(folder, 'assets');
  const files = readdirSync(assets);
  const data = files.filter((name) => /^firms-\d+-\w+\.txt$/.test(name));
  const list = data.length > 0 ? data : files.filter((name) => name.endsWith('.js') && holdsNames(join(assets, name), firms)).slice(0, 1);
  if (list.length === 0) throw new Error('No file of the site holds the names of the firms');
  return {
    list: list.reduce((bytes, name) => bytes + statSync(join(assets, `${name}.br`)).size, 0),
    script: new Map(weighSite(folder).map(({ path, js }) => [path, js])),
  };
}

/** Whether a chunk contains the names of the firms, as it does with a short register. */
function holdsNames(file: string, firms: Records['firms']): boolean {
  const source = readFileSync(file, 'utf8');
  const plain = firms.filter(({ name }) => /^[\w ]+$/.test(name)).slice(0, 20);
  return plain.every(({ name }) => source.includes(name));
}
