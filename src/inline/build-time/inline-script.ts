import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify_sync } from 'terser';

/** The inline script of every page, minified. It is the same on all pages, so that one hash allows it. */
export const INLINE_SCRIPT = ['lang.ts', 'start.ts'].map(minified).join('');

/** The source in the content security policy that allows this inline script and no other. */
export const INLINE_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`;

/** @throws if the code contains a type, or text that would end the script element. */
function minified(file: string): string {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const { code = '' } = minify_sync(source, { compress: { passes: 2 }, ecma: 2020 });
  if (code === '' || /<\/?script|<!--/i.test(code)) throw new Error(`${file} cannot be inlined`);
  return code;
}
