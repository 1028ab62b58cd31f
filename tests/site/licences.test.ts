import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readLicences, writeTexts } from '../../build/licences/texts.ts';
import { packagesIn } from '../../build/licences/plugin.ts';
import { SHIPPED } from '../../src/licences/shipped.ts';

/** The licences and the bill of materials in `dist/`. */
const texts = readFileSync('dist/licences.txt', 'utf8');
const sbom = readFileSync('dist/sbom.cdx.json', 'utf8');
const page = load(readFileSync('dist/licences.html', 'utf8'))('main').text();
const shipped = readLicences(SHIPPED, '.');

test('the page lists each published work with its version and licence', () => {
  for (const { name, version, licence } of shipped)
    expect(page).toContain(`${version === undefined ? name : `${name} ${version}`}${licence}`);
});

test('the text of each licence is in one file, below the names of everything under that licence', () => {
  for (const { name, text } of shipped) {
    expect(text.length, name).toBeGreaterThan(400);
    expect(texts).toContain(text);
    expect(texts).toContain(name);
  }
  expect(texts).toBe(writeTexts(shipped));
});

describe('an unknown licence stops the build', () => {
  test.for([
    ['that nobody has accepted', { kind: 'package', name: 'react', licence: 'AGPL-3.0-only' }, /react has the licence AGPL-3.0-only/],
    ['that nobody knows', { kind: 'data', name: 'a list from somewhere' }, /has no licence/],
    ['without its text', { kind: 'data', name: 'scripts', licence: 'MIT', text: 'src/licences/texts/none.txt' }, /none\.txt/],
  ] as const)('%s', ([, one, message]) => {
    expect(() => readLicences([one], '.')).toThrow(message);
  });

  test('a package is recognised by the path of its modules', () => {
    const modules = [
      '/x/node_modules/a/i.js',
      '/x/node_modules/a/node_modules/@b/c/i.js',
      '\0/x/node_modules/d/i.js?commonjs',
      '/x/src/main.tsx',
    ];
    expect([...packagesIn([...modules, '\0vite/preload-helper.js'])]).toEqual(['a', '@b/c', 'd', 'vite']);
  });
});

describe('the bill of materials', () => {
  const component = z.object({
    'bom-ref': z.string(),
    purl: z.string(),
    version: z.string(),
    scope: z.enum(['required', 'excluded']),
    hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })).length(1),
    licenses: z.array(z.unknown()).optional(),
  });
  const bom = z
    .object({
      specVersion: z.literal('1.6'),
      components: z.array(component),
      dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
    })
    .parse(JSON.parse(sbom));
  const lockfile: { packages: Record<string, unknown> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

  test('is valid CycloneDX 1.6', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(sbom)).toBeNull();
    expect(await validator.validate(sbom.replace('"required"', '"somewhat"'))).not.toBeNull();
  });

  test('lists every package of the lockfile with its hash', () => {
    // Our own packages are in the lockfile too, and the links to them.
    const isOurs = (path: string) => path === '' || path.startsWith('packages/') || path.startsWith('node_modules/@frontier/');
    const paths = Object.keys(lockfile.packages).filter((path) => !isOurs(path));
    expect(bom.components.map((one) => one['bom-ref']).toSorted()).toEqual(paths.toSorted());
  });

  test('separates what reaches visitors from what only the build uses', () => {
    const required = bom.components.filter(({ scope }) => scope === 'required').map((one) => one['bom-ref'].replace('node_modules/', ''));
    const wanted = shipped.filter(({ version }) => version !== undefined).map(({ name }) => name);
    expect(required.toSorted()).toEqual(wanted.toSorted());
  });

  test('gives the dependencies of each, and names nothing that is not in it', () => {
    const refs = new Set(bom.components.map((one) => one['bom-ref']));
    const needed = bom.dependencies.flatMap(({ dependsOn = [] }) => dependsOn);
    expect(needed.length).toBeGreaterThan(refs.size);
    expect(needed.filter((ref) => !refs.has(ref))).toEqual([]);
  });

  test('contains no time and no random number', () => {
    expect(sbom).not.toMatch(/timestamp|serialNumber|urn:uuid/);
  });
});
