import { classOf } from '../names/lexicon.ts';
import { cutName, isForm } from '../names/legal-forms.ts';
import { skeletonOf } from '../names/look-alike-letters.ts';
import { memo } from '../names/memo.ts';
import { compared, isLink, isMinor } from '../names/name-words.ts';
import { soundOf } from '../names/sound.ts';
import { isFinanceWord, isUsualWord } from '../names/usual-words.ts';
import { wordsAt, type Word } from '../names/words-in-text.ts';
import type { CheckData } from '../types.ts';
import { MultiMap } from './multi-map.ts';
import { indexNearest, type Nearest } from './nearest.ts';

export interface ListedName {
  list: 'firms' | 'warnings' | 'ours';
  /** The position of the record in its list. */
  position: number;
  field: 'name' | 'alias';
  /** The warning no longer gives this name. */
  isFormer: boolean;
  /** The name as in the record. */
  value: string;
  /** The folded words of the name in compared form (`compared`), without its legal form. */
  words: readonly string[];
  /** The legal form in short; empty if there is none. */
  form: string;
  /** The name is read as one word: `goldencarpexchange`. */
  isJoined: boolean;
  /** The one word is made of the first two of the name only: `goldencarp`. */
  isBegun?: boolean;
}

/** How a word of a text stands for a word of a name: equal or in another form, in letters that look alike, or a letter or a sound away. */
export type Nearness = 'same' | 'alike' | 'letter';

/** The words of all names, and the names that each leads to. A name is given by its position in `names`. */
export interface NameIndex {
  /** Firms and warnings with their other names, and the authority. A name with umlauts, or of several words, has further readings. */
  names: readonly ListedName[];
  /** The words of names that a word of a text may stand for. */
  nearest: (word: Word) => ReadonlyMap<string, Nearness>;
  /** The names that a word leads to. A frequent word leads only to those that have no rarer one. */
  ledTo: (word: string) => readonly number[];
  /** All names with a word. */
  namesWith: (word: string) => readonly number[];
  /** What a word says about whose name is meant: the rarer, the more. Usual words say less, minor ones nothing. */
  weightOf: (word: string) => number;
  /** Whether only one record has a name with all of these words. A single word must also be in no ordinary text. */
  areTelling: (words: readonly string[]) => boolean;
  /** Whether a text is the whole name of a firm and has the form of a host: `Booking.com`. */
  isNamedAsHost: (text: string) => boolean;
  /** Names in scripts without spaces that begin with these two characters. */
  beginningWith: (characters: string) => readonly number[];
}

/** A name that is a host, as some warned firms have. It is compared as an address. */
const HOST_NAME = /^[\p{Ll}\p{N}-]+(?:\.[\p{Ll}\p{N}-]+)+$/u;
export const isHostName = (name: string) => HOST_NAME.test(name);

/** Scripts without spaces between words. */
export const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u;
/** Fewer letters joined are a word by chance. */
const MIN_JOINED = 5;
/** More names with a word are too many to compare with every text that has it. */
const FREQUENT = 400;
/** The part of its weight that a usual word keeps, and one that is usual in the names of firms. */
const USUAL = 0.6;
const FINANCE = 0.3;
const NONE: readonly number[] = [];

export function indexNames(data: CheckData): NameIndex {
  const names = listNames(data);
  const filed = new Map<string, number[]>();
  const beginnings = new MultiMap<string, number>();
  for (const [number, { words }] of names.entries()) {
    for (const word of words) {
      const numbers = filed.get(word);
      if (numbers === undefined) filed.set(word, [number]);
      else if (numbers.at(-1) !== number) numbers.push(number);
    }
    const [first = ''] = words;
    if (WITHOUT_SPACES.test(first)) beginnings.add(first.slice(0, 2), number);
  }
  const hosts = new Set(names.map(({ value }) => value.toLowerCase()));
  const namesWith = (word: string) => filed.get(word) ?? NONE;
  const weightOf = memo((word: string): number =>
    isMinor(word)
      ? 0
      : Math.log(1 + names.length / Math.max(1, namesWith(word).length)) * (isFinanceWord(word) ? FINANCE : isUsualWord(word) ? USUAL : 1),
  );
  const isRarest = (word: string, number: number) =>
    names[number]?.words.every((other) => isMinor(other) || namesWith(other).length >= namesWith(word).length);
  return {
    names,
    namesWith,
    weightOf,
    ledTo: memo((word) => {
      const all = namesWith(word);
      return all.length <= FREQUENT ? all : all.filter((number) => isRarest(word, number));
    }),
    areTelling(words) {
      const [own = '', ...others] = words.filter((word) => !isMinor(word)).sort((a, b) => namesWith(a).length - namesWith(b).length);
      if (own === '' || (others.length === 0 && isUsualWord(own))) return false;
      const found = namesWith(own)
        .flatMap((number) => names[number] ?? [])
        .filter((name) => others.every((word) => name.words.includes(word)));
      return found.every(({ list, position }) => list === found[0]?.list && position === found[0].position);
    },
    nearest: createNearest(filed),
    isNamedAsHost: (text) => hosts.has(text.toLowerCase()),
    beginningWith: (characters) => beginnings.get(characters),
  };
}

