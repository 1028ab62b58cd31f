import type { ListedName, NameIndex, Nearness } from '../index/names.ts';
import { JOINED, WITHOUT_SPACES } from '../index/names.ts';
import { cutName, isForm } from '../names/legal-forms.ts';
import { compared, isMinor } from '../names/name-words.ts';
import { isCommonWord, isUsualWord } from '../names/usual-words.ts';
import type { Word } from '../names/words-in-text.ts';

/**
 * How surely some words stand for a record, the surest first. `whole`: they are its name. `close`: they are all of its words, one of them a letter
 * or a sound away or in letters that look alike, or with another legal form. `telling`: they have a word that only this record has and no ordinary
 * text, most of a name that only it has, its words in another order, or a name that a warning no longer gives. `part`: anything else.
 */
export const STRENGTHS = ['whole', 'close', 'telling', 'part'] as const;
type Strength = (typeof STRENGTHS)[number];

/** A run of words in a text that stands for a listed name, or for a part of it. */
export interface Hit {
  name: ListedName;
  /** The place of the run in the text, with its legal form. */
  begin: number;
  end: number;
  /** The words of the name that the text has, without the minor ones. */
  found: readonly string[];
  /** The share of the weight of the name that these words have. */
  share: number;
  strength: Strength;
  /** The worst likeness of a word. */
  how: Nearness;
  /** The legal form in the text: none, that of the record, or another. */
  form: 'none' | 'same' | 'other';
  /** Each of the words begins with a capital letter, or with one that has no capital. */
  isCapital: boolean;
}

/** The share of the weight of a name that several words must have to tell whose name is meant. */
const MOST = 0.5;
/** The fewest letters of a word that leads to a name although a letter is wrong. */
const MIN_LETTERS = 5;
/** The most words of a legal form: `S.G.I.I.C., S.A.`. */
const MAX_FORM_WORDS = 4;
/** Legal forms that are ordinary words in small letters: "Apex Ltd: se ha", "Apex as your bank". */
const USUAL_FORMS = new Set('ab ag as co na ou sa se'.split(' '));
const NEARNESS: readonly Nearness[] = ['same', 'alike', 'letter'];

/** The words of a text, with the words of names that each may stand for. */
interface TypedWords {
  words: readonly Word[];
  near: readonly ReadonlyMap<string, Nearness>[];
  index: NameIndex;
  isOnlyName: boolean;
}

/**
 * The runs of words in a text that stand for a listed name or a part of it. Of one record, there is one in each place.
 *
 * @param isOnlyName whether the text is nothing but a name. Then its words may have any order and be written apart: `Ady en`. There is one hit for
 * each record.
 */
export function hitsIn(words: readonly Word[], index: NameIndex, isOnlyName: boolean): Hit[] {
  const isAlone = isOnlyName && words.length === 1;
  const text: TypedWords = { words, near: words.map((word) => index.nearest(word)), index, isOnlyName };
  const majors = words.filter(({ folded }) => !isMinor(folded)).length;
  const best = new Map<string, Hit>();
  const add = (hit: Hit | undefined) => {
    // In a message, usual words of a firm's name say nothing.
    if (!hit || (!isOnlyName && hit.strength === 'part' && hit.name.list === 'firms' && isUsual(hit))) return;
    const key = `${hit.name.list} ${hit.name.position} ${isOnlyName ? '' : hit.begin}`;
    const before = best.get(key);
    if (!before || rate(hit) > rate(before)) best.set(key, hit);
  };
  for (const [at, word] of words.entries()) {
    for (const [own, how] of text.near[at] ?? []) {
      // A usual or short word with a letter wrong is often another word. Alone, only one that is common too.
      if (how === 'letter' && (Math.min(own.length, word.folded.length) < MIN_LETTERS || (isAlone ? isCommonWord : isUsualWord)(own)))
        continue;
      for (const number of index.ledTo(own)) {
        const name = index.names[number];
        if (!name) continue;
        add(hitOf(name, inOrder(name, text, at, own), text));
        const hit = isOnlyName ? hitOf(name, anywhere(name, text), text) : undefined;
        if (hit?.found.length === majors) add(hit);
      }
    }
    if (WITHOUT_SPACES.test(word.folded)) hitsInside(word, index).forEach(add);
  }
  if (isOnlyName) hitsOfJoined(words, index).forEach(add);
  return [...best.values()];
}

