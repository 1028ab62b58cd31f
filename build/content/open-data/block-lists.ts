import type { BlockListId } from '#src/content/open-data.ts';
import { recordedOn } from '#src/history/event.ts';
import { writeJson } from '../../formats.ts';
import type { CollectionData } from '../collections.ts';
import { parentsOf } from '@frontier/check/address';
import { countLeftOut, firmHosts, ownHosts, selectBlocked, type Blocked } from './blocked.ts';
import { attributionOf, latestWarning } from './dataset.ts';

/** The address of each list, in the order of the page. */
export const BLOCK_LISTS = {
  hosts: '/data/block-lists/hosts.txt',
  hostsFile: '/data/block-lists/hosts-file.txt',
  adblock: '/data/block-lists/adblock.txt',
  rpz: '/data/block-lists/rpz.zone',
  unbound: '/data/block-lists/unbound.conf',
  wallets: '/data/block-lists/wallets.json',
} as const satisfies Record<BlockListId, string>;

// oxlint-disable-next-line no-unsafe-type-assertion -- these are its keys
export const blockListIds = Object.keys(BLOCK_LISTS) as BlockListId[];

/** What a list says about itself, and what it blocks. */
interface List {
  head: Readonly<Record<string, string>>;
  blocked: Blocked;
  /** The same content always has the same version. */
  version: { text: string; serial: number };
}

const DAY = 86_400;

/** No day has so many events. The serial then has room for the days until 2087. */
const MAX_EVENTS_OF_DAY = 100_000;

/** What each form can express, and how it is written. */
const FORMS: Readonly<Record<BlockListId, { select: (all: Blocked) => Blocked; write: (list: List) => string }>> = {
  hosts: { select: namesOnly, write: (list) => lines([...comments('#', list), ...list.blocked.names]) },
  hostsFile: { select: namesOnly, write: writeHostsFile },
  adblock: { select: (all) => all, write: writeAdblock },
  rpz: { select: namesOnly, write: writeZone },
  unbound: { select: namesOnly, write: writeUnbound },
  wallets: { select: ({ names, ips }) => ({ names, ips, pages: [] }), write: writeWallets },
};

/** Writes the block lists: each file by its address. */
export function writeBlockLists(content: CollectionData): Map<string, string> {
  const addresses = content.warnedFirms.flatMap(({ websites }) => websites);
  const all = selectBlocked(addresses, [...ownHosts(content.site), ...firmHosts(content.firms)]);
  const version = versionOf(content);
  return new Map(
    blockListIds.map((id) => {
      const blocked = FORMS[id].select(all);
      const head = headOf(content, version.text, `${countLeftOut(addresses, blocked)} of ${addresses.length}`);
      return [BLOCK_LISTS[id], FORMS[id].write({ head, blocked, version })];
    }),
  );
}

function namesOnly({ names }: Blocked): Blocked {
  return { names, ips: [], pages: [] };
}

/**
 * The day on which the last event in the history was recorded, then the number of events of that day. Other servers fetch the zone again only
 * if its serial has grown. The history only grows, so the serial never falls. It has 32 bits (RFC 1982), so it counts the day. Without a
 * history, the day is that of the latest warning.
 */
function versionOf({ history, warnedFirms }: CollectionData): List['version'] {
  const last = history.at(-1);
  const day = (last && recordedOn(last)) ?? latestWarning(warnedFirms) ?? '1970-01-01';
  const events = last ? history.length - history.findIndex((event) => recordedOn(event) === day) : warnedFirms.length;
  return { text: `${day}.${events}`, serial: (Date.parse(day) / 1000 / DAY) * MAX_EVENTS_OF_DAY + Math.min(events, MAX_EVENTS_OF_DAY - 1) };
}

function headOf(content: CollectionData, version: string, leftOut: string): List['head'] {
  const { site, openData } = content;
  const { licence, notice, blockLists } = openData;
  return {
    title: `${site.name}: ${blockLists.title}`,
    ...(site.fictional && { notice }),
    homepage: `${site.baseUrl}/open-data#block-lists`,
    license: `${licence.link} (${attributionOf(content)})`,
    version,
    expires: '1 day',
    subdomains: 'Each host stands for its subdomains too.',
    leftOut: `${leftOut} web addresses in the warnings cannot be expressed in this form.`,
  };
}

/** Each field of the head as a comment. A text may have several lines, of which the second would be a rule. */
function comments(mark: string, { head }: List): string[] {
  const labelOf = (key: string) =>
    key.replace(/^./, (letter) => letter.toUpperCase()).replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.entries(head).map(([key, text]) => `${mark} ${labelOf(key)}: ${text.replaceAll(/\s+/g, ' ')}`);
}

function lines(list: readonly string[]): string {
  return list.map((line) => `${line}\n`).join('');
}

/** The format of `/etc/hosts`. It has no wildcards, so a host is blocked alone and with `www.`, which the warnings leave out. */
function writeHostsFile({ head, ...list }: List): string {
  const subdomains = 'A hosts file cannot cover subdomains. Each host is listed alone and with www.';
  const entries = list.blocked.names.flatMap((name) => [`0.0.0.0 ${name}`, `0.0.0.0 www.${name}`]);
  return lines([...comments('#', { ...list, head: { ...head, subdomains } }), ...entries]);
}

function writeAdblock(list: List): string {
  const { names, ips, pages } = list.blocked;
  return lines(['[Adblock Plus]', ...comments('!', list), ...[...names, ...ips, ...pages].map((target) => `||${target}^`)]);
}

/**
 * A response policy zone. Its names are relative, so a server can give the zone any name. A wildcard stands for no name that
 * exists (RFC 4592), and a name exists if there is one below it: the names between two listed hosts need lines of their own.
 */
function writeZone(list: List): string {
  const listed = new Set(list.blocked.names);
  const between = list.blocked.names.flatMap((name) => {
    const parents = parentsOf(name);
    return parents.slice(0, parents.findLastIndex((parent) => listed.has(parent)) + 1);
  });
  const names = [...new Set([...listed, ...between])].toSorted();
  return lines([
    ...comments(';', list),
    '$TTL 3600',
    `@ IN SOA localhost. hostmaster.localhost. ${list.version.serial} ${DAY} 3600 ${7 * DAY} 3600`,
    '@ IN NS localhost.',
    ...names.flatMap((name) => [`${name} CNAME .`, `*.${name} CNAME .`]),
  ]);
}

function writeUnbound(list: List): string {
  return lines([...comments('#', list), 'server:', ...list.blocked.names.map((name) => `local-zone: "${name}." always_nxdomain`)]);
}

/**
 * The form of eth-phishing-detect. Nothing is whitelisted, because that would overrule the other lists of a wallet, and nothing
 * is compared by similarity.
 */
function writeWallets({ head, blocked, version }: List): string {
  const config = { tolerance: 0, fuzzylist: [], whitelist: [], blacklist: [...blocked.names, ...blocked.ips] };
  return writeJson({ fictional: 'notice' in head, ...head, version: version.serial, ...config });
}
