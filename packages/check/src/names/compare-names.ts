import { editBetween, type Edit } from '../index/near.ts';
import type { Likeness, Range } from '../types.ts';
import { foldCharacter } from './fold.ts';
import { countNameWords } from './legal-forms.ts';
import { joinPairs, prototypeOf } from './look-alike-letters.ts';
import { readName } from './name.ts';

/** How one name resembles another. */
export interface LookAlike {
  how: Likeness;
  /** The differing parts of both texts. */
  differing: { typed: readonly Range[]; known: readonly Range[] };
}

/** Shorter names are too similar to each other. */
export const LEAST_LETTERS = 5;

/**
 * Compares the typed text with a name or a label on record. Undefined if they are not alike, or too short.
 */
export function compareNames(typed: string, known: string): LookAlike | undefined {
  const [one, other] = [spell(typed), spell(known)];
  const [core, whole] = [align(one, other, true), align(one, other, false)];
  if (!core) return whole;
  // Either the legal forms differ too, or nothing differs.
  const forms = [readName(typed).form, readName(known).form];
  if (forms.includes('') || forms[0] === forms[1]) return core;
  const { how, differing } = core;
  return { how, differing: { typed: [...differing.typed, one.form], known: [...differing.known, other.form] } };
}

/** A letter or digit of a name, and its position in the text. */
interface Unit {
  key: string;
  begin: number;
  end: number;
}

interface Spelled {
  text: string;
  /** As it is, and as it looks. Both with and without the legal form. */
  plain: Record<'whole' | 'core', readonly Unit[]>;
  skeleton: Record<'whole' | 'core', readonly Unit[]>;
  /** Where the legal form is. */
  form: Range;
}

function spell(text: string): Spelled {
  const plain = wordsOf(text, foldCharacter);
  const skeleton = wordsOf(text, prototypeOf);
  const count = countNameWords(plain.map((word) => word.map(({ key }) => key).join('')));
  const form = plain.slice(count).flat();
  return {
    text,
    plain: { whole: plain.flat(), core: plain.slice(0, count).flat() },
    skeleton: { whole: joinUnits(skeleton.flat()), core: joinUnits(skeleton.slice(0, count).flat()) },
    form: [form.at(0)?.begin ?? text.length, form.at(-1)?.end ?? text.length],
  };
}

/** The words of a text as units. `read` returns the letters for a character; a space separates words. */
function wordsOf(text: string, read: (character: string) => string): Unit[][] {
  const words: Unit[][] = [];
  let inWord = false;
  let begin = 0;
  for (const character of text) {
    const end = begin + character.length;
    for (const key of read(character)) {
      if (key !== ' ') {
        if (!inWord) words.push([]);
        words.at(-1)?.push({ key, begin, end });
      }
      inWord = key !== ' ';
    }
    begin = end;
  }
  return words;
}

/** Joins two units that look like one letter. */
function joinUnits(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const [unit, next] = [units[at], units[at + 1]];
    if (!unit) continue;
    const pair = next && joinPairs(unit.key + next.key);
    if (pair?.length === 1) {
      joined.push({ key: pair, begin: unit.begin, end: next?.end ?? unit.end });
      at += 1;
    } else joined.push(unit);
  }
  return joined;
}

function align(typed: Spelled, known: Spelled, core: boolean): LookAlike | undefined {
  const part = core ? 'core' : 'whole';
  const plain = editOf(typed.plain[part], known.plain[part]);
  const skeleton = editOf(typed.skeleton[part], known.skeleton[part]);
  const edit = plain && isNone(plain) ? plain : skeleton && isNone(skeleton) ? skeleton : (plain ?? skeleton);
  if (!edit) return undefined;
  const spelling = edit === plain ? 'plain' : 'skeleton';
  const differing = markDifferences(typed.text, typed[spelling][part], known.text, known[spelling][part], edit);
  // A label with an accent is another domain, although folding removes accents.
  const how = !isNone(edit) ? 'letter' : differing.typed.length === 0 ? 'same' : 'confusable';
  return { how, differing };
}

function editOf(typed: readonly Unit[], known: readonly Unit[]): Edit | undefined {
  if (Math.min(typed.length, known.length) < LEAST_LETTERS) return undefined;
  return editBetween(
    typed.map(({ key }) => key),
    known.map(({ key }) => key),
  );
}

const isNone = ({ first, second }: Edit) => first === 0 && second === 0;

/** Marks the units of the edit, and other units that count as equal but have different characters. */
function markDifferences(typedText: string, typed: readonly Unit[], knownText: string, known: readonly Unit[], edit: Edit) {
  const marked: Record<'typed' | 'known', Range[]> = { typed: [], known: [] };
  const mark = (side: 'typed' | 'known', units: readonly Unit[]) => {
    for (const { begin, end } of units) {
      const last = marked[side].at(-1);
      if (last && last[1] >= begin) marked[side][marked[side].length - 1] = [last[0], Math.max(end, last[1])];
      else marked[side].push([begin, end]);
    }
  };
  const shift = edit.second - edit.first;
  const written = (text: string, { begin, end }: Unit) => text.slice(begin, end).toLowerCase();
  // `&` and `and` are the same word.
  const isSame = (one: string, other: string) => one === other || one === '&' || other === '&';
  for (const [at, unit] of typed.entries()) {
    if (at === edit.at) mark('known', known.slice(edit.at, edit.at + edit.second));
    if (at >= edit.at && at < edit.at + edit.first) {
      mark('typed', [unit]);
      continue;
    }
    const other = known[at < edit.at ? at : at + shift];
    if (!other || isSame(written(typedText, unit), written(knownText, other))) continue;
    mark('typed', [unit]);
    mark('known', [other]);
  }
  if (edit.at >= typed.length) mark('known', known.slice(edit.at, edit.at + edit.second));
  return marked;
}
