import { cutDomain, LETTER, lettersOf, MIN_BRAND, type Brand, type BrandIndex } from '../index/brands.ts';
import type { Index } from '../index/index.ts';
import { compareNames } from '../names/compare-names.ts';
import { isCommonWord, isOfServiceWords, isServiceWord } from '../names/usual-words.ts';
import { showHost } from '../read/host.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isWellKnown } from '../read/well-known.ts';
import type { Email, Likeness, Range, Resemblance, Site } from '../types.ts';
import { rank, toResemblance } from './similar.ts';

/*
 * Addresses and user names that contain a listed domain or name without belonging to its owner. Each place has a row of its own. What makes a
 * name stand out from the text around it is the same everywhere.
 */

/** A place in an address where a listed name can be. */
interface Place {
  /** How an address with a name there resembles the record. */
  how: Likeness;
  /** The fewest letters of a name that is a whole part. A shorter label under another ending belongs to another owner: `vela.net`. */
  least: number;
  /** Whether dots, slashes and other marks cut the text into parts. */
  isCut: boolean;
  /** Whether a name that looks alike or has a letter wrong counts. In the other places, there are too many words. */
  isNear: boolean;
  /** Whether only a whole name counts, and no domain. */
  isName?: true;
}

const PLACES: Readonly<Record<'label' | 'host' | 'subdomain' | 'path' | 'before' | 'mailbox' | 'handle', Place>> = {
  /** `norvia.net`, `norvia-login.com`, `norvea.com` */
  label: { how: 'word', least: 6, isCut: false, isNear: true },
  /** `golden.carp.exchange` */
  host: { how: 'word', least: 10, isCut: false, isNear: false, isName: true },
  /** `norvia.town.net`, `norvia.com.town.net` */
  subdomain: { how: 'subdomain', least: 4, isCut: true, isNear: false },
  /** `town.net/norvia` */
  path: { how: 'path', least: 5, isCut: true, isNear: false },
  /** `https://norvia.com@town.net` */
  before: { how: 'pretends', least: 4, isCut: true, isNear: false },
  /** `norvia.claims@gmail.com` */
  mailbox: { how: 'mailbox', least: 6, isCut: false, isNear: false },
  /** `@norvia_support` */
  handle: { how: 'handle', least: 6, isCut: false, isNear: true },
};

/** From this length, a name between hyphens or digits is unlikely to be there by chance: `norvia-town.net`, but not `tovik-town.net`. */
const MIN_APART = 6;
/** The same for a name inside a longer word: `oldelderridgetown.net`. */
const MIN_INSIDE = 10;
/** With more brands than this, more labels of other owners differ from one by a letter, so only longer labels count. */
const MANY = 2000;
const MIN_AMONG_MANY = 8;

/** The text in a place: a part of the typed text that is shown. */
interface Part {
  place: Place;
  text: string;
  typed: string;
  begin: number;
}

type Address = Site | Email | { kind: 'handle'; canonical: string };

/** The text in each place of an address. */
function partsOf(address: Address): Part[] {
  const whole = (place: Place, typed = ''): Part => ({ place, text: typed.toLowerCase(), typed, begin: 0 });
  if (address.kind === 'handle') return [whole(PLACES.handle, address.canonical)];
  const host = showHost(address.host);
  const path = address.kind === 'site' && address.path !== '/' ? address.path : '';
  const typed = host + path;
  const { domain } = cutHost(address.host);
  const { label, suffix } = cutDomain(domain ?? '');
  const above = host.length - label.length - suffix.length;
  return [
    // The label of a well-known domain belongs to its owner.
    { place: PLACES.label, text: domain === undefined || isWellKnown(domain) ? '' : label, typed, begin: above },
    { place: PLACES.host, text: domain === undefined || isWellKnown(domain) ? '' : host, typed, begin: 0 },
    { place: PLACES.subdomain, text: domain === undefined ? '' : host.slice(0, Math.max(0, above - 1)), typed, begin: 0 },
    { place: PLACES.path, text: path.toLowerCase(), typed, begin: host.length },
    whole(PLACES.before, address.pretends),
    whole(PLACES.mailbox, address.kind === 'email' ? address.mailbox : ''),
  ];
}

/** The records whose domain or name an address or a user name contains. */
export function brandsIn(address: Address, index: Index): Resemblance[] {
  const found = partsOf(address).flatMap((part) => {
    const { place, text } = part;
    const pieces = text.matchAll(place.isCut ? /[^./?@:]+/g : /.+/g);
    const copied = [...pieces].flatMap(({ 0: piece, index: at }) => copiesIn(piece, part.begin + at, part, index));
    if (!place.isNear || copied.some(({ how }) => how === 'same')) return copied;
    return [...copied, ...[part, ...wordsOf(part)].flatMap((one) => nearTo(one, index))];
  });
  return rank(found, 'website');
}

/** The longer words of a part: those between its hyphens, also without a word of imitators at the end, `norvea` of `norvea-login` and `norveapay`. */
function wordsOf(part: Part): Part[] {
  const words = [...part.text.matchAll(/[^-]+/g)].flatMap(({ 0: word, index }) => {
    const end = Array.from(word, (_, at) => at).find((at) => at >= MIN_APART && isServiceWord(word.slice(at)));
    const texts = end === undefined ? [word] : [word, word.slice(0, end)];
    return texts.map((text) => ({ ...part, text, begin: part.begin + index }));
  });
  const isOwn = (word: string) => word.length >= MIN_APART && !isCommonWord(word) && !isOfServiceWords(word);
  return words.filter(({ text }) => text !== part.text && isOwn(text));
}

