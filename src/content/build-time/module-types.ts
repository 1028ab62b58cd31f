import { PREFIX, View } from './modules.ts';

const HEAD = '// Do not edit: the content plugin writes this file, from src/content/build-time/collections.ts and modules.ts.\n';

/** Writes the source of `src/content/modules.d.ts`, which gives TypeScript the type of each `content:` module. */
export function moduleTypes(modules: ReadonlyMap<string, unknown>): string {
  return [...modules]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => {
      // The whole list and the paged list have the same exports.
      if (value instanceof View) return `declare module '${PREFIX}${name}' { export * from '#src/pages/${value.page}/whole-list.tsx'; }`;
      return `declare module '${PREFIX}${name}' { const value: import('./build-time/modules.ts').Modules['${name}']; export default value; }`;
    })
    .reduce((source, line) => `${source}${line}\n`, HEAD);
}
