import { afterFirstPaint } from './app/first-paint.ts';
import type * as main from './main.tsx';
import type { PageModule } from './app/pages.ts';

/**
 * The first script of every built page. The HTML says what it starts: the page's name and its scripts, of which the first is
 * the shell and the second the page (`scripts/build.ts`). They are asked for together, once the page has been painted.
 */
const { page = '', load = '' } = document.querySelector<HTMLScriptElement>('script[data-load]')?.dataset ?? {};

void afterFirstPaint(
  async () => Promise.all(load.split(' ').map((script): Promise<unknown> => import(/* @vite-ignore */ script))),
  // oxlint-disable-next-line no-unsafe-type-assertion -- the order in which the build writes them
  ([shell, own]) => (shell as typeof main).start(page, own as PageModule),
);
