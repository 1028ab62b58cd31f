import { cutDomain } from '../index/brands.ts';
import type { SimilarIndex } from '../index/index.ts';
import { wordsAt } from '../names/words-in-text.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isWellKnown } from '../read/well-known.ts';
import type { CheckData, Email, Resemblance, Site } from '../types.ts';
import { warnedByWords } from './candidates.ts';
import { nameOf } from './similar.ts';

/** An address and a name are not compared letter by letter. */
const NO_DIFFERENCE = { typed: [], known: [] };

/** The warned firms most of whose name an address contains, in words or written together: `apexmeridian.com` for Apex Meridian Trade. */
export function warningsNamedBy(address: Site | Email, index: SimilarIndex, data: CheckData): Resemblance[] {
  const { domain } = cutHost(address.host);
  if (domain === undefined || isWellKnown(domain)) return [];
  const { label, suffix } = cutDomain(domain);
  return warnedByWords(wordsAt(label), index).map(({ position }): Resemblance => {
    const name = nameOf(data, 'warnings', position);
    return { list: 'warnings', position, name, field: 'name', how: 'part', typed: label + suffix, known: name, differing: NO_DIFFERENCE };
  });
}
