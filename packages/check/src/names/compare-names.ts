import { editBetween, type Edit } from '../index/nearest.ts';
import type { Likeness, Range } from '../types.ts';
import { foldCharacter } from './fold.ts';
import { countNameWords } from './legal-forms.ts';
import { prototypeOf } from './look-alike-letters.ts';
import { readName } from './name.ts';

/** How one name resembles another. */
export interface LookAlike {
  how: Likeness;
  /** The differing parts of both texts. */
  differing: { typed: readonly Range[]; known: readonly Range[] };
}

/** Shorter names are too similar to each other. */
const MIN_LETTERS = 5;

/**
 * Compares a typed text with a listed name or label by how their letters look, without the legal form and then with it. Undefined if they
 * are not alike.
 */
export function compareNames(typed: string, known: string): LookAlike | undefined {
  const [one, other] = [spell(typed), spell(known)];
  const core = align(one.core, other.core);
  if (!core) return align(one.whole, other.whole);
  // A legal form that only one of them has is no difference.
  const forms = [readName(typed).form, readName(known).form];
  if (forms.includes('') || forms[0] === forms[1]) return core;
  const { how, differing } = core;
  return { how, differing: { typed: [...differing.typed, one.form], known: [...differing.known, other.form] } };
}

/** A letter or digit of a name as it looks, as it is written, and its place in the text. */
interface Unit {
  key: string;
  written: string;
  begin: number;
  end: number;
}

interface Spelled {
  whole: readonly Unit[];
  core: readonly Unit[];
  /** Where the legal form is. */
  form: Range;
}

function spell(text: string): Spelled {
  const words: Unit[][] = [[]];
  let begin = 0;
  for (const character of text) {
    const end = begin + character.length;
    // In a prototype, a space separates words.
    for (const key of prototypeOf(character)) {
      if (key !== ' ') words.at(-1)?.push({ key, written: character.toLowerCase(), begin, end });
      else if (words.at(-1)?.length !== 0) words.push([]);
    }
    begin = end;
  }
  const count = countNameWords(words.map((word) => word.map(({ written }) => foldCharacter(written)).join('')));
  const form = words.slice(count).flat();
  return {
    whole: words.flat(),
    core: words.slice(0, count).flat(),
    form: [form.at(0)?.begin ?? text.length, form.at(-1)?.end ?? text.length],
  };
}

function align(typed: readonly Unit[], known: readonly Unit[]): LookAlike | undefined {
  if (Math.min(typed.length, known.length) < MIN_LETTERS) return undefined;
  const keysOf = (units: readonly Unit[]) => units.map(({ key }) => key);
  const edit = editBetween(keysOf(typed), keysOf(known));
  if (!edit) return undefined;
  const differing = differencesOf(typed, known, edit);
  if (!edit.isAlike) return { how: 'letter', differing };
  // Folding removes accents, but a label with an accent is another domain.
  return { how: differing.typed.length === 0 ? 'same' : 'confusable', differing };
}

/** The units of the edit, and other units that look the same but are written differently. */
function differencesOf(typed: readonly Unit[], known: readonly Unit[], edit: Edit): LookAlike['differing'] {
  const shift = edit.second - edit.first;
  const marked: { typed: Unit[]; known: Unit[] } = {
    typed: typed.slice(edit.at, edit.at + edit.first),
    known: known.slice(edit.at, edit.at + edit.second),
  };
  for (const [at, unit] of typed.entries()) {
    if (at >= edit.at && at < edit.at + edit.first) continue;
    const other = known[at < edit.at ? at : at + shift];
    // `&` and `and` are the same word.
    if (!other || unit.written === other.written || unit.written === '&' || other.written === '&') continue;
    marked.typed.push(unit);
    marked.known.push(other);
  }
  return { typed: toRanges(marked.typed), known: toRanges(marked.known) };
}

/** The ranges of the units. Units that touch share a range. */
function toRanges(units: readonly Unit[]): Range[] {
  const ranges: [number, number][] = [];
  for (const { begin, end } of [...units].sort((a, b) => a.begin - b.begin)) {
    const last = ranges.at(-1);
    if (last && last[1] >= begin) last[1] = Math.max(end, last[1]);
    else ranges.push([begin, end]);
  }
  return ranges;
}
