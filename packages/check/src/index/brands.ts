import { showHost, hostOfSite } from '../read/host.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isSharedHost } from '../read/shared-hosts.ts';
import { isServiceWord, isUsualWord } from '../names/usual-words.ts';
import type { Authority, FirmRecord, WarningRecord } from '../types.ts';
import { file } from './names.ts';

/** A domain in a list, as people see it. */
export interface Brand {
  list: 'firms' | 'warnings' | 'ours';
  /** The position of the record in its list. */
  position: number;
  /** `bücher.example` in its two parts: `bücher` and `.example`. */
  label: string;
  suffix: string;
  /** As in the record. */
  value: string;
}

/** The domains of the register and of the authority, which others may imitate. */
export interface BrandIndex {
  /** By the first label. */
  byLabel: ReadonlyMap<string, readonly Brand[]>;
  /** By the part of the label that tells whose it is: `wallex` of `connectwallex`, `valmorin` of `credit-valmorin`. */
  byCore: ReadonlyMap<string, readonly Brand[]>;
  /** By how the label sounds. */
  bySound: ReadonlyMap<string, readonly Brand[]>;
  /** All labels, sorted. */
  labels: readonly string[];
  /** The domains that warnings list. */
  warned: readonly Brand[];
}

export function indexBrands(firms: readonly FirmRecord[], warnings: readonly WarningRecord[], authority: Authority | undefined): BrandIndex {
  const byLabel = new Map<string, Brand[]>();
  const byCore = new Map<string, Brand[]>();
  const bySound = new Map<string, Brand[]>();
  const brands = [
    ...firms.flatMap(({ websites = [], emailDomains = [] }, position) =>
      brandsOf('firms', position, [...websites, ...emailDomains.map((domain) => `https://${domain}`)]),
    ),
    ...brandsOf('ours', 0, [...(authority?.websites ?? []), ...(authority?.emails ?? []).map((email) => `https://${email.replace(/^.*@/, '')}`)]),
  ];
  for (const brand of brands) {
    const { label, suffix } = brand;
    for (const spelling of new Set([label, label.replaceAll('-', '')])) file(byLabel, spelling, brand);
    // The ending of a short domain is part of its name: `idax-market.co` for `idax.market`.
    if (suffix.length > LEAST_ENDING) file(byLabel, label + suffix.replace('.', '-'), brand);
    const core = coreOf(label);
    if (core !== label && core.length >= LEAST_CORE && !isCommon(core)) file(byCore, core, brand);
    if (label.length >= LEAST_SOUND) file(bySound, soundOf(label), brand);
  }
  const warned = warnings.flatMap(({ websites = [] }, position) => brandsOf('warnings', position, websites));
  return { byLabel, byCore, bySound, labels: [...byLabel.keys()].toSorted(), warned };
}

/** `.com` and shorter endings are in too many hosts. */
const LEAST_ENDING = 5;
const LEAST_CORE = 5;
const LEAST_SOUND = 7;

/** The domains of some addresses, each once. What many owners share is imitated by nobody. */
function brandsOf(list: Brand['list'], position: number, values: readonly string[]): Brand[] {
  const brands = new Map<string, Brand>();
  for (const value of values) {
    const { domain } = cutHost(hostOfSite(value) ?? '');
    if (domain === undefined || (list === 'warnings' && isSharedHost(domain))) continue;
    if (!brands.has(domain)) brands.set(domain, { list, position, value, ...cutDomain(domain) });
  }
  return [...brands.values()];
}

/** A domain as people see it, in its two parts. */
export function cutDomain(domain: string): { label: string; suffix: string } {
  const shown = showHost(domain);
  const end = shown.indexOf('.');
  return end === -1 ? { label: shown, suffix: '' } : { label: shown.slice(0, end), suffix: shown.slice(end) };
}

/** The part of a label that tells whose it is: without words that many labels have at either end. */
export function coreOf(label: string): string {
  const isOfMany = (word: string) => isServiceWord(word) || (word.length > 2 && isUsualWord(word));
  let core = label;
  for (const words of [label.split('-')]) {
    while (words.length > 1 && isOfMany(words[0] ?? '')) words.shift();
    while (words.length > 1 && isOfMany(words.at(-1) ?? '')) words.pop();
    core = words.join('-');
  }
  if (core.includes('-')) return core;
  for (let length = LONGEST_PART; length >= LEAST_PART; length -= 1) {
    if (core.length - length >= LEAST_CORE && isOfMany(core.slice(0, length))) core = core.slice(length);
    if (core.length - length >= LEAST_CORE && isOfMany(core.slice(-length))) core = core.slice(0, -length);
  }
  return core;
}

/** Words joined to a label without a hyphen. Shorter ones are parts of other words. */
const LONGEST_PART = 10;
const LEAST_PART = 4;

/** Whether a label is a usual word, or nothing but such a word with a letter or two: `anetwork`, `fortuneo`. It does not tell whose it is. */
export function isCommon(label: string): boolean {
  if (isUsualWord(label)) return true;
  const isLong = (word: string) => word.length >= LEAST_CORE && isUsualWord(word);
  return [1, 2].some((length) => isLong(label.slice(length)) || isLong(label.slice(0, -length))) || label.split('-').every(isUsualWord);
}

/** A label in one form for spellings that sound alike: `zephyr` and `zefir`. */
export function soundOf(label: string): string {
  return label
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('ph', 'f')
    .replaceAll(/ck|q|c(?![ehiy])/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll(/z/g, 's')
    .replaceAll(/(.)\1+/g, '$1');
}
