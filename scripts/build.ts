import { orExplain } from '../build/explain-error.ts';
import { buildSite } from '../build/site.ts';

/** `npm run build`: builds the site into `dist/`. */
await orExplain(() => buildSite());
