import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../deploy/headers.ts';
import { headersFile, redirectsFile } from '../../deploy/static-hosts.ts';
import { loadSite } from '../content/load.ts';
import { contentFolder } from '../content/plugin.ts';
import { filesIn } from '../built-files.ts';

/** Writes `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder but do not serve. */
export function writeForHosts(outDir: string): void {
  const site = loadSite(contentFolder());
  const files = filesIn(outDir).toSorted();
  writeFileSync(join(outDir, '_headers'), headersFile(files, headersOf(site)));
  writeFileSync(join(outDir, '_redirects'), redirectsFile(files));
}
