import type { FirmFieldWith } from '#build/content/schemas/firm-fields.ts';
import type { Firm } from '#build/content/schemas/records.ts';
import type { OtherName } from './other-names.ts';

/** What the build ships of the register besides the list. */

/** A warned firm that imitates a regulated one: its id in the warnings, and its name. */
export interface CloneFirm {
  id: string;
  name: string;
}

/** How a firm can be reached, as the firm told us. Nothing else that claims to be the firm is covered. */
export interface ContactPoints {
  /** Full addresses (https). */
  websites: readonly string[];
  /** The part after the @ of its email addresses. */
  emailDomains: readonly string[];
  /** In E.164: `+442079460123`. */
  phones: readonly string[];
  /** The day on which we confirmed with the firm that they are its own. */
  confirmed: string;
}

/** The firm that took another one over. */
export type Successor = Pick<Firm, 'licenseId' | 'name'>;

/** The fields of a firm that its record shows as they are, beside those of the list. */
export type RecordedFields = Pick<Firm, FirmFieldWith<'inRecord'>>;

/** The rest of a firm's record. */
export type FirmDetails = RecordedFields & {
  /** Its trading names, then its former names. Missing if there are none. */
  otherNames?: OtherName[] | undefined;
  clones?: CloneFirm[];
  contactPoints?: ContactPoints;
  successor?: Successor;
  /** Since when it has its status, and why. Missing without a history. */
  since?: { day: string; reason?: string };
};

/** The groups of the six statuses on the scale: no limits; under review or provisional; limited or ended. */
export type StatusGroup = 'active' | 'caution' | 'limited';

/** Half of the register scale, with one letter for each tick (`scale-ticks.ts`). `at` is a share of the width. */
export interface ScaleHalf {
  marks: string;
  years: { year: string; at: number }[];
}
