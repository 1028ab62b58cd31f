import { cutDomain } from '../index/brands.ts';
import type { Index } from '../index/index.ts';
import { wordsAt } from '../names/words-in-text.ts';
import { showHost } from '../read/host.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isWellKnown } from '../read/well-known.ts';
import type { Email, Resemblance, Site } from '../types.ts';
import { warnedByWords } from './candidates.ts';
import { nameOf } from './similar.ts';

/** An address and a name are not compared letter by letter. */
const NO_DIFFERENCE = { typed: [], known: [] };

/** The warned firms most of whose name an address contains, in words or written together: `apexmeridian.com` for Apex Meridian Trade. */
export function warningsNamedBy(address: Site | Email, index: Index): Resemblance[] {
  const { domain } = cutHost(address.host);
  if (domain === undefined || isWellKnown(domain)) return [];
  const { label, suffix } = cutDomain(domain);
  const labels = `${showHost(address.host).slice(0, -(label.length + suffix.length))} ${label} ${suffix}`;
  return warnedByWords(wordsAt(labels), index).map(({ position, share }): Resemblance => {
    const name = nameOf(index.data, 'warnings', position);
    return {
      list: 'warnings',
      position,
      name,
      field: 'name',
      how: share > 0.99 ? 'same' : 'part',
      typed: label + suffix,
      known: name,
      differing: NO_DIFFERENCE,
    };
  });
}
