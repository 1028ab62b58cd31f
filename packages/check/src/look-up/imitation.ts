import type { Brand, BrandIndex } from '../index/brands.ts';
import { cutDomain, isCommon, MIN_LABEL } from '../index/brands.ts';
import { isOfServiceWords } from '../names/usual-words.ts';
import { showHost } from '../read/host.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isWellKnown } from '../read/well-known.ts';
import type { Email, Likeness, Range, Site } from '../types.ts';

/*
 * Addresses that contain a recorded domain or its label: in a longer label (`apex-login.example`), as a subdomain of another domain
 * (`apex.com.pay.example`), in the path (`pay.example/apex`), before the host (`apex.com@pay.example`) or in a mailbox of a large provider
 * (`apex.claims@gmail.com`). Addresses that differ by a letter are found by `similar.ts`.
 */

/** A recorded domain that an address contains. */
export interface Embedded {
  brand: Brand;
  how: Likeness;
  /** The address as it is shown, and the part of it that is the domain or its label. */
  typed: string;
  copied: Range;
}

/** A shorter label under another ending belongs to another owner: `vela.net` does not imitate `vela.com`. */
const MIN_SAME = 6;
/** From this length, a label between hyphens or in a path is unlikely to be there by chance: `norvia-town.net`, but not `tovik-town.net`. */
const MIN_APART = 6;
/** From this length, a label at the beginning or the end of a longer word is unlikely to be there by chance: `oldelderridge.net`, but not `norviatown.net`. */
const MIN_AT_EDGE = 8;
/** From this length, a label inside a longer word is unlikely to be there by chance: `oldelderridgetown.net`. */
const MIN_INSIDE = 10;

/** The recorded domains that an address contains without belonging to them. */
export function findEmbedded(address: Site | Email, brands: BrandIndex): Embedded[] {
  const shown = showHost(address.host);
  const { domain } = cutHost(address.host);
  const parts = domain === undefined ? undefined : cutDomain(domain);
  const above = parts === undefined ? 0 : shown.length - parts.label.length - parts.suffix.length;
  const path = address.kind === 'site' && address.path !== '/' ? address.path : '';
  const found: Embedded[] = [];
  const add = (how: Likeness, typed: string) => (matches: readonly LabelMatch[]) => {
    for (const { brand, range } of matches) found.push({ brand, how, typed, copied: range });
  };
  if (parts !== undefined && !(domain !== undefined && isWellKnown(domain))) add('word', shown + path)(inDomain(parts, above, brands));
  const isName = parts !== undefined && found.some(({ how }) => how === 'word');
  add('subdomain', shown + path)(isName ? [] : inLabels(shown.slice(0, Math.max(0, above - 1)), 0, brands));
  add('path', shown + path)(inLabels(path.toLowerCase(), shown.length, brands, MIN_APART - 1));
  if (address.pretends !== undefined) add('pretends', address.pretends)(inLabels(address.pretends.toLowerCase(), 0, brands));
  if (address.kind === 'email') add('mailbox', address.mailbox)(inMailbox(address.mailbox.toLowerCase(), brands));
  return found.map((one) => (one.how === 'word' && one.copied[1] - one.copied[0] === parts?.label.length ? { ...one, how: 'same' } : one));
}

interface LabelMatch {
  brand: Brand;
  range: Range;
}

const at = (brands: readonly Brand[], begin: number, length: number): LabelMatch[] =>
  brands.map((brand) => ({ brand, range: [begin, begin + length] }));

/** The recorded labels that a domain has under another ending, or with letters or words added. */
function inDomain({ label, suffix }: { label: string; suffix: string }, begin: number, brands: BrandIndex): LabelMatch[] {
  const same = brands.byLabel.get(label);
  const whole = same.filter((brand) => brand.label !== label);
  if (whole.length > 0) return at(whole, begin, label.length);
  if (same.length > 0) return label.length >= MIN_SAME && !isCommon(label) ? at(same, begin, label.length) : [];
  // An added hyphen: `i-dax.market`. A short label must have the same ending too.
  const joined = brands.byLabel.get(label.replaceAll('-', '')).filter((brand) => brand.suffix === suffix || label.length > MIN_SAME);
  if (label.includes('-') && joined.length > 0) return at(joined, begin, label.length);
  return insideLabel(label, begin, brands);
}

