import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildDate } from './build-date.ts';
import { publishFeeds } from './feeds.ts';
import type { Content } from './load.ts';
import { PREFIX, allModules } from './modules.ts';
import { describeOpenData, writeOpenData } from './open-data/publish.ts';

const HEAD = '// Do not edit: npm run content:check writes this file, from build/content/collections.ts and modules.ts.\n';

/** The types of the modules. They are in version control, so that type checking needs no build. */
const TYPES = fileURLToPath(new URL('../../src/content/modules.d.ts', import.meta.url));

/** Writes the source of `src/content/modules.d.ts`, which gives TypeScript the type of each `content:` module. */
export function moduleTypes(modules: ReadonlyMap<string, unknown>): string {
  return [...modules]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name]) =>
        `declare module '${PREFIX}${name}' { const value: import('#build/content/modules.ts').Modules['${name}']; export default value; }`,
    )
    .reduce((source, line) => `${source}${line}\n`, HEAD);
}

/** The same for the modules of a content folder. Only their names matter, so the maps and documents need not be made. */
export function moduleTypesOf(content: Content): string {
  const modules = allModules(content, {
    maps: { light: '', dark: '' },
    files: [],
    fonts: { regular: [], strong: [] },
    index: { note: '', built: buildDate(), year: 0, documents: [] },
    openData: describeOpenData(content, writeOpenData(content.english)),
    feeds: publishFeeds(content).page,
  });
  return moduleTypes(modules);
}

/** The types in the file. */
export function readTypes(): string {
  return readFileSync(TYPES, 'utf8');
}

/** Keeps the file up to date. It is written only after a change, because code editors and watchers react to it. */
export function writeTypes(types: string): void {
  if (readTypes() !== types) writeFileSync(TYPES, types);
}
