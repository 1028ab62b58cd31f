import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ACCEPTED, isAccepted } from '../tests/support/accepted-licences.ts';

/* Rules for the code of others: hashes, sources, versions, install scripts and licences. */

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const versions = z.record(z.string(), z.string());
const manifestSchema = z.object({ dependencies: versions.default({}), devDependencies: versions.default({}) });
/** The name of the package at a path in the lockfile: `@b/c` for `node_modules/a/node_modules/@b/c`. */
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const manifest = manifestSchema.extend({ allowScripts: z.record(z.string(), z.boolean()) }).parse(JSON.parse(read('package.json')));
const own = readdirSync(join(ROOT, 'packages')).map((folder) => manifestSchema.parse(JSON.parse(read(`packages/${folder}/package.json`))));
const declarations = [manifest, ...own].flatMap(({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies }),
);

const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        license: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        optionalDependencies: versions.optional(),
        link: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json')));
const packages = Object.entries(lockfile.packages)
  // The packages of this repository are in the lockfile too, and the links to them.
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, entry]) => Object.assign(entry, { path, name: nameOf(path) }));

test('every package has a hash and no address: npm’s configuration decides where it comes from', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '')).map(({ path }) => path)).toEqual([]);
  expect(packages.filter(({ resolved }) => resolved !== undefined).map(({ path }) => path)).toEqual([]);
});

test('the lockfile has the packages of every platform, some of which npm leaves out when it updates an installed project', () => {
  const names = new Set(packages.map(({ name }) => name));
  const wanted = packages.flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

test('the repository names no registry', () => {
  for (const file of ['.npmrc', '.yarnrc', '.yarnrc.yml', 'pnpm-workspace.yaml']) expect(existsSync(join(ROOT, file)), file).toBe(false);
  expect(`${read('package.json')}${read('package-lock.json')}${read('scripts/run.mjs')}`).not.toMatch(
    /"resolved": "(?!packages\/)|"registry"|registry\s*=|--registry/,
  );
});

test('every declared version is exact', () => {
  expect(declarations.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

describe('a script that runs during installation', () => {
  test('is listed in package.json, and only the one of the package node is allowed', () => {
    const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(Object.keys(manifest.allowScripts).toSorted()).toEqual(withScripts.toSorted());
    expect(Object.entries(manifest.allowScripts).filter(([, allowed]) => allowed)).toEqual([['node', true]]);
  });

  test('runs in no version of npm unless it is allowed', () => {
    // Older versions of npm ignore `allowScripts` and would run all of them.
    expect(read('scripts/run.mjs')).toContain("'--ignore-scripts'");
  });
});

test('the licence of every package is one that we accept', () => {
  // We do not distribute what only builds and tests, so more licences are accepted for it.
  const accepted = new Set([...ACCEPTED, 'BlueOak-1.0.0', 'CC-BY-3.0', 'CC-BY-4.0', 'PSF-2.0', 'Python-2.0']);
  /** Packages that do not state their licence in package.json, with the licence in their licence file. */
  const saidElsewhere: Readonly<Record<string, string>> = { busboy: 'MIT', 'png-js': 'MIT', streamsearch: 'MIT' };
  const others = packages.filter(({ name, license }) => !isAccepted(saidElsewhere[name] ?? license ?? 'none', accepted));
  expect(others.map(({ name, license }) => [name, license])).toEqual([]);
});
