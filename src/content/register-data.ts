import type { Firm } from './build-time/schemas/records.ts';

/** The register as the build ships it to the browser: in columns, because they compress best. */

/** The fields that the directory lists, of consecutive firms sorted by name. */
export interface FirmColumns {
  /** Joined by line feeds, which no value can contain. */
  names: string;
  licences: string;
  /** One character for each row: its code point minus 48 is the index into the `countries` of the list. */
  countryOfRow: string;
}

/** The data that comes with the directory. A firm's row is its position in the whole register, sorted by name. */
export interface RegisterList {
  /** The number of firms. */
  size: number;
  /** The names of countries with firms. */
  countries: string[];
  /** Each initial letter and its first row. */
  letters: [letter: string, row: number][];
  /** The whole register, or the first page of a long one. */
  first: FirmColumns;
}

/** The data that the entity search needs besides the list: the list order and the optional ids. */
export interface RegisterOrder {
  /** Rows in list order. */
  order: number[];
  ids: [row: number, id: string][];
}

/** A warned firm that imitates a regulated one: its id in the warnings, and its name. */
export interface CloneFirm {
  id: string;
  name: string;
}

/** The rest of a firm's record. `scalePosition` is its position in order of registration, from 0. */
export type FirmDetails = Omit<Firm, 'id' | 'name' | 'country' | 'licenseId'> & { scalePosition: number; clones?: CloneFirm[] };

/** The groups of the six statuses on the scale: no limits; under review or provisional; limited or ended. */
export type StatusGroup = 'active' | 'caution' | 'limited';

/** Half of the register scale, with one letter for each tick (`scale-ticks.ts`). `at` is a share of the width. */
export interface ScaleHalf {
  marks: string;
  years: { year: string; at: number }[];
}

export interface RegisterScale {
  firmsPerTick: number;
  halves: [ScaleHalf, ScaleHalf];
}

/** The number of firms by the distance of their capital adequacy ratio from the minimum of their tier. */
export interface CapitalMargins {
  /** The distance of the first count in percentage points. Each following count is one point more. */
  least: number;
  counts: readonly number[];
}
