/** The key in session storage. `inline/start.ts` reads it. */
const PLACE_KEY = 'place';

/**
 * Stores which element is at the top of the window, so that the same page in another language opens there. A page has the same
 * elements in every language, so the number of the element identifies it.
 */
export function keepPlace(): void {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const element = document.elementFromPoint(innerWidth / 2, Math.max(top, 0) + 1);
  const index = [...document.querySelectorAll('main *')].indexOf(element ?? document.body);
  if (index < 0 || !element) return;
  try {
    sessionStorage.setItem(PLACE_KEY, `${index} ${element.getBoundingClientRect().top}`);
  } catch {
    // If storage is blocked, the page opens at its top.
  }
}
