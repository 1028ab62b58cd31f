import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { caddyFiles } from '../deploy/caddy.ts';
import { nginxFiles } from '../deploy/nginx.ts';

/** `npm run hosts`: generates the configurations of nginx and Caddy from the table of headers. */
for (const [file, content] of Object.entries({ ...nginxFiles, ...caddyFiles })) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content());
  console.log(`Wrote ${file}`);
}
