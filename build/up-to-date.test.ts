import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCES } from './up-to-date.ts';

/** What the build starts: its own code, what it bundles, and its configuration. */
const ENTRIES = ['build/site.ts', 'src/prerender.tsx', 'src/main.tsx', 'src/inline/lang.ts', 'vite.config.ts'];
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'((?:\.|#|@frontier\/)[^'?$]+)'/g;

/** Adds a file and the files of this repository that it imports, directly or through others. */
function addImports(file: string, found: Set<string>): void {
  // Code that the build writes has imports too, of files that do not exist. tsc checks the others.
  if (found.has(file) || file.includes('/node_modules/') || !existsSync(file)) return;
  found.add(file);
  if (!/\.(tsx?|mjs)$/.test(file)) return;
  const required = createRequire(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    addImports(name.startsWith('.') ? resolve(dirname(file), name) : required.resolve(name), found);
}

test('every folder that the build imports from is a source of the site', () => {
  const found = new Set<string>();
  for (const entry of ENTRIES) addImports(resolve(entry), found);
  const files = [...found].map((file) => relative(process.cwd(), file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !SOURCES.some((source) => file === source || file.startsWith(`${source}/`)))).toEqual([]);
});
