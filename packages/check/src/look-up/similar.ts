import { nameOf } from '../index/index.ts';
import type { CheckData, Likeness, Resemblance } from '../types.ts';

/** The most resemblances that are shown, and the most of these with regulated firms, if the text resembles warned firms too. */
const MAX_RESEMBLING = 5;
const MAX_FIRMS = 3;

export function toResemblance(
  { list, position, field }: Pick<Resemblance, 'list' | 'position' | 'field'>,
  { how, differing }: Pick<Resemblance, 'how' | 'differing'>,
  typed: string,
  known: string,
  data: CheckData,
): Resemblance {
  return { list, position, name: nameOf(data, list, position), field, how, typed, known, differing };
}

const CLOSEST: readonly Likeness[] = [
  'same',
  'confusable',
  'pretends',
  'subdomain',
  'word',
  'letter',
  'digit',
  'mailbox',
  'path',
  'handle',
];

/**
 * The closest resemblances, one for each record. The authority and regulated firms come first, because the genuine firm must not be lost
 * among those that imitate it. Within a list the closest come first; of two equally close ones, a domain for a domain and a name for a
 * name.
 */
export function rank(resemblances: readonly Resemblance[], kind: 'name' | 'website'): Resemblance[] {
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
