import { stored } from './storage.ts';

/** The storage key of the choice to turn the `/` key off. It is deleted when the key is turned on again. */
export const SLASH_KEY = 'slash';

/** Whether `/` leads to the search. The search page can turn it off, as WCAG 2.1.4 requires of single-character shortcuts. */
export const slashKey = { on: stored(SLASH_KEY) !== 'off' };
