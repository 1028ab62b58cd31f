import { useEffect, useState } from 'react';
import { letterAnchor, type LetterRun } from './letters.ts';

/**
 * The letter that the page has been scrolled to, as if with a link to it. Undefined until the script runs.
 * @param begin the position of the first firm on the page
 */
export function useCurrentLetter(runs: readonly LetterRun[], begin: number): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => setCurrent(runs.findLast((run) => run.position <= begin || isReached(run.letter))?.letter);
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    update();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [runs, begin]);
  return current;
}

/** Less than a row. Rows that come into view get their real height, which moves those below them. */
const TOLERANCE_PX = 40;

/** Whether the first firm of a letter is where a link to it would put it, or above. */
function isReached(letter: string): boolean {
  const row = document.getElementById(letterAnchor(letter));
  return row !== null && row.getBoundingClientRect().top <= parseFloat(getComputedStyle(row).scrollMarginTop) + TOLERANCE_PX;
}
