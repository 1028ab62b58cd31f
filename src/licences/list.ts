import type { Shipped } from './shipped.ts';

/** A line of the page of licences. */
export interface ListedLicence {
  kind: Shipped['kind'];
  name: string;
  /** Undefined for what has none. */
  version: string | undefined;
  /** SPDX expression. */
  licence: string;
}
