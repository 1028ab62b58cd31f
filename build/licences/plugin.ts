import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SBOM_ADDRESS, TEXTS_ADDRESS, type ListedLicence } from '#src/licences/list.ts';
import { BUNDLED_APART, SHIPPED } from '#src/licences/shipped.ts';
import { lockfileSchema, writeSbom } from './sbom.ts';
import { readLicences, writeTexts } from './texts.ts';

const MODULE = 'licences:list';

/**
 * Vite plugin: provides `licences:list` for the page of licences, and writes the licence texts and the bill of materials. The
 * build stops if a package is bundled for the browser but not in `shipped.ts`, or in `shipped.ts` but not bundled.
 */
export function licencesPlugin(root = process.cwd()): Plugin {
  const names = new Set(SHIPPED.filter(({ kind }) => kind === 'package').map(({ name }) => name));
  return {
    name: 'licences',

    resolveId(id) {
      return id === MODULE ? `\0${MODULE}` : undefined;
    },

    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const list = readLicences(SHIPPED, root).map(({ kind, name, version, licence }): ListedLicence => ({ kind, name, version, licence }));
      return `export default ${JSON.stringify(list)}`;
    },

    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const bundled = new Set([...packagesIn(modules), ...Object.values(BUNDLED_APART).flat()]);
      const unlisted = [...bundled].filter((name) => !names.has(name));
      const absent = [...names].filter((name) => !bundled.has(name));
      if (unlisted.length + absent.length > 0) {
        this.error(
          `src/licences/shipped.ts: bundled for the browser but not listed: ${unlisted.join(', ') || 'none'}; listed but not bundled: ${absent.join(', ') || 'none'}`,
        );
      }
      const lockfile = lockfileSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
      const fromPackages = SHIPPED.filter(({ kind }) => kind !== 'font').map(({ name }) => name);
      this.emitFile({ type: 'asset', fileName: TEXTS_ADDRESS.slice(1), source: writeTexts(readLicences(SHIPPED, root)) });
      this.emitFile({ type: 'asset', fileName: SBOM_ADDRESS.slice(1), source: writeSbom(lockfile, new Set(fromPackages)) });
    },
  };
}

/** Vite plugin for a worker: its packages must be those that `shipped.ts` lists for it. */
export function packagesOfWorker(script: keyof typeof BUNDLED_APART): Plugin {
  return {
    name: 'licences-of-worker',
    generateBundle(_options, bundle) {
      checkPackages(
        script,
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
      );
    },
  };
}

/** @throws if a script that is bundled separately contains other packages than `shipped.ts` lists for it. */
export function checkPackages(script: keyof typeof BUNDLED_APART, modules: readonly string[]): void {
  const found = [...packagesIn(modules)].toSorted().join(', ');
  const listed = BUNDLED_APART[script].toSorted().join(', ');
  if (found !== listed) throw new Error(`src/licences/shipped.ts: ${script} contains ${found || 'no packages'}, but ${listed} are listed`);
}

/** The packages that these modules belong to. */
export function packagesIn(modules: readonly string[]): Set<string> {
  return new Set(
    modules.flatMap((id) => {
      // The helpers of Vite have no file.
      if (id.startsWith('\0vite/')) return ['vite'];
      const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/?]+)/.exec(id) ?? [];
      return name === undefined ? [] : [name];
    }),
  );
}
