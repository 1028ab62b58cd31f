import type { FirmStatus } from '#build/content/schemas/records.ts';

/* The filters of the directory (DIR-8). The build gives each value of a filter the code that the rows of firms with this value have. */

/** The facts by which the directory can be filtered. These words are also the names of the parameters in its address. */
export const FILTERS = ['country', 'status', 'tier', 'year', 'activity'] as const;
export type Filter = (typeof FILTERS)[number];

export type ByFilter<T> = Readonly<Record<Filter, T>>;

/** Makes something for each filter. */
export function byFilter<T>(make: (filter: Filter) => T): ByFilter<T> {
  return { country: make('country'), status: make('status'), tier: make('tier'), year: make('year'), activity: make('activity') };
}

/** A status, a year, or the position of a country, a tier or an activity among all. */
export type Code = FirmStatus | number;

/** A value of a filter that at least one firm has. */
export interface FilterValue {
  /** In the address. It is the same in every language. */
  value: string;
  name: string;
  /** The number of firms in the register that have it. */
  count: number;
  code: Code;
}

/** The codes of a firm. It may have several activities. */
export type Codes = ByFilter<readonly Code[]>;

/** The code of the value that is chosen for each filter; undefined for a filter that is not used. */
export type Chosen = ByFilter<Code | undefined>;

/** How a fact is written in an address: in lower case, with hyphens between its words, such as `ceased-operations`. */
export function slugOf(fact: string): string {
  return fact
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Whether a firm has all chosen values. A filter may be left out. */
export function hasChosen(codes: Codes, chosen: Chosen, leftOut?: Filter): boolean {
  return FILTERS.every((filter) => {
    const code = chosen[filter];
    return code === undefined || filter === leftOut || codes[filter].includes(code);
  });
}

/** How many of some firms would be left with each value of each filter if the other filters stay as they are. */
export function countCodes(firms: readonly Codes[], chosen: Chosen): ByFilter<ReadonlyMap<Code, number>> {
  return byFilter((filter) => {
    const counts = new Map<Code, number>();
    for (const codes of firms.filter((firm) => hasChosen(firm, chosen, filter)))
      for (const code of codes[filter]) counts.set(code, (counts.get(code) ?? 0) + 1);
    return counts;
  });
}
