import { buildSite } from '../scripts/build.ts';

/**
 * Builds the site from `CONTENT_DIR` into the given folder, like `npm run build`. The second argument `draft` makes it a draft.
 * This is a separate process, because the configuration of the build reads the content folder once, when it is imported.
 */
const [outDir, kind] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Give the folder to build into');
await buildSite(outDir, { quiet: true, draft: kind === 'draft' });
