import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The English title and description of a page, by the name of its folder. It reads the source of `meta.ts`, because the macros
 * there only work after Vite has compiled them. @throws if the file has another form.
 */
export function pageTexts(page: string): { title: string; description: string } {
  const source = readFileSync(resolve(import.meta.dirname, `../../src/pages/${page}/meta.ts`), 'utf8');
  const [, title, description] = /title: msg`(.+)`,\s+description: msg`(.+)`,\n/.exec(source) ?? [];
  if (title === undefined || description === undefined) throw new Error(`src/pages/${page}/meta.ts has no title and description`);
  return { title, description };
}
