/** The key in session storage. `inline/start.ts` reads it. */
const PLACE_KEY = 'place';

/**
 * Stores which element is the first below the header, so that the same page in another language opens there. A page has the same
 * elements in every language, so the number of the element identifies it.
 */
export function keepPlace(): void {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const tops = [...document.querySelectorAll('main *')].map((element) => element.getBoundingClientRect().top);
  const index = tops.findIndex((top) => top >= header);
  if (index < 0) return;
  try {
    sessionStorage.setItem(PLACE_KEY, `${index} ${tops[index]}`);
  } catch {
    // If storage is blocked, the page opens at its top.
  }
}
