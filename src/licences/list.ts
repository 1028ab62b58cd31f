import type { Shipped } from './shipped.ts';

/** The files beside the page, by their addresses: every licence's text, and the bill of materials. */
export const TEXTS_ADDRESS = '/licences.txt';
export const SBOM_ADDRESS = '/sbom.cdx.json';

/** A line of the page of licences. */
export interface ListedLicence {
  kind: Shipped['kind'];
  name: string;
  /** Undefined for what has none. */
  version: string | undefined;
  /** SPDX expression. */
  licence: string;
}