function listNames({ firms, warnings, authority }: CheckData): ListedName[] {
  const all: ListedName[] = [];
  const add = (list: ListedName['list'], position: number, field: ListedName['field'], value: string, isFormer = false) => {
    if (list === 'warnings' && isHostName(value)) return;
    for (const reading of readingsOf(value, list === 'warnings')) all.push({ list, position, field, isFormer, value, ...reading });
  };
  firms.forEach(({ name, otherNames = [] }, position) => {
    add('firms', position, 'name', name);
    for (const other of otherNames) add('firms', position, 'alias', other.name);
  });
  warnings.forEach(({ name, aliases = [], formerNames = [] }, position) => {
    add('warnings', position, 'name', name);
    for (const alias of aliases) add('warnings', position, 'alias', alias);
    for (const former of formerNames) add('warnings', position, 'alias', former.name, true);
  });
  if (authority) add('ours', 0, 'name', authority.name);
  if (authority?.shortName !== undefined) add('ours', 0, 'alias', authority.shortName);
  return all;
}

/**
 * The readings of a name: as it is, with umlauts as two letters, with a legal form moved from its beginning to its end, and joined. Of the name of
 * a warned firm, the first two words joined are enough.
 */
function readingsOf(value: string, isWarned: boolean): Pick<ListedName, 'words' | 'form' | 'isJoined' | 'isBegun'>[] {
  const words = wordsAt(value);
  const spellings = [words.map(({ folded }) => folded)];
  if (words.some(({ spelled }) => spelled !== undefined)) spellings.push(words.map(({ folded, spelled }) => spelled ?? folded));
  const [[first = '', ...others] = []] = spellings;
  if (others.length > 0 && isForm(first)) spellings.push([...others, first]);
  const whole = spellings.map(cutName).map((name) => ({ words: name.words.map(compared), form: name.form, isJoined: false }));
  const [own] = whole;
  const { words: all = [], form = '' } = own ?? {};
  const joined = all.length === 1 ? [] : [all, all.filter((word) => !isLink(word))].map((some) => some.join(''));
  const begun = all.length > 2 ? all.slice(0, 2).join('') : '';
  return [
    ...whole.filter((one) => one.words.some((word) => word !== '')),
    ...[...new Set(joined)].filter(({ length }) => length >= MIN_JOINED).map((word) => ({ words: [word], form, isJoined: true })),
    ...(isWarned && begun.length >= MIN_JOINED ? [{ words: [begun], form: '', isJoined: true, isBegun: true }] : []),
  ];
}

/** The fewest letters of words that sound or look alike, and of those that differ by a letter. */
const MIN_ALIKE = 3;
const MIN_NEAR = 4;
/** What Arabic joins to the beginning of a word (and, in, as, so, to), and French with an apostrophe. */
export const JOINED = /^(?:[وبكفل](?=\p{Script=Arabic}{3})|(?:[dl]|qu)(?=[aeiouh]))/u;
/** Digits that stand for letters: `qu4nt4v1a`. */
const DIGITS = new Map([...'4a3e5s7t8b'.matchAll(/(.)(.)/g)].map(([, digit = '', letter = '']) => [digit, letter]));

const keyOf = (word: string) =>
  skeletonOf(soundOf(/\p{L}/u.test(word) ? word.replaceAll(/[34578]/g, (digit) => DIGITS.get(digit) ?? digit) : word));

function createNearest(filed: ReadonlyMap<string, readonly number[]>): NameIndex['nearest'] {
  let near: { words: string[]; find: Nearest } | undefined;
  function index() {
    const words = [...filed.keys()].filter((word) => !isMinor(word));
    return { words, find: indexNearest(words, keyOf) };
  }

  function find(word: string): ReadonlyMap<string, Nearness> {
    const forms = [word, compared(word), word.replace(/s$/, ''), `${word}s`, word.replace(JOINED, '')];
    const found = new Map<string, Nearness>(forms.filter((form) => filed.has(form)).map((form) => [form, 'same']));
    if (found.size > 0 || word.length < MIN_ALIKE || isUsualWord(word) || classOf(word) !== undefined) return found;
    near ??= index();
    for (const { key, how } of near.find(word)) {
      const other = near.words[key] ?? '';
      if (how === 'letter' && Math.max(word.length, other.length) < MIN_NEAR) continue;
      found.set(other, how !== 'letter' && skeletonOf(other) === skeletonOf(word) ? 'alike' : 'letter');
    }
    return found;
  }

  const nearest = memo(find);
  return ({ folded, spelled }) => {
    const found = nearest(folded);
    if (spelled === undefined) return found;
    const same = [...nearest(spelled)].filter(([, how]) => how === 'same');
    return new Map([...found, ...same]);
  };
}
