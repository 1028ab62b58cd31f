import { afterFirstPaint } from '#src/app/first-paint.ts';

/** The entry of development (`index.html`), where no page has one of its own. */
void afterFirstPaint(
  () => import('./main.tsx'),
  ({ start }) => start(),
);
