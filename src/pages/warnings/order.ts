/** The value of `order` in the address that puts the newest warnings first. Without it, they are sorted by name. */
export const NEWEST_FIRST = 'newest';
