/*
 * After Back, the browser restores the scroll position at once, often before the answer of the page is there. So the position of each history
 * entry is kept here, and set again while the page grows. Without the Navigation API, the browser's own position counts.
 */

/** How long a page may grow after Back, in milliseconds. */
const GROWTH_MS = 3000;

/** The vertical positions by the key of their history entry, in pixels. */
const positions = new Map<string, number>();

/** Signs that the visitor wants to be somewhere else. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'pushState'];

/** Keeps the scroll position of each history entry, and restores it after Back and Forward. */
export function keepScrollPositions(): void {
  const { navigation } = globalThis as { navigation?: Navigation };
  if (!navigation) return;
  const keyOf = () => navigation.currentEntry?.key ?? '';
  let stop: (() => void) | undefined;

  const keep = () => {
    if (!stop) positions.set(keyOf(), scrollY);
  };
  addEventListener('scroll', keep, { passive: true });
  addEventListener('popstate', () => {
    stop?.();
    const wanted = positions.get(keyOf());
    if (wanted === undefined) return;
    const growth = new ResizeObserver(() => scrollTo({ top: wanted, behavior: 'instant' }));
    growth.observe(document.body);
    const end = () => {
      growth.disconnect();
      clearTimeout(timer);
      for (const move of MOVES) removeEventListener(move, end);
      stop = undefined;
    };
    const timer = setTimeout(end, GROWTH_MS);
    for (const move of MOVES) addEventListener(move, end, { passive: true });
    stop = end;
  });
}
