import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** What `npm install` takes, as `package-lock.json` and `package.json` say (docs/threat-model.md, a poisoned dependency). */
const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ integrity: z.string().optional(), version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const project = z
  .object({
    allowScripts: z.record(z.string(), z.boolean()),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

test('every package is locked to one content by its hash', () => {
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  expect(locked.length).toBeGreaterThan(100);
  expect(locked.filter(([, { integrity }]) => !(integrity ?? '').startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

test('our own dependencies are named by their exact version', () => {
  const versions = Object.entries({ ...project.dependencies, ...project.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package but node may run a script when it is installed', () => {
  expect(project.allowScripts).toEqual({ node: true });
  // An npm that does not know `allowScripts` would run them all.
  const installing = readFileSync('scripts/run.mjs', 'utf8').match(/\['(install|rebuild)'[^\]]*\]/g);
  expect(installing).toEqual([expect.stringContaining("'--ignore-scripts'"), "['rebuild', 'node', '--loglevel=error']"]);
});
