import { isCommonWord, isServiceWord } from '../names/usual-words.ts';
import { fold } from '../names/fold.ts';
import { readWords } from '../names/name.ts';
import { showHost } from '../read/host.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isSharedHost } from '../read/shared-hosts.ts';
import type { ContactIndex, KnownContact } from './contacts.ts';
import { MultiMap } from './multi-map.ts';
import type { NameIndex } from './names.ts';
import { indexNearest, type Near } from './nearest.ts';

/** A listed domain or name, which an address may contain. */
export interface Brand {
  list: 'firms' | 'warnings' | 'ours';
  /** The position of the record in its list. */
  position: number;
  field: 'website' | 'name' | 'alias';
  /** The first label of the domain and the rest of it, in the letters of their language: `bücher` and `.example`; or a name. */
  label: string;
  suffix: string;
}

/** Listed domains and names by their forms: the letters without hyphens and spaces. */
export interface BrandIndex {
  /** The brands with a form: their whole label or name. */
  whole: MultiMap<string, Brand>;
  /** The brands by the distinctive part of their label: `wallex` of `connectwallex`, `valmorin` of `credit-valmorin`. */
  core: MultiMap<string, Brand>;
  /** For each beginning of `MIN_BRAND` letters: the length of the longest form with it. */
  longest: ReadonlyMap<string, number>;
  /** The whole forms that differ from some letters by their look or by one letter. */
  near: (letters: string) => readonly { form: string; brands: readonly Brand[]; how: Near['how'] }[];
  /** The number of brands. */
  size: number;
  /** The hosts that warnings list, by their registrable domain. */
  warnedHosts: MultiMap<string, string>;
}

/** Shorter labels are in too many other words, even between hyphens. */
export const MIN_BRAND = 4;
const MIN_CORE = 5;

/** A letter or digit of a label or a name, which the form has. */
export const LETTER = /[\p{L}\p{N}\p{M}]/gu;
const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu;

/** The form of a label or a name: its letters, without what separates its words. */
export const lettersOf = (text: string) => text.replaceAll(SEPARATORS, '');

export function indexBrands({ byHost, byEmail }: ContactIndex, { names, areTelling }: NameIndex): BrandIndex {
  const whole = new MultiMap<string, Brand>();
  const core = new MultiMap<string, Brand>();
  const warnedHosts = new MultiMap<string, string>();
  let size = 0;
  for (const brand of brandsOf(byHost, byEmail, warnedHosts)) {
    const { label } = brand;
    size += 1;
    whole.add(lettersOf(label), brand);
    const distinctive = coreOf(label);
    if (distinctive !== label && distinctive.length >= MIN_CORE && !isCommonWord(distinctive)) core.add(lettersOf(distinctive), brand);
  }
  for (const { list, position, field, value, words, isJoined } of names) {
    if (isJoined) continue;
    size += 1;
    for (const form of formsOfName(fold(value))) whole.add(form, { list, position, field, label: value, suffix: '' });
    // The word that tells a warned name is enough: `sarvonic.example` of Sarvonic Global FX.
    const [first = ''] = words;
    const isTelling = list === 'warnings' && words.length > 1 && areTelling([first]);
    if (isTelling) whole.add(first, { list, position, field, label: value.split(' ', 1).join(''), suffix: '' });
  }
  const forms = [...whole.keys()];
  const nearest = indexNearest(forms);
  return {
    whole,
    core,
    longest: longestOf([...forms, ...core.keys()]),
    near: (letters) =>
      nearest(letters).map(({ key, how }) => {
        const form = forms[key] ?? '';
        return { form, brands: whole.get(form), how };
      }),
    size,
    warnedHosts,
  };
}

function longestOf(forms: readonly string[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const form of forms) {
    const begin = form.slice(0, MIN_BRAND);
    longest.set(begin, Math.max(form.length, longest.get(begin) ?? 0));
  }
  return longest;
}

/** The domains of all hosts, each once for a record. A shared host in a warning is left out, because it belongs to no single owner. */
function brandsOf(byHost: ContactIndex['byHost'], byEmail: ContactIndex['byEmail'], warnedHosts: MultiMap<string, string>): Brand[] {
  const brands = new Map<string, Brand>();
  const add = (host: string, contacts: readonly KnownContact[]) => {
    const { domain } = cutHost(host);
    if (domain === undefined) return;
    const isShared = isSharedHost(domain);
    for (const { list, position } of contacts) {
      if (list === 'warnings') warnedHosts.add(domain, host);
      if (list === 'warnings' && isShared) continue;
      brands.set(`${list} ${position} ${domain}`, { list, position, field: 'website', ...cutDomain(domain) });
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

/**
 * The forms of a name without its legal form: also without the usual words at its end if two words are left, `apexmeridian` of Apex Meridian
 * Trade, and without `and`.
 */
function formsOfName(folded: string): string[] {
  const words = readWords(folded.split(' ')).words.split(' ');
  const shorter = [...words];
  while (shorter.length > 2 && isCommonWord(shorter.at(-1) ?? '')) shorter.pop();
  const all = [words, shorter, words.filter((word) => word !== 'and')].map((some) => some.join(''));
  return [...new Set(all)].filter((form) => form !== '');
}
