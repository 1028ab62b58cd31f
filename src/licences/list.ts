import type { Shipped } from './shipped.ts';

/** The addresses of the licence texts and the bill of materials. */
export const TEXTS_ADDRESS = '/licences.txt';
export const SBOM_ADDRESS = '/sbom.cdx.json';

/** A line of the page of licences. */
export interface ListedLicence {
  kind: Shipped['kind'];
  name: string;
  /** Undefined if the work has no version. */
  version: string | undefined;
  /** SPDX expression. */
  licence: string;
}
