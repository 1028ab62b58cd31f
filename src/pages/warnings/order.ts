/** How the address names the order in which the newest warnings come first; by name is the usual one. */
export const NEWEST_FIRST = 'newest';
