import type { FirmRecord } from '../src/types.ts';
import { makePhone } from './phones.ts';
import { createRandom, type Random } from './random.ts';

/** Many endings, because the search cuts hosts by the list of public suffixes. The hosts are only compared and never opened. */
const ENDINGS = ['com', 'com', 'com', 'net', 'co.uk', 'de', 'fr', 'es', 'it', 'nl', 'ch', 'lu', 'ie', 'hk', 'com.au', 'eu', 'example'];
const SERVICES = ['online', 'clients', 'portal', 'claims', 'ebanking', 'app'];

/** A firm before it has contact points. */
interface NamedFirm {
  name: string;
  licenseId: string;
}

/**
 * Adds contact points to generated firms: to two out of three of them, as in `content/firms.csv`. Hosts are made of the words of the name,
 * so firms with similar names have similar hosts. No two firms share one.
 */
export function withContactPoints(firms: readonly NamedFirm[], seed: number): FirmRecord[] {
  const random = createRandom(seed);
  const taken = new Set<string>();
  return firms.map(({ name, licenseId }) => {
    if (!random.chance(66)) return { name, licenseId };
    const host = untakenHost(random, taken, name);
    const phone = makePhone(random, /-([A-Z]{2})-/.exec(licenseId)?.[1] ?? '');
    const hasPhone = random.chance(70) && !taken.has(phone);
    if (hasPhone) taken.add(phone);
    const websites = [random.chance(75) ? `https://www.${host}` : `https://${host}`];
    if (random.chance(15)) websites.push(`https://${random.pick(SERVICES)}.${host}`);
    return { name, licenseId, websites, emailDomains: random.chance(80) ? [host] : [], ...(hasPhone && { phones: [phone] }) };
  });
}

function untakenHost(random: Random, taken: Set<string>, name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter((word) => word !== '');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const label = random.pick([
      words.slice(0, 2).join('-'),
      words.slice(0, 2).join(''),
      words.slice(0, -1).join('-'),
      words.slice(0, 3).join(''),
      words.toSorted((a, b) => b.length - a.length)[0] ?? '',
    ]);
    const number = attempt < 20 ? '' : String(attempt);
    const host = `${label}${number}.${random.pick(ENDINGS)}`;
    if (label.length < 4 || label.length > 60 || taken.has(host)) continue;
    taken.add(host);
    return host;
  }
  throw new Error(`No host is free for ${name}`);
}
