import type { Firm } from './build-time/schemas/records.ts';

/** What the build ships of the register besides the list. */

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
