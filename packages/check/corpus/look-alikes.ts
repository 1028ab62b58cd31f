import { createRandom, type Random } from './random.ts';

/** A name or address that imitates another one, as fraudsters do. */
export interface LookAlike {
  typed: string;
  /** The record that it imitates. */
  of: string;
  /** The trick by which it was made. */
  made: Trick;
}

type Trick = keyof typeof TRICKS;

/**
 * Letters that look like Latin ones. This list was made by eye, so that the search is not tested with its own list.
 */
const HOMOGRAPHS: Readonly<Record<string, string>> = {
  a: 'аɑα',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іı',
  j: 'јϳ',
  l: 'ӏ',
  n: 'ո',
  o: 'оοօ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  u: 'ս',
  v: 'ѵν',
  w: 'ԝѡ',
  x: 'х',
  y: 'уү',
};
const FIGURES: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' };
const PAIRS: Readonly<Record<string, string>> = { m: 'rn', w: 'vv' };
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Functions that apply a trick to a letter of a text, or return undefined if they cannot. */
const TRICKS = {
  'one homograph': (random, text, at) => replaceAt(text, at, pickFrom(random, HOMOGRAPHS[letterAt(text, at)])),
  'all homographs': (random, text) => [...text].map((letter) => pickFrom(random, HOMOGRAPHS[letter.toLowerCase()]) ?? letter).join(''),
  figure: (_random, text, at) => replaceAt(text, at, FIGURES[letterAt(text, at)]),
  pair: (_random, text, at) => replaceAt(text, at, PAIRS[letterAt(text, at)]),
  'wrong letter': (random, text, at) => replaceAt(text, at, pickFrom(random, LETTERS.replace(letterAt(text, at), ''))),
  'letter too many': (random, text, at) => text.slice(0, at) + random.pick([...LETTERS]) + text.slice(at),
  'letter doubled': (_random, text, at) => text.slice(0, at) + text.slice(at, at + 1).toLowerCase() + text.slice(at),
  'letter missing': (_random, text, at) => text.slice(0, at) + text.slice(at + 1),
  'letters swapped': (_random, text, at) => {
    const [first = '', second = ''] = text.slice(at, at + 2);
    return isLetter(second) && first.toLowerCase() !== second.toLowerCase()
      ? text.slice(0, at) + second + first + text.slice(at + 2)
      : undefined;
  },
} satisfies Record<string, (random: Random, text: string, at: number) => string | undefined>;

/** A name or a domain to imitate. */
export interface Original {
  /** The record that it belongs to. */
  record: string;
  name: string;
  /** For a domain: the rest after its first label, which is not changed. */
  suffix: string;
}

/** Generates look-alikes of originals with five letters or more, using every trick equally often. */
export function generateLookAlikes(count: number, seed: number, originals: readonly Original[]): LookAlike[] {
  const random = createRandom(seed);
  const long = originals.filter(({ name }) => name.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 5);
  const tricks = Object.keys(TRICKS).filter((trick): trick is Trick => trick in TRICKS);
  const made = new Map<string, LookAlike>();
  for (let attempt = 0; made.size < count; attempt += 1) {
    if (attempt > count * 100) throw new Error('The originals are too few for so many look-alikes');
    const trick = tricks[made.size % tricks.length];
    if (trick === undefined) throw new Error('There is no trick');
    const { record, name, suffix } = random.pick(long);
    const letters = [...name].flatMap((letter, at) => (isLetter(letter) ? [at] : []));
    const typed = TRICKS[trick](random, name, random.pick(letters));
    if (typed === undefined || typed.toLowerCase() === name.toLowerCase()) continue;
    made.set(typed + suffix, { typed: typed + suffix, of: record, made: trick });
  }
  return [...made.values()];
}

const isLetter = (text: string) => /^[a-z]$/i.test(text);
const letterAt = (text: string, at: number) => text.charAt(at).toLowerCase();
const pickFrom = (random: Random, letters = '') => (letters === '' ? undefined : random.pick([...letters]));

function replaceAt(text: string, at: number, by: string | undefined): string | undefined {
  return by === undefined ? undefined : text.slice(0, at) + by + text.slice(at + 1);
}
