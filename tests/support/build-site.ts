import { buildSite } from '../../build/site.ts';

/**
 * Builds the site from `CONTENT_DIR` into the given folder without compressed files. This is a separate process, because the configuration of
 * the build reads the content folder once, when it is imported.
 */
const [outDir] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Give the folder to build into');
await buildSite(outDir, { quiet: true, compressed: false });
