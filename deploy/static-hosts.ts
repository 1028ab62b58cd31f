import { HASHED, WITHOUT_FILE, folderOf, headersFor } from './headers.ts';

/**
 * `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. Both join what several rules say of one
 * header, so that no header may come from two rules that fit the same address: what all addresses share stands once,
 * under `/*`, and every other rule names its addresses or a folder of its own. An address without a file has the
 * shared headers, and the host's own caching, which is to ask anew.
 *
 * The policies are among the shared headers, though only documents need them: no other rule reaches the not-found page,
 * which may stand at any address. These hosts speak HTTP/2 and 3, where a repeated header takes a few bytes.
 */
const SHARED = WITHOUT_FILE;

/** Cloudflare Pages reads no more rules, and no longer lines. */
export const LIMITS = { rules: 100, line: 2000 };

/** What every host shows for an address without a file. */
const NOT_FOUND = '/404.html';

/** @param files the paths of all files that are served, from the root */
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

/** A hashed file's type is known to every host by its ending; all else is named one by one, with its type. */
function rulesOf(file: string, own: Record<string, string>): [string, Record<string, string>][] {
  const folder = folderOf(file);
  if (folder === HASHED) {
    const { 'Content-Type': _, ...shared } = own;
    return folder.within.map((start) => [`${start}*`, shared]);
  }
  return [[addressOf(file), own]];
}

/** One address a page (ROUTE-1): with a slash at its end it leads to the same without. */
export function redirectsFile(files: readonly string[]): string {
  return files
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND)
    .map(addressOf)
    .filter((address) => address !== '/')
    .map((address) => `${address}/ ${address} 301\n`)
    .join('');
}

/** The address of a page is its file without the ending. */
export function addressOf(file: string): string {
  return file.endsWith('.html') ? file.replace(/(index)?\.html$/, '') : file;
}
