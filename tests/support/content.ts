import { loadContent } from '../../src/content/build-time/load.ts';
import { contentFolder } from '../../src/content/build-time/plugin.ts';

/**
 * The content that the site in `dist/` was built from, read and checked as the build does (`CONTENT_DIR`, or `content/`).
 * Tests take numbers and names from here, so that an editor's new record fails none of them.
 */
export const content = loadContent(contentFolder());
