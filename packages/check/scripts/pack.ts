import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';

/*
 * Prepares this package for `npm pack`, which runs it before (`prepack`) and after (`postpack`, with `--restore`).
 *
 * In this repository, `exports` names the TypeScript sources, so that nothing has to be built. Node does not read TypeScript below
 * `node_modules`, so the packed file contains JavaScript, its types, and the code of the two packages that it uses. npm packs the
 * `package.json` that it finds. So the fields of `publishConfig` replace its own fields while npm packs, as pnpm would do it by itself.
 */

const ROOT = resolve(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const MANIFEST = join(ROOT, 'package.json');
/** The manifest of the repository, while another one is in its place. */
const KEPT = join(ROOT, 'package.json.kept');

/** The data in the packages and in this one. */
const DATA = `Data

tldts contains the Public Suffix List (https://publicsuffix.org), which is under the Mozilla Public License 2.0
(https://mozilla.org/MPL/2.0/). The look-alike characters come from Unicode's confusables.txt (https://www.unicode.org/license.txt).
`;

restore();
if (!process.argv.includes('--restore')) {
  rmSync(DIST, { recursive: true, force: true });
  const bundled = await bundle();
  writeTypes();
  writeFileSync(join(DIST, 'LICENCES.txt'), licencesOf(bundled));
  // Last, so that nothing that fails above leaves it behind.
  copyFileSync(MANIFEST, KEPT);
  writeFileSync(MANIFEST, publishedManifest(readFileSync(KEPT, 'utf8')));
}

/** Puts the manifest of the repository back, also after an earlier run that was interrupted. */
function restore(): void {
  if (existsSync(KEPT)) renameSync(KEPT, MANIFEST);
}

/** Bundles the library, the worker and the command. Returns the paths of all modules in them. */
async function bundle(): Promise<string[]> {
  const entry = (name: string) => join(ROOT, `src/${name}.ts`);
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    // `import.meta.main` is unknown to Node before 24.2, and nothing imports the command.
    define: { 'import.meta.main': 'true' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: DIST,
      rolldownOptions: {
        input: { check: entry('check'), worker: entry('worker'), cli: entry('cli') },
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((one) => ('output' in one ? one.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])) : []));
}

/** Writes the types, with the names of the files that are packed. */
function writeTypes(): void {
  const require = createRequire(import.meta.url);
  execFileSync(
    process.execPath,
    [join(dirname(require.resolve('typescript/package.json')), 'bin/tsc'), '-p', join(ROOT, 'tsconfig.types.json')],
    {
      stdio: 'inherit',
    },
  );
  const types = join(DIST, 'types');
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    const source = readFileSync(join(types, file), 'utf8');
    writeFileSync(join(types, file), source.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}

/** The licences of the packages in the bundle, which require that they are passed on. */
function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
    if (file === undefined) throw new Error(`${folder} has no licence text`);
    return `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return [...texts, DATA].join(`\n${'-'.repeat(78)}\n\n`);
}

/** The manifest with the fields of `publishConfig` in the place of its own, and without what only this repository needs. */
function publishedManifest(source: string): string {
  const { publishConfig, scripts: _scripts, devDependencies: _developed, ...manifest }: Record<string, unknown> = JSON.parse(source);
  return `${JSON.stringify({ ...manifest, ...(typeof publishConfig === 'object' ? publishConfig : {}) }, null, 2)}\n`;
}
