/** The key in session storage. `inline/start.ts` reads it. */
const PLACE_KEY = 'place';

/**
 * Stores which text is the first below the header, so that the same page in another language opens there. A page has the same elements in every
 * language, so the number of the element identifies it.
 */
export function keepPlace(): void {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const elements = [...document.querySelectorAll('main *')];
  const index = elements.findIndex(
    (element) => element.matches('h1, h2, h3, h4, p, li, dt, tr') && element.getBoundingClientRect().top >= header && !sticks(element),
  );
  const element = elements[index];
  if (!element) return;
  try {
    sessionStorage.setItem(PLACE_KEY, `${index} ${element.getBoundingClientRect().top}`);
  } catch {
    // If storage is blocked, the page opens at its top.
  }
}

/** True for an element that stays in view while the page scrolls. */
function sticks(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement));
}
