import { PREFIX } from './modules.ts';

const HEAD = '// Do not edit: the content plugin writes this file, from src/content/build-time/collections.ts and modules.ts.\n';

/** Writes the source of `src/content/modules.d.ts`, which gives TypeScript the type of each `content:` module. */
export function moduleTypes(modules: ReadonlyMap<string, unknown>): string {
  return [...modules]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name]) =>
        `declare module '${PREFIX}${name}' { const value: import('./build-time/modules.ts').Modules['${name}']; export default value; }`,
    )
    .reduce((source, line) => `${source}${line}\n`, HEAD);
}