/** The recorded labels in the parts of a subdomain, a path, a user name or a mailbox. */
function inLabels(text: string, begin: number, brands: BrandIndex, least = MIN_LABEL): LabelMatch[] {
  return [...text.matchAll(/[^./?@:]+/g)].flatMap(({ 0: part, index }) => {
    const whole = brands.byLabel.get(part);
    // A whole domain with its ending is no accident, however short its label is.
    const domains = whole.filter((brand) => brand.label === part && text.startsWith(part + brand.suffix, index));
    if (domains.length > 0) return domains.flatMap((brand) => at([brand], begin + index, part.length + brand.suffix.length));
    if (whole.length > 0 && part.length >= least && !isCommon(part)) return at(whole, begin + index, part.length);
    return insideLabel(part, begin + index, brands);
  });
}

/** The longest recorded label inside a longer text. */
function insideLabel(text: string, begin: number, brands: BrandIndex): LabelMatch[] {
  let found: LabelMatch[] = [];
  let longest = MIN_LABEL - 1;
  for (let from = 0; from + longest < text.length; from += 1) {
    const most = Math.min(lengthOfLongest(text, from, brands), text.length - from, text.length - 1);
    for (let length = most; length > longest; length -= 1) {
      const matches = labelAt(text, from, length, brands);
      if (matches.length === 0) continue;
      found = at(matches, begin + from, length);
      longest = length;
    }
  }
  return found;
}

/** The length of the longest label that may begin at a position. The first four letters rule out most positions. */
const lengthOfLongest = (text: string, from: number, { longest }: BrandIndex) => longest.get(text.slice(from, from + MIN_LABEL)) ?? 0;

/** The brands whose label is this part of a text and stands out from the text around it. */
function labelAt(text: string, from: number, length: number, brands: BrandIndex): readonly Brand[] {
  const label = text.slice(from, from + length);
  const around = { before: text.slice(0, from), after: text.slice(from + length) };
  const named = brands.byLabel.get(label);
  if (named.length > 0 && !isCommon(label) && isDistinctive(label, around)) return named;
  const core = brands.byCore.get(label);
  return core.length > 0 && isDistinctiveCore(label, around) ? core : [];
}

interface Around {
  before: string;
  after: string;
}

/** Whether a part of a text begins, or ends, where the text or a word does. */
const isBegin = ({ before }: Around) => before === '' || EDGE.test(before.charAt(before.length - 1));
const isEnd = ({ after }: Around) => after === '' || EDGE.test(after.charAt(0));
const EDGE = /[-_\d]/;

/** Whether a label stands out from the text around it. */
function isDistinctive(label: string, around: Around): boolean {
  if (label.length >= MIN_INSIDE) return true;
  if (label.length >= MIN_AT_EDGE && (isBegin(around) || isEnd(around))) return true;
  const isApart = isBegin(around) && isEnd(around);
  if (isApart && label.length >= MIN_APART) return true;
  return (isApart || label.length > MIN_LABEL) && isOfServiceWords(around.before) && isOfServiceWords(around.after);
}

/**
 * Whether the core of a label stands out. The core is less than the label, so it needs words of imitators around it, or hyphens if it is
 * long.
 */
function isDistinctiveCore(core: string, around: Around): boolean {
  const isApart = isBegin(around) && isEnd(around);
  return (isOfServiceWords(around.before) && isOfServiceWords(around.after)) || (isApart && core.length > MIN_APART);
}

/** The label of a firm in a mailbox, with or without its hyphens: `credit.valmorin.pret`. */
function inMailbox(mailbox: string, brands: BrandIndex): LabelMatch[] {
  const apart = inLabels(mailbox.replaceAll('.', '-'), 0, brands, MIN_APART);
  if (apart.length > 0) return apart;
  const letters = [...mailbox.matchAll(/[a-z0-9]/g)];
  const joined = letters.map(({ 0: letter }) => letter).join('');
  return insideLabel(joined, 0, brands).map(({ brand, range: [begin, end] }) => ({
    brand,
    range: [letters[begin]?.index ?? 0, (letters[end - 1]?.index ?? 0) + 1],
  }));
}
