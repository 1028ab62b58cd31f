/*
 * The filters of the directory (DIR-8). The list of firms does not have the facts that they compare, so the build writes columns of
 * their own, which the browser loads when a filter is used.
 */

/** The facts by which the directory can be filtered. These words are also the names of the parameters in its address. */
export const FILTERS = ['country', 'status', 'tier', 'year', 'activity'] as const;
export type Filter = (typeof FILTERS)[number];

/** Something for each filter. */
export type ByFilter<T> = Readonly<Record<Filter, T>>;

/** Makes something for each filter. */
export function byFilter<T>(make: (filter: Filter) => T): ByFilter<T> {
  return { country: make('country'), status: make('status'), tier: make('tier'), year: make('year'), activity: make('activity') };
}

/** A value of a filter that at least one firm has. */
export interface FilterValue {
  /** In the address. It is the same in every language. */
  value: string;
  name: string;
  /** The number of firms in the register that have it. */
  count: number;
  /** Its number in the columns, from 0. */
  code: number;
}

/** The code of the value that is chosen for each filter; undefined for a filter that is not used. */
export type Chosen = ByFilter<number | undefined>;

/** The codes of each firm, in the order of rows. A firm may have several activities. A code is one character: its code point minus 48. */
export type FilterColumns = ByFilter<readonly string[]>;

const FIRST_CHARACTER = 48;

/** How a fact is written in an address: in lower case, with hyphens between its words. */
export function slugOf(fact: string): string {
  return fact
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Writes a column from the codes of each firm. */
export function writeFilterColumn(codes: readonly (readonly number[])[]): string[] {
  return codes.map((ofFirm) => String.fromCodePoint(...ofFirm.map((code) => FIRST_CHARACTER + code)));
}

/** A column with the statuses of another day. A status that no firm has today cannot be chosen. */
export function columnOn(
  { statusOf }: { statusOf: (row: number) => string | undefined },
  size: number,
  values: readonly FilterValue[],
): string[] {
  const lineOf = new Map(values.map(({ value, code }) => [value, writeFilterColumn([[code]])[0]]));
  const known = new Map<string | undefined, string>();
  return Array.from({ length: size }, (_, row) => {
    const status = statusOf(row);
    const line = known.get(status) ?? lineOf.get(slugOf(status ?? '')) ?? '';
    known.set(status, line);
    return line;
  });
}

/** The register as the filters see it. */
export interface FilterableRegister {
  /** The rows of the firms that have all chosen values. */
  rowsWith: (chosen: Chosen) => ReadonlySet<number>;
  /**
   * How many of these rows would be left with each value of each filter, by its code, if the other filters stay as they are. Without
   * `rows`, it counts all.
   */
  count: (chosen: Chosen, rows?: readonly number[]) => ByFilter<readonly (number | undefined)[]>;
}

/** Opens the columns of a register of `size` firms. */
export function openFilters(columns: FilterColumns, size: number): FilterableRegister {
  const everyRow = Array.from({ length: size }, (_, row) => row);
  /** The filters that leave a firm out. */
  const missedBy = (row: number, chosen: Chosen) =>
    FILTERS.filter((filter) => {
      const code = chosen[filter];
      return code !== undefined && !columns[filter][row]?.includes(String.fromCodePoint(FIRST_CHARACTER + code));
    });
  return {
    rowsWith: (chosen) => new Set(everyRow.filter((row) => missedBy(row, chosen).length === 0)),
    count(chosen, rows = everyRow) {
      const counts = byFilter((): number[] => []);
      for (const row of rows) {
        const missed = missedBy(row, chosen);
        // A firm that one filter alone leaves out would be shown with another value of that filter.
        const counting = missed.length === 0 ? FILTERS : missed.length === 1 ? missed : [];
        for (const filter of counting) addCodes(counts[filter], columns[filter][row] ?? '');
      }
      return counts;
    },
  };
}

function addCodes(counts: number[], line: string): void {
  for (const character of line) {
    const code = (character.codePointAt(0) ?? 0) - FIRST_CHARACTER;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}
