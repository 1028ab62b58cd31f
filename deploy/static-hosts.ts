import { HASHED, WITHOUT_FILE, folderOf, headersFor } from './headers.ts';

/**
 * `_headers` and `_redirects` for Netlify and Cloudflare Pages. Both hosts join the values of a header from all matching rules,
 * so each header of an address must come from one rule: `/*` has the shared headers, and every other rule has only headers
 * that `/*` lacks. An address without a file gets the shared headers and the default caching of the host, which revalidates.
 *
 * The policies are among the shared headers, although only documents need them, because no other rule applies to the not-found
 * page. These hosts use HTTP/2 and 3, where a repeated header takes a few bytes.
 */
const SHARED = WITHOUT_FILE;

/** The most rules and the longest line that Cloudflare Pages reads. */
export const LIMITS = { rules: 100, line: 2000 };

/** The page that every host shows for an address without a file. */
const NOT_FOUND = '/404.html';

/** @param files the paths of all published files from the root */
export function headersFile(files: readonly string[]): string {
  const rules = new Map<string, Record<string, string>>([['/*', SHARED]]);
  for (const file of files.filter((path) => path !== NOT_FOUND)) {
    const own = Object.fromEntries(Object.entries(headersFor(file)).filter(([name]) => !(name in SHARED)));
    for (const [address, headers] of rulesOf(file, own)) rules.set(address, headers);
  }
  return [...rules]
    .map(([address, headers]) => [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n')
    .concat('\n');
}

/** Hashed files need one rule, because hosts know their types. Each other file gets a rule with its type. */
function rulesOf(file: string, own: Record<string, string>): [string, Record<string, string>][] {
  const folder = folderOf(file);
  if (folder === HASHED) {
    const { 'Content-Type': _, ...shared } = own;
    return folder.within.map((start) => [`${start}*`, shared]);
  }
  return [[addressOf(file), own]];
}

/** Redirects an address with a slash at the end to the one without it (ROUTE-1). These hosts know that a folder ends with one. */
export function redirectsFile(files: readonly string[]): string {
  return files
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND)
    .map(addressOf)
    .filter((address) => !address.endsWith('/'))
    .map((address) => `${address}/ ${address} 301\n`)
    .join('');
}

/** The address of a page is its file name without the extension. */
export function addressOf(file: string): string {
  return file.endsWith('.html') ? file.replace(/(index)?\.html$/, '') : file;
}
