/** Where a visitor's choice against the key is kept: only when it is made, and deleted when it is taken back. */
export const SLASH_KEY = 'slash';

/** Whether `/` leads to the search. A single character must be possible to turn off (WCAG 2.1.4): the search page does. */
export const slashKey = { on: !isStored() };

function isStored(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY) === 'off';
  } catch {
    // Blocked storage, and the prerender: the key is on.
    return false;
  }
}