const FORM_RATE: Readonly<Record<Hit['form'], number>> = { same: 0.1, none: 0, other: -0.1 };
const rate = ({ strength, share, how, form }: Hit) => share - STRENGTHS.indexOf(strength) - 0.01 * NEARNESS.indexOf(how) + FORM_RATE[form];

/** The place in the text of each word of a name; undefined for one that the text does not have. */
type Places = readonly (number | undefined)[];

/** The words of a name around one of them, in their order. Small words may be between them. */
function inOrder({ words: own }: ListedName, { words, near }: TypedWords, at: number, anchor: string): Places {
  const places: (number | undefined)[] = own.map(() => undefined);
  const start = own.indexOf(anchor);
  places[start] = at;
  for (const step of [1, -1]) {
    let place = at;
    for (let nth = start + step; nth >= 0 && nth < own.length; nth += step) {
      const word = own[nth] ?? '';
      if (near[place + step]?.has(word)) place += step;
      else if (isMinor(words[place + step]?.folded ?? '') && near[place + 2 * step]?.has(word)) place += 2 * step;
      else continue;
      places[nth] = place;
    }
  }
  return places;
}

/** The words of a name, wherever they are in a text. */
function anywhere({ words: own }: ListedName, { near }: TypedWords): Places {
  return own.map((word) => {
    const place = near.findIndex((words) => words.has(word));
    return place === -1 ? undefined : place;
  });
}

function hitOf(name: ListedName, places: Places, text: TypedWords): Hit | undefined {
  const { words, near, index } = text;
  const { words: own, isBegun, isFormer } = name;
  const major = own.flatMap((word, nth) => (!isMinor(word) ? [{ word, place: places[nth] }] : []));
  const found = major.flatMap(({ word, place }) => (place === undefined ? [] : [{ word, place }]));
  const typed = found.map(({ word }) => word);
  const isAll = found.length === major.length && isBegun !== true;
  const isWhole = isAll && found.every(({ place }, nth) => nth === 0 || place > (found[nth - 1]?.place ?? 0));
  // The small words of a whole name belong to it: `La Joratienne`.
  const at = isWhole ? places.filter((place) => place !== undefined) : found.map(({ place }) => place);
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const [from, to] = [words[first], words[last]];
  if (!from || !to) return undefined;
  const hows = new Set(found.map(({ word, place }) => (words[place]?.isMixed ? 'alike' : (near[place]?.get(word) ?? 'same'))));
  const how = NEARNESS.findLast((one) => hows.has(one)) ?? 'same';
  const weightOf = (some: readonly string[]) => some.reduce((sum, word) => sum + index.weightOf(word), 0);
  const share = isAll ? 1 : weightOf(typed) / weightOf(own);
  // Several words, usual ones too, tell whose name is meant if they are most of it, and have its first word or are three.
  const isMost = share >= MOST && (typed[0] === own[0] || typed.length > 2) && index.areTelling(typed);
  const isTelling = isBegun === true || isMost || typed.some((word) => index.areTelling([word]));
  const base = {
    name,
    begin: from.begin + joinedBefore(from.folded, own),
    end: to.end,
    found: typed,
    share,
    how,
    isCapital: found.every(({ place }) => words[place]?.isCapital === true || !/^\p{Ll}/u.test(words[place]?.folded ?? '')),
    form: 'none' as const,
  };
  if (!isWhole || isFormer) return { ...base, strength: isTelling ? 'telling' : 'part' };
  const withForm = { ...base, ...formAround(base, text, first, last) };
  return { ...withForm, strength: how === 'same' && withForm.form !== 'other' ? 'whole' : 'close' };
}

/** The number of letters that are joined to the beginning of a name: `ومصرف`. */
function joinedBefore(folded: string, own: readonly string[]): number {
  const joined = JOINED.exec(folded)?.[0].length ?? 0;
  return own.includes(folded.slice(joined)) ? joined : 0;
}

