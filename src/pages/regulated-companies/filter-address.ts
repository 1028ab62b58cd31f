import { FILTERS, byFilter, type ByFilter, type Chosen, type Filter, type FilterValue, slugOf } from '#src/register/filters.ts';

/** What the query of an address says about the filters. */
export interface AddressedFilters {
  chosen: Chosen;
  /** The filters whose value in the address no firm has, with that value. They are ignored. */
  unknown: readonly { filter: Filter; value: string }[];
}

/**
 * Reads the filters from a query. A value may also be written as people write it: in upper or lower case, with spaces for hyphens, or as the
 * name in the language of the page. Of several values, the first counts.
 */
export function readFilters(query: string, values: ByFilter<readonly FilterValue[]>): AddressedFilters {
  const parameters = new URLSearchParams(query);
  const wanted = byFilter((filter) => parameters.get(filter) ?? '');
  const chosen = byFilter((filter) => {
    const text = slugOf(wanted[filter]);
    return values[filter].find(({ value, name }) => value === text || (text !== '' && slugOf(name) === text))?.code;
  });
  return {
    chosen,
    unknown: FILTERS.filter((filter) => wanted[filter] !== '' && chosen[filter] === undefined).map((filter) => ({
      filter,
      value: wanted[filter],
    })),
  };
}

/** An address with these filters, or the day, changed; an empty value removes one. */
export function withFilters(href: string, changes: Partial<ByFilter<string>> & { on?: string }): string {
  const address = new URL(href);
  for (const [filter, value] of Object.entries(changes)) {
    if (value === '') address.searchParams.delete(filter);
    else address.searchParams.set(filter, value);
  }
  address.hash = '';
  return address.href;
}
