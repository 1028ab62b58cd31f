import { buildSite } from '../scripts/build.ts';

/**
 * Builds one site into the folder it is given, as `npm run build` does, from `CONTENT_DIR`. A process of its
 * own: the build's configuration reads the content folder once, when it is first imported. A second word `draft` makes a draft.
 */
const [outDir, kind] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Give the folder to build into');
await buildSite(outDir, { quiet: true, draft: kind === 'draft' });
