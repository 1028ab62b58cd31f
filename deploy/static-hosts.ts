import { HASHED, folderOf, type HeaderTable } from './headers.ts';
import { NOT_FOUND, type requestsOf } from './requests.ts';

/*
 * `_headers` and `_redirects` for Netlify and Cloudflare Pages. Both hosts join the values of a header from all matching rules,
 * so each header of an address must come from one rule: `/*` has the shared headers, and every other rule has only headers
 * that `/*` lacks. An address without a file gets the shared headers and the default caching of the host, which revalidates.
 *
 * The policies are among the shared headers, although only documents need them, because no other rule applies to the not-found
 * page. These hosts use HTTP/2 and 3, where a repeated header takes a few bytes.
 */

/** The most rules and the longest line that Cloudflare Pages reads. */
export const LIMITS = { rules: 100, line: 2000 };

/** Files whose types these hosts know, so that their rules do not name it. */
const TYPE_IS_KNOWN = /^\/assets\/|\.(html|pdf)$/;

/** @param files the paths of all published files from the root */
export function headersFile(files: readonly string[], { withoutFile: shared, headersFor }: HeaderTable): string {
  /** The headers that `/*` does not set. */
  const ownHeaders = (file: string) => {
    const left = new Set([...Object.keys(shared), ...(TYPE_IS_KNOWN.test(file) ? ['Content-Type'] : [])]);
    return Object.fromEntries(Object.entries(headersFor(file)).filter(([name]) => !left.has(name)));
  };
  const rules = new Map([['/*', shared]]);
  const folders = Map.groupBy(
    files.filter((path) => path !== NOT_FOUND),
    (file) => file.slice(0, file.lastIndexOf('/') + 1),
  );
  for (const [folder, within] of folders) {
    if (folderOf(within[0] ?? '') === HASHED) {
      for (const start of HASHED.within) rules.set(`${start}*`, ownHeaders(within[0] ?? ''));
      continue;
    }
    // One rule for what all files of a folder have. Otherwise five languages would need more rules than Cloudflare reads.
    const [first, ...others] = folder === '/' || within.length === 1 ? [] : within.map(ownHeaders);
    const common = Object.entries(first ?? {}).filter(([name, value]) => others.every((headers) => headers[name] === value));
    if (common.length > 0) rules.set(`${folder}:file`, Object.fromEntries(common));
    for (const file of within) {
      const address = addressOf(file);
      const inCommon = new Set(address === folder ? [] : common.map(([name]) => name));
      const rest = Object.entries(ownHeaders(file)).filter(([name]) => !inCommon.has(name));
      if (rest.length > 0) rules.set(address, Object.fromEntries(rest));
    }
  }
  return [...rules]
    .map(([address, headers]) => [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n')
    .concat('\n');
}

/**
 * Redirects an address with a slash at the end to the one without it (ROUTE-1). These hosts know that a folder ends with one.
 * The last lines are for Netlify: it shows the not-found page of a language for its addresses.
 * Cloudflare Pages shows the pages by itself, ignores these lines, and always answers with a page.
 */
export function redirectsFile(files: readonly string[], { homes }: ReturnType<typeof requestsOf>): string {
  const slashes = files
    .filter((file) => file.endsWith('.html') && !file.endsWith(NOT_FOUND))
    .map(addressOf)
    .filter((address) => !address.endsWith('/'))
    .map((address) => `${address}/ ${address} 301\n`);
  return [...slashes, ...homes.map((home) => `${home}* ${home.slice(0, -1)}${NOT_FOUND} 404\n`)].join('');
}

/** The address of a page is its file name without the extension. */
export function addressOf(file: string): string {
  return file.endsWith('.html') ? file.replace(/(index)?\.html$/, '') : file;
}
