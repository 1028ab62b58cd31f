import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { translatedOf, type LanguageCode } from '#src/i18n/languages.ts';

interface Site {
  languages: readonly LanguageCode[];
}

/** The inline script of every page of a site, minified. It is the same on all pages, so that one hash allows it. */
export function inlineScript(site: Site): string {
  return ['lang.ts', 'start.ts'].map((file) => minified(file, site)).join('');
}

/** The source in the content security policy that allows this inline script and no other. */
export function inlineScriptSource(site: Site): string {
  return `'sha256-${createHash('sha256').update(inlineScript(site)).digest('base64')}'`;
}

/** The code of a file. The codes of languages replace the two names in the regular expressions of `lang.ts`. */
function sourceOf(file: string, site: Site): string {
  const source = readFileSync(join(import.meta.dirname, '../../src/inline', file), 'utf8');
  // A site in English only has no prefix; `(?!)` matches nothing.
  const codes = { LANGUAGES: site.languages.join('|'), TRANSLATED: translatedOf(site).join('|') || '(?!)' };
  return Object.entries(codes).reduce((text, [name, pattern]) => text.replace(`(${name})`, `(${pattern})`), source);
}

/** @throws if the code is wrong or contains a type, or text that would end the script element. */
function minified(file: string, site: Site): string {
  // The name says that the code has no types.
  const { code, errors } = minifySync(file.replace(/\.ts$/, '.js'), sourceOf(file, site), {
    module: false,
    compress: { target: 'es2020' },
  });
  if (errors.length > 0 || code === '' || /<\/?script|<!--/i.test(code)) throw new Error(`${file} cannot be inlined`);
  return code;
}
