import { orExplain } from '../build/explain-error.ts';
import { buildSite } from '../build/site.ts';

/** `npm run build`: builds the site into `dist/`, or into another folder (`npm run build -- FOLDER`). */
await orExplain(() => buildSite(process.argv[2]));
