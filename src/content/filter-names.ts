/** The facts by which the directory can be filtered. These words are also the names of the parameters in its address. */
export const FILTERS = ['country', 'status', 'tier', 'year', 'activity'] as const;

/** The name of a filter of the directory. */
export type Filter = (typeof FILTERS)[number];
