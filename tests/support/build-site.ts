import { buildSite } from '../../build/site.ts';

/**
 * Builds the site from `CONTENT_DIR` into the given folder, like `npm run build`. With `draft` as the second argument, it is a draft, and
 * with `uncompressed`, the compressed files are left out. This is a separate process, because the configuration of the build reads the
 * content folder once, when it is imported.
 */
const [outDir, kind] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Give the folder to build into');
await buildSite(outDir, { quiet: true, draft: kind === 'draft', ...(kind === 'uncompressed' && { compressed: false }) });
