import { PREFIX, View } from './modules.ts';

const HEAD = '// Do not edit: the content plugin writes this file, from src/content/build-time/collections.ts and modules.ts.\n';

/** The source of `src/content/modules.d.ts`: each module with its type, because TypeScript cannot find it by the name. */
export function moduleTypes(modules: ReadonlyMap<string, unknown>): string {
  return [...modules]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => {
      // Both forms of a list have the same exports.
      if (value instanceof View) return `declare module '${PREFIX}${name}' { export * from '#src/pages/${value.page}/whole-list.tsx'; }`;
      return `declare module '${PREFIX}${name}' { const value: import('./build-time/modules.ts').Modules['${name}']; export default value; }`;
    })
    .reduce((source, line) => `${source}${line}\n`, HEAD);
}
