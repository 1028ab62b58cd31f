import { useEffect, useRef, useState, type RefObject } from 'react';
import { currentFragment } from '#src/ui/url-state.ts';

/**
 * When a link leads to another page of a list, the heading above the list, or the entry in the fragment of the address, takes focus. Typing and
 * Back do not move it.
 * @param isReady true when the records of the page are loaded
 * @returns a function to call when such a link is followed
 */
export function useArrival(headingRef: RefObject<HTMLElement | null>, isReady: boolean): () => void {
  // A new object for each link that is followed.
  const [followed, setFollowed] = useState<object>();
  const handled = useRef<object>(undefined);
  const isOpened = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    const shouldMoveFocus = isOpened.current ? followed !== handled.current : location.hash !== '';
    isOpened.current = true;
    handled.current = followed;
    if (!shouldMoveFocus) return;
    const target = location.hash === '' ? headingRef.current : document.getElementById(currentFragment());
    target?.scrollIntoView();
    // The heading itself, or the link in the entry.
    (target?.querySelector<HTMLElement>('th a') ?? target)?.focus({ preventScroll: true });
  }, [followed, isReady, headingRef]);

  return () => setFollowed({});
}
