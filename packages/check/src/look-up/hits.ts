import type { ListedName, NameIndex, Nearness } from '../index/names.ts';
import { WITHOUT_SPACES } from '../index/names.ts';
import { cutName, isForm, isFormWord } from '../names/legal-forms.ts';
import { compared, isMinor } from '../names/name-words.ts';
import { isUsualWord } from '../names/usual-words.ts';
import type { Word } from '../names/words-in-text.ts';

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
  /** The text has all words of the name. */
  isWhole: boolean;
  /** One of the words is in no other record, and in no ordinary text. */
  isTelling: boolean;
  /** The worst likeness of a word. */
  how: Nearness;
  /** Each of the words begins with a capital letter, or with one that has no capital. */
  isCapital: boolean;
  /** The words may be there by chance, so they are no more than a part of a name. */
  isWeak?: boolean;
  /** The legal form in the text: none, that of the record, or another. */
  form: 'none' | 'same' | 'other';
}

/** The share of the weight of a name that usual words must have to tell whose name is meant. */
const MOST = 0.5;
/** The most words of a legal form: `S.G.I.I.C., S.A.`. */
const MAX_FORM_WORDS = 4;
/** Legal forms that are ordinary words in small letters: "Apex Ltd: se ha", "Apex as your bank". */
const USUAL_FORMS = new Set('ab ag as co na ou sa se'.split(' '));
export const NEARNESS: readonly Nearness[] = ['same', 'alike', 'letter'];
/** The most words that are joined and compared with a name of one word. */
const MAX_JOINED = 4;

/**
 * The runs of words in a text that stand for a listed name, or a part of it.
 *
 * @param isAsked whether the text is nothing but a name. Then its words may have any order and be written apart: `Ady en`.
 */
export function hitsIn(words: readonly Word[], index: NameIndex, isAsked: boolean): Hit[] {
  const near = words.map((word) => index.nearest(word));
  const majors = words.filter(({ folded }) => !isMinor(folded)).length;
  const found = new Map<string, Hit>();
  const add = (hit: Hit | undefined) => {
    if (!hit) return;
    const key = `${hit.name.list} ${hit.name.position} ${isAsked ? '' : hit.begin}`;
    const before = found.get(key);
    if (!before || isBetter(hit, before)) found.set(key, hit);
  };

  for (const [at, word] of words.entries()) {
    for (const [own, how] of near[at] ?? []) {
      // A usual word with a letter wrong is often another word.
      if ((isMinor(own) && !isAsked) || (how === 'letter' && isUsualWord(own))) continue;
      for (const number of isAsked ? index.namesWith(own) : index.ledTo(own)) {
        const name = index.names[number];
        if (!name) continue;
        add(hitOf(name, inOrder(name, near, words, at, own), words, index, isAsked));
        if (!isAsked || majors > name.words.length) continue;
        const hit = hitOf(name, anywhere(name, near), words, index, isAsked);
        if (hit?.found.length === majors) add(hit);
      }
    }
    if (WITHOUT_SPACES.test(word.folded)) hitsInside(word, index).forEach(add);
  }
  const [first, last] = [words[0], words.at(-1)];
  if (isAsked && first && last && words.length > 1 && words.length <= MAX_JOINED) {
    const joined = words.map(({ folded }) => folded).join('');
    // A legal form may be joined too: `ApexS.A.`
    const forms = ['', ...[2, 3, 4].map((length) => joined.slice(-length)).filter(isForm)];
    for (const form of forms) {
      const whole = { ...first, folded: joined.slice(0, joined.length - form.length), spelled: undefined, end: last.end };
      for (const hit of hitsIn([whole], index, false)) {
        if (hit.name.words.length === 1 && hit.name.isBegun !== true) add({ ...hit, form: formOf(form, hit.name) });
      }
    }
  }
  return [...found.values()];
}

const FORM_RATE: Readonly<Record<Hit['form'], number>> = { same: 0.1, none: 0, other: -0.1 };

/** Whether a hit says more than another of the same record. */
const isBetter = (one: Hit, other: Hit) => rate(one) > rate(other);
const rate = ({ isWhole, share, how, form }: Hit) => (isWhole ? 1 : 0) + share - 0.01 * NEARNESS.indexOf(how) + FORM_RATE[form];

/** The place in the text of each word of a name; undefined for one that the text does not have. */
type Places = readonly (number | undefined)[];
type NearWords = readonly ReadonlyMap<string, Nearness>[];

