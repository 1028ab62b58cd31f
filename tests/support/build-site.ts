import { buildSite } from '../../build/site.ts';

/**
 * Builds the site from `CONTENT_DIR` into the given folder, like `npm run build`, but without compressed files if the second argument is
 * `uncompressed`, and without the other languages too if it is `english`. This is a separate process, because the configuration of the
 * build reads the content folder once, when it is imported.
 */
const [outDir, kind] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Give the folder to build into');
await buildSite(outDir, { quiet: true, englishOnly: kind === 'english', compressed: kind === 'whole' });
