import type { Firm } from './build-time/schemas/records.ts';

/** Shapes in which the build hands the register to the browser: columns, because they compress best. */

/** What the directory lists of consecutive firms, sorted by name. */
export interface FirmColumns {
  /** Joined by line feeds, which no value can hold. */
  names: string;
  licences: string;
  /** A character a row: its code point less 48 is the index into the list's `countries`. */
  countryOfRow: string;
}

/** What the directory has at once. A firm's row is its position in the whole register, sorted by name. */
export interface RegisterList {
  /** How many firms there are. */
  size: number;
  /** Names of the countries that occur. */
  countries: string[];
  /** Each initial letter and the row it begins at. */
  letters: [letter: string, row: number][];
  /** The whole register, or the first page of a long one. */
  first: FirmColumns;
}

/** What the entity search needs beside the list: the content file's order, and the optional ids. */
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

/** The rest of a firm's record. `scalePosition` is its position by registration, from 0; `clones` is there when it has any. */
export type FirmDetails = Omit<Firm, 'id' | 'name' | 'country' | 'licenseId'> & { scalePosition: number; clones?: CloneFirm[] };

/** How the scale groups the six statuses: no limit; being looked at; limited or ended. */
export type StatusGroup = 'active' | 'caution' | 'limited';

/** Half of the register scale: a letter a tick (`scale-ticks.ts`); `at` is a part of the width. */
export interface ScaleHalf {
  marks: string;
  years: { year: string; at: number }[];
}

export interface RegisterScale {
  firmsPerTick: number;
  halves: [ScaleHalf, ScaleHalf];
}

/** Firms by how far their capital adequacy ratio is above the minimum of their tier. */
export interface CapitalMargins {
  /** In percentage points, of the first count; each following one is a point more. */
  least: number;
  counts: readonly number[];
}
