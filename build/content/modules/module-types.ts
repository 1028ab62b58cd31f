import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PREFIX, moduleNames } from './modules.ts';

const HEAD = '// Do not edit: npm run content:check writes this file, from build/content/collections.ts and modules/modules.ts.\n';

/** The types of the modules. They are in version control, so that type checking needs no build. */
const TYPES = fileURLToPath(new URL('../../../src/content/modules.d.ts', import.meta.url));

/** The source of `src/content/modules.d.ts`, which gives TypeScript the type of each `content:` module. It does not depend on the content. */
export function moduleTypes(): string {
  const declarations = moduleNames()
    .toSorted()
    .map(
      (name) =>
        `declare module '${PREFIX}${name}' { const value: import('#build/content/modules/modules.ts').Modules['${name}']; export default value; }\n`,
    );
  return [HEAD, ...declarations].join('');
}

/** The types in the file. */
export function readTypes(): string {
  return readFileSync(TYPES, 'utf8');
}

/** Keeps the file up to date. It is written only after a change, because code editors and watchers react to it. */
export function writeTypes(): void {
  const types = moduleTypes();
  if (readTypes() !== types) writeFileSync(TYPES, types);
}
