import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { headersOf } from '../../deploy/headers.ts';
import { headersFile, redirectsFile } from '../../deploy/static-hosts.ts';
import { loadSite } from '../content/load.ts';
import { contentFolder } from '../content/plugin.ts';

/** Writes `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder but do not serve. */
export function writeForHosts(outDir: string): void {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join('/', relative(outDir, entry.parentPath), entry.name))
    .toSorted();
  writeFileSync(join(outDir, '_headers'), headersFile(files, headersOf(loadSite(contentFolder()))));
  writeFileSync(join(outDir, '_redirects'), redirectsFile(files));
}
