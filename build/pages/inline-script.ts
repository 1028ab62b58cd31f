import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

/** The inline script of every page, minified. It is the same on all pages, so that one hash allows it. */
export const inlineScript = ['lang.ts', 'start.ts'].map(minified).join('');

/** The source in the content security policy that allows this inline script and no other. */
export const inlineScriptSource = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

/** @throws if the code is wrong or contains a type, or text that would end the script element. */
function minified(file: string): string {
  const source = readFileSync(join(import.meta.dirname, '../../src/inline', file), 'utf8');
  // The name says that the code has no types.
  const { code, errors } = minifySync(file.replace(/\.ts$/, '.js'), source, {
    module: false,
    compress: { target: 'es2020' },
  });
  if (errors.length > 0 || code === '' || /<\/?script|<!--/i.test(code)) throw new Error(`${file} cannot be inlined`);
  return code;
}
