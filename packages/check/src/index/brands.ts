import { showHost } from '../read/host.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isSharedHost } from '../read/shared-hosts.ts';
import { isCommonWord, isServiceWord } from '../names/usual-words.ts';
import type { ContactIndex, KnownContact } from './contacts.ts';
import { MultiMap } from './multi-map.ts';

/** A listed domain, in the letters of its language. */
export interface Brand {
  list: 'firms' | 'warnings' | 'ours';
  /** The position of the record in its list. */
  position: number;
  /** The first label and the rest of the domain: `bücher` and `.example`. */
  label: string;
  suffix: string;
  /** The address as in the record. */
  value: string;
}

/** The domains of firms and of the authority, which others may imitate, and the domains that warnings list. */
export interface BrandIndex {
  /** Domains by their first label, also without hyphens and with the ending of the domain. */
  byLabel: MultiMap<string, Brand>;
  /** Domains by the distinctive part of the label: `wallex` of `connectwallex`, `valmorin` of `credit-valmorin`. */
  byCore: MultiMap<string, Brand>;
  /** The keys of `byLabel`, sorted. */
  labels: readonly string[];
  /** For each beginning of `MIN_LABEL` letters: the length of the longest label or core with it. */
  longest: ReadonlyMap<string, number>;
  /** The domains that warnings list. */
  warned: readonly Brand[];
  /** The hosts that warnings list, by their registrable domain. */
  warnedHosts: MultiMap<string, string>;
}

export function indexBrands({ byHost, byEmail }: ContactIndex): BrandIndex {
  const byLabel = new MultiMap<string, Brand>();
  const byCore = new MultiMap<string, Brand>();
  const warnedHosts = new MultiMap<string, string>();
  const warned: Brand[] = [];
  for (const brand of brandsOf(byHost, byEmail, warnedHosts)) {
    if (brand.list === 'warnings') warned.push(brand);
    else addBrand(brand, byLabel, byCore);
  }
  const labels = [...byLabel.keys()].sort();
  return { byLabel, byCore, labels, longest: longestOf([...labels, ...byCore.keys()]), warned, warnedHosts };
}

/** Shorter labels are in too many other words, even between hyphens. */
export const MIN_LABEL = 4;

function longestOf(labels: readonly string[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const label of labels) {
    const begin = label.slice(0, MIN_LABEL);
    longest.set(begin, Math.max(label.length, longest.get(begin) ?? 0));
  }
  return longest;
}

type Filed = MultiMap<string, Brand>;

function addBrand(brand: Brand, byLabel: Filed, byCore: Filed): void {
  const { label, suffix } = brand;
  byLabel.add(label, brand);
  if (label.includes('-')) byLabel.add(label.replaceAll('-', ''), brand);
  // A long ending is part of the name: `idax-market.co` imitates `idax.market`.
  if (suffix.length > MAX_COMMON_ENDING) byLabel.add(label + suffix.replace('.', '-'), brand);
  const core = coreOf(label);
  if (core !== label && core.length >= MIN_CORE && !isCommon(core)) byCore.add(core, brand);
}

/** Endings up to the length of `.shop` are in too many hosts. */
const MAX_COMMON_ENDING = 5;
const MIN_CORE = 5;

/** The domains of all hosts, each once for a record. A shared host in a warning is left out, because it belongs to no single owner. */
function brandsOf(byHost: ContactIndex['byHost'], byEmail: ContactIndex['byEmail'], warnedHosts: MultiMap<string, string>): Brand[] {
  const brands = new Map<string, Brand>();
  const add = (host: string, contacts: readonly KnownContact[]) => {
    const { domain } = cutHost(host);
    if (domain === undefined) return;
    const isShared = isSharedHost(domain);
    for (const { list, position, value } of contacts) {
      if (list === 'warnings') warnedHosts.add(domain, host);
      if (!(list === 'warnings' && isShared)) brands.set(`${list} ${position} ${domain}`, { list, position, value, ...cutDomain(domain) });
    }
  };
  for (const host of byHost.keys()) add(host, byHost.get(host));
  for (const email of byEmail.keys())
    add(
      email.replace(/^.*@/, ''),
      byEmail.get(email).filter(({ list }) => list === 'ours'),
    );
  return [...brands.values()];
}

/** Cuts a domain after its first label. Both parts are in the letters of their language. */
export function cutDomain(domain: string): { label: string; suffix: string } {
  const shown = showHost(domain);
  const end = shown.indexOf('.');
  return end === -1 ? { label: shown, suffix: '' } : { label: shown.slice(0, end), suffix: shown.slice(end) };
}

/** Words that firms join to their name without a hyphen, before or after it. */
const JOINED =
  /^(?:bank|banque|banco|banca|connect|wallet)|(?:bank|banque|privatbank|wallet|exchange|capital|insurance|securities|trust|invest)$/;

/** The distinctive part of a label: the label without common words at either end. */
function coreOf(label: string): string {
  const isAdded = (word: string) => isServiceWord(word) || isCommonWord(word);
  const words = label.split('-');
  if (words.length === 1) return label.replace(JOINED, '');
  while (words.length > 1 && isAdded(words[0] ?? '')) words.shift();
  while (words.length > 1 && isAdded(words.at(-1) ?? '')) words.pop();
  return words.join('-');
}

/** The fewest letters of a usual word that is recognised with one or two letters more. `bank` is an exception. */
const MIN_WORD = 5;

/**
 * Whether a label is too common to identify its owner: it consists of usual words, or of one with one or two letters more (`anetwork`,
 * `fortuneo`).
 */
export function isCommon(label: string): boolean {
  if (isCommonWord(label) || label.split('-').every(isCommonWord)) return true;
  const isWord = (word: string) => word === 'bank' || (word.length >= MIN_WORD && isCommonWord(word));
  return [1, 2].some((length) => isWord(label.slice(length)) || isWord(label.slice(0, -length)));
}
