import { HASHED, WITHOUT_FILE, folderOf, headersFor } from './headers.ts';
import { HOMES, NOT_FOUND } from './requests.ts';

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

/** Files whose types these hosts know, so that their rules do not name it. */
const TYPE_IS_KNOWN = /^\/assets\/|\.(html|pdf)$/;

/** @param files the paths of all published files from the root */
export function headersFile(files: readonly string[]): string {
  const rules = new Map<string, Record<string, string>>([['/*', SHARED]]);
  const folders = Map.groupBy(
    files.filter((path) => path !== NOT_FOUND),
    (file) => file.slice(0, file.lastIndexOf('/') + 1),
  );
  for (const [folder, within] of folders) {
    const isAlike = folder !== '/' && within.length > 1 && haveSameHeaders(within);
    for (const file of within) {
      const address = addressOf(file);
      for (const [rule, headers] of rulesOf(file, isAlike && address !== folder ? `${folder}:file` : address)) rules.set(rule, headers);
    }
  }
  return [...rules]
    .map(([address, headers]) => [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n')
    .concat('\n');
}

/** One rule for all files of such a folder. Otherwise five languages, or a file for each firm, would need more rules than Cloudflare reads. */
function haveSameHeaders(files: readonly string[]): boolean {
  return new Set(files.map((file) => JSON.stringify(ownHeaders(file)))).size === 1;
}

/** The headers that `/*` does not set. */
function ownHeaders(file: string): Record<string, string> {
  const left = new Set([...Object.keys(SHARED), ...(TYPE_IS_KNOWN.test(file) ? ['Content-Type'] : [])]);
  return Object.fromEntries(Object.entries(headersFor(file)).filter(([name]) => !left.has(name)));
}

/** Hashed files need one rule. Each other file gets a rule for its own address, or for its folder. */
function rulesOf(file: string, address: string): [string, Record<string, string>][] {
  const own = ownHeaders(file);
  const folder = folderOf(file);
  return folder === HASHED ? folder.within.map((start) => [`${start}*`, own]) : [[address, own]];
}

/**
 * Redirects an address with a slash at the end to the one without it (ROUTE-1). These hosts know that a folder ends with one.
 * The last lines are for Netlify: it shows the not-found page of a language for its addresses. Cloudflare Pages does so by itself and
 * ignores these lines.
 */
export function redirectsFile(files: readonly string[]): string {
  const slashes = files
    .filter((file) => file.endsWith('.html') && !file.endsWith(NOT_FOUND))
    .map(addressOf)
    .filter((address) => !address.endsWith('/'))
    .map((address) => `${address}/ ${address} 301\n`);
  return [...slashes, ...HOMES.map((home) => `${home}* ${home.slice(0, -1)}${NOT_FOUND} 404\n`)].join('');
}

/** The address of a page is its file name without the extension. */
export function addressOf(file: string): string {
  return file.endsWith('.html') ? file.replace(/(index)?\.html$/, '') : file;
}