/** The brands that a piece of a text is, or the longest ones that it contains. */
function copiesIn(piece: string, at: number, { place, text, typed }: Part, { brands, data }: Index): Resemblance[] {
  const toCopy = (brand: Brand, begin: number, end: number) => {
    const { label, suffix } = brand;
    const isWhole = place.isNear && end - begin >= text.length;
    const known = isWhole && end === text.length ? rangeOf(label.length, suffix.length) : [];
    const differing = { typed: restOf(typed, [at + begin, at + end]), known };
    return toResemblance(brand, { how: isWhole && place === PLACES.label ? 'same' : place.how, differing }, typed, label + suffix, data);
  };
  const letters = lettersOf(piece);
  const whole = brands()
    .whole.get(letters)
    .filter(({ suffix }) => suffix === '' || !place.isName);
  // A whole domain with its ending is no accident, however short its label is.
  const behind = typed.slice(at + piece.length).toLowerCase();
  const domains = whole.filter(
    ({ label, suffix }) => suffix !== '' && behind.startsWith(suffix) && (place !== PLACES.label || label !== piece),
  );
  if (domains.length > 0) return domains.map((brand) => toCopy(brand, 0, piece.length + brand.suffix.length));
  if (whole.length > 0 && letters.length >= place.least && !isCommonWord(letters))
    return whole.map((brand) => toCopy(brand, 0, piece.length));
  return place.isName ? [] : longestIn(piece, brands()).map(({ brand, begin, end }) => toCopy(brand, begin, end));
}

interface Copy {
  brand: Brand;
  begin: number;
  end: number;
}

/** The brands with the longest form inside a longer text. */
function longestIn(text: string, brands: BrandIndex): Copy[] {
  // The place of each letter, because a form has no hyphens.
  const places = Array.from(text.matchAll(LETTER), ({ index }) => index);
  const letters = lettersOf(text);
  let found: Copy[] = [];
  let longest = MIN_BRAND - 1;
  for (let from = 0; from + longest < letters.length; from += 1) {
    // The first four letters rule out most places.
    const most = Math.min(brands.longest.get(letters.slice(from, from + MIN_BRAND)) ?? 0, letters.length - from, letters.length - 1);
    for (let length = most; length > longest; length -= 1) {
      const [begin, end] = [places[from] ?? 0, (places[from + length - 1] ?? 0) + 1];
      const form = letters.slice(from, from + length);
      const named = brandsNamed(form, { before: text.slice(0, begin), after: text.slice(end) }, brands);
      if (named.length === 0) continue;
      found = named.map((brand) => ({ brand, begin, end }));
      longest = length;
    }
  }
  return found;
}

/** The text around a form. */
interface Around {
  before: string;
  after: string;
}

/** The brands with a form that stands out from the text around it. */
function brandsNamed(form: string, around: Around, { whole, core }: BrandIndex): readonly Brand[] {
  if (whole.has(form) && !isCommonWord(form) && standsOut(form, around)) return whole.get(form);
  // The core of a label is less than the label, so it needs words of imitators around it.
  return core.has(form) && isAmongServiceWords(around) ? core.get(form) : [];
}

const isApart = ({ before, after }: Around) => isEdge(before.at(-1)) && isEdge(after.at(0));
const isEdge = (character = '-') => EDGE.test(character);
const EDGE = /[^\p{L}\p{M}]/u;

const isAmongServiceWords = ({ before, after }: Around) => isOfServiceWords(before) && isOfServiceWords(after);

/** Whether a form is unlikely to be there by chance. */
function standsOut({ length }: string, around: Around): boolean {
  if (length >= MIN_INSIDE || (length >= MIN_APART && isApart(around))) return true;
  return (length > MIN_BRAND || isApart(around)) && isAmongServiceWords(around);
}

/** The brands that differ from a part by letters that look alike, or by one letter. */
function nearTo({ text, typed, begin }: Part, index: Index): Resemblance[] {
  const letters = lettersOf(text);
  const { near, size } = index.brands();
  // The path is no part of the domain.
  const suffix = typed.slice(begin + text.length).replace(/\/.*$/, '');
  return near(letters).flatMap(({ brands, form, how }) => {
    const isChance = how === 'letter' && size > MANY && Math.min(letters.length, form.length) < MIN_AMONG_MANY;
    return brands.flatMap((brand): Resemblance[] => {
      const found = how === 'same' || isChance ? undefined : compareNames(text, brand.label);
      if (!found) return [];
      const isOther = brand.suffix !== '' && suffix !== brand.suffix;
      const endingOf = (label: string, ending: string) => (isOther ? rangeOf(label.length, ending.length) : []);
      const differing = {
        typed: [...found.differing.typed, ...endingOf(text, suffix)],
        known: [...found.differing.known, ...endingOf(brand.label, brand.suffix)],
      };
      return [toResemblance(brand, { how: found.how, differing }, text + suffix, brand.label + brand.suffix, index.data)];
    });
  });
}

const rangeOf = (begin: number, length: number): Range[] => (length === 0 ? [] : [[begin, begin + length]]);

/** The ranges before and after a part of a text. */
function restOf(text: string, [begin, end]: Range): Range[] {
  return [[0, begin] as const, [end, text.length] as const].filter(([from, to]) => to > from);
}