/** The legal form behind a whole name or in front of it, and where the name ends or begins with it. */
function formAround({ name }: Pick<Hit, 'name'>, { words, isOnlyName }: TypedWords, first: number, last: number): Partial<Hit> {
  const { words: own, form } = name;
  const before = words[first - 1];
  if (before && compared(before.folded) === form) return { begin: before.begin, form: 'same' };
  const behind = words.slice(last + 1, last + 1 + MAX_FORM_WORDS);
  const forms = behind.map(({ end }, nth) => {
    const typed = behind.slice(0, nth + 1);
    const { words: core, form: written } = cutName([...own, ...typed.map(({ folded }) => folded)]);
    // A word of small letters may belong to the sentence.
    const isSure = isOnlyName || typed.some(({ folded, isUpper }) => isUpper || !USUAL_FORMS.has(folded));
    return { end, written: core.length === own.length && isSure ? written : '' };
  });
  const typed = forms.find(({ written }) => written !== '' && written === form) ?? forms.findLast(({ written }) => written !== '');
  return typed ? { end: typed.end, form: compareForm(typed.written, name) } : {};
}

/** What a legal form in a text says about a name. A name without one may be written with any. */
const compareForm = (written: string, { form }: ListedName): Hit['form'] =>
  written === '' || form === '' ? 'none' : written === form ? 'same' : 'other';

const SURE = { share: 1, strength: 'whole', how: 'same', isCapital: true } as const;

/** A text that is a name of one word, written apart: `Ady en`. Its legal form may be joined too: `ApexS.A.` */
function hitsOfJoined(words: readonly Word[], index: NameIndex): Hit[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  const joined = words.map(({ folded }) => folded).join('');
  return ['', ...[2, 3, 4].map((length) => joined.slice(-length)).filter(isForm)].flatMap((form) => {
    const whole = { ...first, folded: joined.slice(0, joined.length - form.length), spelled: undefined, end: last.end };
    return hitsIn([whole], index, false)
      .filter(({ name }) => name.words.length === 1 && name.isBegun !== true)
      .map((hit): Hit => {
        const typed = compareForm(form, hit.name);
        return { ...hit, form: typed, strength: typed === 'other' ? 'close' : hit.strength };
      });
  });
}

/** Names in scripts without spaces, which may begin and end inside a sentence. */
function hitsInside(word: Word, index: NameIndex): Hit[] {
  return Array.from({ length: Math.max(0, word.folded.length - 2) }).flatMap((_, at) =>
    index.beginningWith(word.folded.slice(at, at + 2)).flatMap((number): Hit[] => {
      const name = index.names[number];
      const [own = ''] = name?.words ?? [];
      if (!name || name.words.length > 1 || !word.folded.startsWith(own, at)) return [];
      const [begin, end] = [word.begin + at, word.begin + at + own.length];
      const hasForm = word.folded.startsWith(name.form, at + own.length);
      return [{ ...SURE, name, begin, end: hasForm ? end + name.form.length : end, found: [own], form: hasForm ? 'same' : 'none' }];
    }),
  );
}

/** Whether the words of a hit are in ordinary texts. The number in `Lantern 60` is not usual beside the word. */
export const isUsual = ({ found, name }: Hit) => !name.isJoined && found.every((word) => isUsualWord(word) && !/\d/.test(word));

/**
 * Of hits that overlap, the longest, then the strongest. Each group has the hits in the place of its first one that have as many words of their
 * names.
 */
export function keepStrongest(hits: readonly Hit[]): Hit[][] {
  const sorted = [...hits].sort(
    (a, b) => b.end - b.begin - (a.end - a.begin) || STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength),
  );
  const owners = new Int32Array(hits.reduce((most, { end }) => Math.max(most, end), 0));
  const groups: Hit[][] = [];
  for (const hit of sorted) {
    const owner = owners.subarray(hit.begin, hit.end).find((one) => one > 0) ?? 0;
    const group = groups[owner - 1];
    if (!group) owners.fill(groups.push([hit]), hit.begin, hit.end);
    else if (group[0] && group[0].begin <= hit.begin && hit.end <= group[0].end && hit.found.length >= group[0].found.length)
      group.push(hit);
  }
  return groups.sort(([a], [b]) => (a?.begin ?? 0) - (b?.begin ?? 0));
}
