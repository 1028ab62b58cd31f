import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../deploy/headers.ts';
import { NO_SUCH_DATA } from '../../deploy/requests.ts';
import { headersFile, redirectsFile } from '../../deploy/static-hosts.ts';
import type { Site } from '../content/schemas/records.ts';
import { loadSite } from '../content/load.ts';
import { contentFolder } from '../content/plugin.ts';
import { filesIn } from '../built-files.ts';
import { writeJson } from '../formats.ts';

/** What a program gets for a file under `/data/` that does not exist. */
function notFoundAnswer({ baseUrl }: Site): string {
  const message = 'There is no such file. The page lists the files, and those that were removed.';
  return writeJson({ error: 'not-found', message, description: `${baseUrl}/open-data` });
}

/** Writes the answer for data that is not there, and `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder but do not serve. */
export function writeForHosts(outDir: string): void {
  const site = loadSite(contentFolder());
  writeFileSync(join(outDir, NO_SUCH_DATA), notFoundAnswer(site));
  const files = filesIn(outDir).toSorted();
  writeFileSync(join(outDir, '_headers'), headersFile(files, headersOf(site)));
  writeFileSync(join(outDir, '_redirects'), redirectsFile(files));
}
