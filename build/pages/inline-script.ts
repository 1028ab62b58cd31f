import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { LANGUAGES, TRANSLATED } from '#src/i18n/languages.ts';

/** What stands for the codes of languages in the regular expressions of `lang.ts`. */
const CODES = { LANGUAGES: LANGUAGES.map(({ code }) => code), TRANSLATED };

/** The inline script of every page, minified. It is the same on all pages, so that one hash allows it. */
export const INLINE_SCRIPT = ['lang.ts', 'start.ts'].map(minified).join('');

/** The source in the content security policy that allows this inline script and no other. */
export const INLINE_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`;

/** The code of a file with the codes of languages in it. */
function sourceOf(file: string): string {
  const source = readFileSync(join(import.meta.dirname, '../../src/inline', file), 'utf8');
  return Object.entries(CODES).reduce((text, [name, codes]) => text.replace(`(${name})`, `(${codes.join('|')})`), source);
}

/** @throws if the code is wrong or contains a type, or text that would end the script element. */
function minified(file: string): string {
  // The name says that the code has no types.
  const { code, errors } = minifySync(file.replace(/\.ts$/, '.js'), sourceOf(file), { module: false, compress: { target: 'es2020' } });
  if (errors.length > 0 || code === '' || /<\/?script|<!--/i.test(code)) throw new Error(`${file} cannot be inlined`);
  return code;
}
