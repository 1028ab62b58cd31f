import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify_sync } from 'terser';

/** The inline script of every page, without its comments. It is the same in all, so that one hash allows it. */
export const INLINE_SCRIPT = ['lang.ts', 'start.ts'].map(minified).join('');

/** By this source the content security policy allows it, and no other inline script. */
export const INLINE_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`;

/** @throws when the code holds a type, or what would end the element that it stands in. */
function minified(file: string): string {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const { code = '' } = minify_sync(source, { compress: { passes: 2 }, ecma: 2020 });
  if (code === '' || /<\/?script|<!--/i.test(code)) throw new Error(`${file} cannot be inlined`);
  return code;
}
