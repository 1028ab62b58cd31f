import addresses from 'content:register/contacts';
import type { ContactColumns, FirmContacts } from '#src/search/check/check-records.ts';
import { linesOf, type ReadItem } from './columns.ts';
import { FIRMS_PER_SHARD } from './list-sizes.ts';
import { firmCount } from './register-head.ts';
import { loadersOf, openShards } from './shards.ts';
import { valuesOfLine } from './warned-firm-columns.ts';

/**
 * The contact points of all firms, for comparing what someone was sent (CHECK-7). They are in files of their own, because only the check
 * needs them. The record of a firm has its own contact points (`firm-details.ts`).
 */
export const firmContacts = openShards<ContactColumns, FirmContacts>(
  loadersOf(addresses),
  FIRMS_PER_SHARD,
  firmCount,
  { columns: {}, items: [] },
  openContacts,
);

/** Loads all of them. @throws if a shard cannot be loaded. */
export const loadFirmContacts = firmContacts.loadAll;

function openContacts({ websites = '', emailDomains = '', phones = '' }: ContactColumns): ReadItem<FirmContacts> {
  const [websitesOf, domainsOf, phonesOf] = [websites, emailDomains, phones].map(linesOf);
  return (index) => ({
    websites: valuesOfLine(websitesOf?.(index)),
    emailDomains: valuesOfLine(domainsOf?.(index)),
    phones: valuesOfLine(phonesOf?.(index)),
  });
}
