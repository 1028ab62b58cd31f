import { nameOf, type Index } from '../index/index.ts';
import { cutDomain, isCommon } from '../index/brands.ts';
import type { Original } from '../index/look-alikes.ts';
import { compareNames } from '../names/compare-names.ts';
import { wordsAt } from '../names/words-in-text.ts';
import { showHost } from '../read/host.ts';
import { cutHost } from '../read/public-suffix.ts';
import { isWellKnown } from '../read/well-known.ts';
import type { CheckData, Email, Likeness, Range, Resemblance, Site } from '../types.ts';
import { warnedByWords } from './candidates.ts';
import { findEmbedded } from './imitation.ts';

/** The most resemblances that are shown, and the most of these with regulated firms, if the text resembles warned firms too. */
const MAX_RESEMBLING = 5;
const MAX_FIRMS = 3;
/** With more names and labels than this, more addresses of other owners differ from one by a letter, so only longer labels count. */
const MANY = 2000;
const MIN_AMONG_MANY = 8;

/** The records whose name resembles a name. */
export function similarToName(typed: string, index: Index): Resemblance[] {
  const alike = index
    .lookAlikes()
    .alike(typed)
    .flatMap((original): Resemblance[] => {
      const found = compareNames(typed, original.name);
      return found && original.suffix === '' ? [toResemblance(original, found, typed, original.name, index.data)] : [];
    });
  return rank(alike, 'name');
}

/**
 * The records that an address resembles. If there are none, the warned firms most of whose name it contains.
 *
 * @param expected the firms that the text names, which an address in it is likely to imitate
 */
export function similarToAddress(address: Site | Email, index: Index, expected: readonly number[]): Resemblance[] {
  const embedded = findEmbedded(address, index.brands()).map(({ brand, how, typed, copied }): Resemblance => {
    const { list, position, value, label, suffix } = brand;
    const differing = { typed: restOf(typed, copied), known: [] };
    return toResemblance({ list, position, field: 'website' }, { how, differing }, typed, label + suffix || value, index.data);
  });
  const { domain } = cutHost(address.host);
  const alike = domain === undefined ? [] : alikeDomains(domain, index, expected);
  const found = rank([...embedded, ...alike], 'website');
  return found.length > 0 || domain === undefined || isWellKnown(domain) ? found : warningsNamedBy(address.host, domain, index);
}

/** The warned firms most of whose name a host contains, in words or written together: `apexmeridian.com` for Apex Meridian Trade. */
function warningsNamedBy(host: string, domain: string, index: Index): Resemblance[] {
  const { label, suffix } = cutDomain(domain);
  const labels = `${showHost(host).slice(0, -(label.length + suffix.length))} ${label} ${suffix}`;
  return warnedByWords(wordsAt(labels), index).map(({ position, share }): Resemblance => {
    const known = nameOf(index.data, 'warnings', position);
    // They are not compared letter by letter.
    const found = { how: share > 0.99 ? 'same' : 'part', differing: { typed: [], known: [] } } as const;
    return toResemblance({ list: 'warnings', position, field: 'name' }, found, label + suffix, known, index.data);
  });
}

function alikeDomains(domain: string, index: Index, expected: readonly number[]): Resemblance[] {
  const { label, suffix } = cutDomain(domain);
  const isOfOthers = isWellKnown(domain);
  return index
    .lookAlikes()
    .alike(label)
    .flatMap((original): Resemblance[] => {
      const found = compareNames(label, original.name);
      if (!found) return [];
      const isExpected = original.list === 'firms' && expected.includes(original.position);
      if (found.how === 'letter' && !isExpected && (isOfOthers || isChance(label, original, index.lookAlikes().size))) return [];
      if (found.how === 'same' && original.field === 'website' && (isOfOthers || isCommon(label) || label.length < 6)) return [];
      const differ = suffix !== original.suffix && original.suffix !== '';
      const ending = (ranges: readonly Range[], begin: number, end: string) =>
        differ ? [...ranges, [begin, begin + end.length] as const] : ranges;
      const differing = {
        typed: ending(found.differing.typed, label.length, suffix),
        known: ending(found.differing.known, original.name.length, original.suffix),
      };
      return [toResemblance(original, { how: found.how, differing }, label + suffix, original.name + original.suffix, index.data)];
    });
}

/** Whether two labels may differ by a letter by chance, because they are short or usual words. */
function isChance(label: string, { name }: Original, size: number): boolean {
  if (isCommon(label) || isCommon(name.toLowerCase())) return true;
  return size > MANY && Math.min(label.length, name.length) < MIN_AMONG_MANY;
}

export function toResemblance(
  { list, position, field }: Pick<Resemblance, 'list' | 'position' | 'field'>,
  { how, differing }: Pick<Resemblance, 'how' | 'differing'>,
  typed: string,
  known: string,
  data: CheckData,
): Resemblance {
  return { list, position, name: nameOf(data, list, position), field, how, typed, known, differing };
}

/** The ranges before and after a part of a text. */
function restOf(text: string, [begin, end]: Range): Range[] {
  return [[0, begin] as const, [end, text.length] as const].filter(([from, to]) => to > from);
}

const CLOSEST: readonly Likeness[] = ['same', 'confusable', 'pretends', 'subdomain', 'word', 'letter', 'digit', 'mailbox', 'path', 'part'];

/**
 * The closest resemblances, one for each record. The authority and regulated firms come first, because the genuine firm must not be lost
 * among those that imitate it. Within a list the closest come first; of two equally close ones, a domain for a domain and a name for a
 * name.
 */
function rank(resemblances: readonly Resemblance[], kind: 'name' | 'website'): Resemblance[] {
  const isOther = ({ field }: Resemblance) => Number((field === 'website') !== (kind === 'website'));
  const sorted = [...resemblances].sort((a, b) => CLOSEST.indexOf(a.how) - CLOSEST.indexOf(b.how) || isOther(a) - isOther(b));
  const seen = new Set<string>();
  const once = sorted.filter(({ list, position }) => {
    const record = `${list} ${position}`;
    return !seen.has(record) && seen.add(record);
  });
  const of = (list: Resemblance['list']) => once.filter((one) => one.list === list);
  const [ours, firms, warned] = [of('ours'), of('firms'), of('warnings')];
  const shownFirms = firms.slice(0, Math.max(MAX_FIRMS, MAX_RESEMBLING - warned.length));
  return [...ours, ...shownFirms, ...warned].slice(0, MAX_RESEMBLING);
}