/** The words of a name around one of them, in their order. Small words may be between them. */
function inOrder({ words: own }: ListedName, near: NearWords, words: readonly Word[], at: number, anchor: string): Places {
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
function anywhere({ words: own }: ListedName, near: NearWords): Places {
  const taken = new Set<number>();
  return own.map((word) => {
    const place = near.findIndex((words, at) => words.has(word) && !taken.has(at));
    if (place === -1) return undefined;
    taken.add(place);
    return place;
  });
}

function hitOf(name: ListedName, places: Places, words: readonly Word[], index: NameIndex, isAsked: boolean): Hit | undefined {
  const { words: own } = name;
  const isSmall = own.every(isMinor);
  const major = own.flatMap((word, nth) => (isSmall || !isMinor(word) ? [{ word, place: places[nth] }] : []));
  const found = major.filter(({ place }) => place !== undefined);
  const at = found.map(({ place = 0 }) => place);
  const isInOrder = at.every((place, nth) => nth === 0 || place > (at[nth - 1] ?? 0));
  const isWhole = found.length === major.length && isInOrder && name.isBegun !== true;
  // The small words of a whole name belong to it: `La Joratienne`.
  const all = isWhole ? places.filter((place) => place !== undefined) : at;
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const [from, to] = [words[first], words[last]];
  if (!from || !to) return undefined;
  const hows = found.map(({ word, place = 0 }) =>
    words[place]?.isMixed ? 'alike' : (index.nearest(words[place] ?? from).get(word) ?? 'same'),
  );
  const how = NEARNESS.findLast((one) => hows.includes(one)) ?? 'same';
  const weights = major.map(({ word }) => index.weightOf(word));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = total === 0 ? 1 : found.reduce((sum, { word }) => sum + index.weightOf(word), 0) / total;
  const hit: Hit = {
    name,
    begin: from.begin + joinedBefore(from.folded, own),
    end: to.end,
    found: found.map(({ word }) => word),
    share,
    isWhole,
    isTelling:
      found.length === major.length ||
      found.some(({ word }) => index.areTelling([word])) ||
      // Usual words tell whose name is meant if they are most of it, with its beginning, or three of them.
      (found.length > 1 &&
        share >= MOST &&
        (found[0]?.word === own[0] || found.length > 2) &&
        index.areTelling(found.map(({ word }) => word))),
    how,
    isCapital: at.every((place) => words[place]?.isCapital === true || !/^\p{Ll}/u.test(words[place]?.folded ?? '')),
    form: 'none',
  };
  return isWhole ? withForm(hit, words, first, last, isAsked) : hit;
}

/** The number of letters that are joined to the beginning of a name: `ومصرف`. */
function joinedBefore(folded: string, own: readonly string[]): number {
  const word = own.find((one) => folded.endsWith(one) && folded.length > one.length);
  return word !== undefined && /^(?:[وبكفل]|qu|[dl])$/u.test(folded.slice(0, -word.length)) ? folded.length - word.length : 0;
}

/** A whole name with the legal form behind it, or in front of it. */
function withForm(hit: Hit, words: readonly Word[], first: number, last: number, isAsked: boolean): Hit {
  const { words: own, form } = hit.name;
  const before = words[first - 1];
  if (before && isForm(before.folded) && compared(before.folded) === form) return { ...hit, begin: before.begin, form: 'same' };
  const behind = words.slice(last + 1, last + 1 + MAX_FORM_WORDS);
  const length = behind.findIndex(({ folded }) => !isFormWord(folded) && folded.length > 1);
  const forms = behind.slice(0, length === -1 ? undefined : length).map((_, nth, all) => {
    const typed = all.slice(0, nth + 1);
    const { words: core, form: written } = cutName([...own, ...typed.map(({ folded }) => folded)]);
    // A word of small letters may belong to the sentence.
    const isSure = isAsked || typed.some(({ folded, isUpper }) => isUpper || !USUAL_FORMS.has(folded));
    return { written: core.length === own.length && isSure ? written : '', end: typed.at(-1)?.end ?? hit.end };
  });
  const typed = forms.find(({ written }) => written !== '' && written === form) ?? forms.findLast(({ written }) => written !== '');
  return typed ? { ...hit, end: typed.end, form: formOf(typed.written, hit.name) } : hit;
}

/** What a legal form in a text says about a name. A name without one may be written with any. */
const formOf = (written: string, { form }: ListedName): Hit['form'] =>
  written === '' || form === '' ? 'none' : written === form ? 'same' : 'other';

/** Names in scripts without spaces, which may begin and end inside a sentence. */
function hitsInside(word: Word, index: NameIndex): Hit[] {
  const found: Hit[] = [];
  for (let at = 0; at < word.folded.length - 2; at += 1) {
    for (const number of index.beginningWith(word.folded.slice(at, at + 2))) {
      const name = index.names[number];
      const [own = ''] = name?.words ?? [];
      if (!name || name.words.length > 1 || !word.folded.startsWith(own, at)) continue;
      const rest = word.folded.slice(at + own.length);
      const hasForm = name.form !== '' && rest.startsWith(name.form);
      const end = word.begin + at + own.length + (hasForm ? name.form.length : 0);
      const place = { begin: word.begin + at, end };
      found.push({
        name,
        ...place,
        found: [own],
        share: 1,
        isWhole: true,
        isTelling: true,
        how: 'same',
        isCapital: true,
        form: hasForm ? 'same' : 'none',
      });
    }
  }
  return found;
}

/** Whether the words of a hit are in ordinary texts. The number in `Lantern 60` is not usual beside the word. */
export const isUsual = ({ found, name }: Hit) =>
  !name.isJoined && found.every((word) => isUsualWord(word) && (found.length === 1 || !/\d/.test(word)));
