import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../deploy/headers.ts';
import { nginxFiles } from '../../deploy/nginx-files.ts';
import { requestsOf } from '../../deploy/requests.ts';
import { headersFile, redirectsFile } from '../../deploy/static-hosts.ts';
import { loadSite } from '../content/load.ts';
import { contentFolder } from '../content/plugin.ts';
import { filesIn } from '../built-files.ts';

/**
 * Writes what tells hosts the headers and redirects: `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published
 * folder but do not serve, and beside that folder, the configuration of nginx.
 */
export function writeForHosts(outDir: string): void {
  const site = loadSite(contentFolder());
  const [table, requests] = [headersOf(site), requestsOf(site)];
  const files = filesIn(outDir).toSorted();
  writeFileSync(join(outDir, '_headers'), headersFile(files, table));
  writeFileSync(join(outDir, '_redirects'), redirectsFile(files, requests));
  mkdirSync(`${outDir}-nginx`, { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(table, requests))) writeFileSync(join(`${outDir}-nginx`, name), text);
}
