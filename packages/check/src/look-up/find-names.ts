import { readingsOf, type KnownName, type NameIndex } from '../index/names.ts';
import { fold } from '../names/fold.ts';
import { isFormWord } from '../names/legal-forms.ts';
import { MAX_NAME_LENGTH, readName, spellingsOf } from '../names/name.ts';
import { isQuestionWord, isUsualWord } from '../names/usual-words.ts';
import { joinWords, wordsAt, type Word } from '../names/words-in-text.ts';

export interface NameInText {
  records: KnownName[];
  begin: number;
  end: number;
  /**
   * The words may mean something else: one word without its legal form, or ordinary words.
   */
  isWeak: boolean;
}

/** The records whose whole name a text is. Spaces, punctuation and accents may differ, and one of the two may lack the legal form. */
export function findWholeName(text: string, index: NameIndex): KnownName[] {
  if (text.length > MAX_NAME_LENGTH) return [];
  const found = new Map<string, KnownName>();
  for (const { core, form } of readingsOf(text)) {
    for (const known of index.find(core)) {
      const key = `${known.list} ${known.position}`;
      if (mayHaveForm(known, form) && !found.has(key)) found.set(key, known);
    }
  }
  return [...found.values()];
}

/** Whether a name may be written with this legal form. Two different forms are two firms. */
function mayHaveForm(known: KnownName, form: string): boolean {
  return known.form === form || known.form === '' || form === '';
}

/** The most words of a name, and of a legal form: `S.G.I.I.C., S.A.`. */
const MAX_WORDS = 12;
const MAX_FORM_WORDS = 8;

/** The letters of a text: only capitals, typed in small letters, or mixed. */
type Letters = 'capital' | 'small' | 'mixed';
/** A longer text in small letters is prose, in which the words of names occur by chance. */
const MAX_TYPED = 120;

function lettersOf(text: string): Letters {
  if (!/\p{Ll}/u.test(text)) return 'capital';
  return text.length <= MAX_TYPED && !/\p{L}.*\p{Lu}/su.test(text) ? 'small' : 'mixed';
}

/** The whole names in a text, in order, without those that are part of a longer one. @param text in plain characters */
export function findNamesIn(text: string, index: NameIndex): NameInText[] {
  const letters = lettersOf(text);
  const found = spellingsOf(text).flatMap((_, nth) => {
    const words = wordsAt(text, nth === 0 ? undefined : (word) => spellingsOf(word).at(-1) ?? word);
    return findBetween(text, words, index, letters);
  });
  const all = [...found, ...findWithoutSpaces(text, index)].sort((a, b) => a.begin - b.begin || b.end - a.end);
  let end = 0;
  return all.filter((one) => {
    const isFree = one.begin >= end;
    if (isFree) end = one.end;
    return isFree;
  });
}

function findBetween(text: string, words: readonly Word[], index: NameIndex, letters: Letters): NameInText[] {
  const found: NameInText[] = [];
  for (let first = 0; first < words.length; first += 1) {
    const one = longestFrom(text, words, first, index, letters);
    if (!one) continue;
    found.push(one);
    while ((words[first + 1]?.end ?? Infinity) <= one.end) first += 1;
  }
  return found;
}

/** Letters that Arabic joins to the beginning of a word: and, in, as, so, to. */
const ARABIC_PARTICLE = /^[وبكفل](?=\p{Script=Arabic}{3})/u;

/** The longest name that begins with a word. */
function longestFrom(text: string, words: readonly Word[], first: number, index: NameIndex, letters: Letters): NameInText | undefined {
  const word = words[first];
  if (!word) return undefined;
  const skipped = index.isFirstWord(word.folded) ? 0 : (ARABIC_PARTICLE.exec(word.folded)?.[0].length ?? -1);
  if (skipped === -1) return undefined;
  const ends: [last: number, names: readonly KnownName[]][] = [];
  for (let last = first; last < Math.min(words.length, first + MAX_WORDS); last += 1) {
    // The words must agree too: "our bank" is not Ourbank.
    const written = joinWords(words, first, last).slice(skipped);
    const names = index.find(written.replaceAll(' ', '')).filter((known) => known.words === written);
    if (names.length > 0) ends.push([last, names]);
  }
  const begin = word.begin + skipped;
  for (const [last, names] of ends.reverse()) {
    const named = readAt(text, words, { last, begin }, names, letters);
    if (named) return named;
  }
  return undefined;
}

/** Legal forms that are ordinary words in small letters: "Apex Ltd: se ha", "Apex as your bank". */
const USUAL_FORM = /(?:^|[^\p{L}])(?:ab|ag|as|co|ou|sa|se)$/u;

/** The records with the name from `begin` to the last of some words, and with the legal form that follows if there is one. */
function readAt(
  text: string,
  words: readonly Word[],
  { last, begin }: { last: number; begin: number },
  names: readonly KnownName[],
  letters: Letters,
): NameInText | undefined {
  let lastForm = last;
  while (lastForm - last < MAX_FORM_WORDS && couldBeForm(words, lastForm + 1)) lastForm += 1;
  let isOther = false;
  for (let at = lastForm; at >= last; at -= 1) {
    const end = words[at]?.end ?? begin;
    const written = text.slice(begin, end);
    const [name] = names;
    const reading = spellingsOf(written)
      .map(readName)
      .find((one) => one.words === name?.words);
    if (!reading || (at > last && reading.form === '')) continue;
    const records = names.filter((known) => mayHaveForm(known, reading.form));
    if (records.length > 0 && !(isOther && reading.form === '')) {
      const isWeak = isWeakAt(text, begin, end, records, reading.form !== '', letters);
      return { records, begin, end: withFullStop(text, end, records), isWeak };
    }
    // Another legal form makes it the name of another firm.
    isOther ||= reading.form !== '' && !USUAL_FORM.test(written);
  }
  return undefined;
}

/** Whether a word may be part of a legal form: a word of one, a single letter (`S`, `A`), or a word joined to the one before it. */
function couldBeForm(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return word !== undefined && (isFormWord(word.folded) || word.folded.length === 1 || word.isJoined);
}

/** The end of a name, with the full stop after it if the listed name ends in one. */
function withFullStop(text: string, end: number, records: readonly KnownName[]): number {
  return text.charAt(end) === '.' && records.some(({ value }) => value.endsWith('.')) ? end + 1 : end;
}

/** Whether a name may be in a text by chance. It is not if it has its legal form as in the record, or more than ordinary words. */
function isWeakAt(text: string, begin: number, end: number, records: readonly KnownName[], hasForm: boolean, letters: Letters): boolean {
  const written = text.slice(begin, end);
  const [known] = records;
  const words = known?.words.split(' ') ?? [];
  const isWarned = records.some((one) => one.list === 'warnings');
  if (records.some((one) => one.list === 'ours')) return words.length === 1 && written !== known?.value;
  if (hasForm && records.some((one) => hasSameForm(written, one.value, letters))) return false;
  const hasCapitals = letters !== 'mixed' || records.some((one) => hasOwnCapitals(written, one.value));
  // The number in `Lantern 60` is not usual beside the word.
  const isUsual = words.every((word) => isUsualWord(word) && (words.length === 1 || !/\d/.test(word)));
  if (words.length === 1) return !(hasCapitals && isWarned && !isUsual);
  if (!isUsual || (hasCapitals && letters !== 'small')) return false;
  // Two usual words in small letters occur by chance: "my golden carp". Three hardly do, and "called by" comes before a name.
  return !(isWarned && (words.length > 2 || isNamedAfter(text.slice(0, begin))));
}

const MAX_WORD_LENGTH = 60;

/** Words before a thing and not before the name of a firm. */
const DETERMINER =
  /^(?:the|an?|my|your|our|his|her|their|this|that|these|those|el|la|los|las|una?|mis?|sus?|este|esta|les?|une|des|du|mon|ma|mes|sa|son|ses|ce|cet|cette|votre|notre)$/;

/** Words before the name of somebody who was paid, or who has a name. */
const DEALT = /^(?:paid|payed|called|named|pague|pagado|llamad[ao]|paye|appelee?|دفعت|اسمها)$/;

/** Whether a text ends in a word that comes before the name of somebody: `called by`, `are`, `paid`. */
export function isNamedAfter(before: string): boolean {
  const last = fold(/(\p{L}+)\s*["“«'「]*$/u.exec(before.slice(-MAX_WORD_LENGTH))?.[1] ?? '');
  return last !== '' && !DETERMINER.test(last) && (isQuestionWord(last) || DEALT.test(last) || /[了用在被是叫给到跟和把由]$/u.test(last));
}

const NOT_LETTERS = /[^\p{L}\p{N}]/gu;
const DOTTED = /\p{L}\.\p{L}\.?$/u;

/** Whether a text ends in the legal form of a name with the same capitals: `OÜ`, not `ou`. */
function hasSameForm(written: string, value: string, letters: Letters): boolean {
  const formOf = (text: string) => (text.split(/\s+/).at(-1) ?? '').replaceAll(NOT_LETTERS, '');
  const [form, known] = [formOf(written), formOf(value)];
  // With its full stops, a short form is no usual word: `s.a.`, but not `sa`.
  if (fold(form) === fold(known) && DOTTED.test(written)) return true;
  if (letters === 'small') return fold(form) === fold(known) && !USUAL_FORM.test(form);
  return form === known || letters === 'capital' || (known.length > 2 && fold(form) === fold(known)) || /^\p{Lu}{2,}$/u.test(form);
}

/** Whether each word of a name has a capital where the record has one. */
function hasOwnCapitals(written: string, value: string): boolean {
  const [words, known] = [written, value].map((text) => text.split(/[\s\p{Pd}]+/u));
  if (!/\p{Lu}/u.test(value)) return true;
  return (words ?? []).every((word, at) => !/^\P{L}*\p{Lu}/u.test(known?.[at] ?? '') || !/^\P{L}*\p{Ll}/u.test(word));
}

const RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{3,}/gu;

/** Names in scripts without spaces, which may begin and end inside a sentence. */
function findWithoutSpaces(text: string, index: NameIndex): NameInText[] {
  const found: NameInText[] = [];
  for (const { 0: run, index: begin } of text.matchAll(RUN)) {
    for (let at = 0; at < run.length - 2; at += 1) {
      const named = index.beginningWith(run.slice(at, at + 2)).filter(({ value }) => run.startsWith(value, at));
      const longest = Math.max(0, ...named.map(({ value }) => value.length));
      const records = named.filter(({ value }) => value.length === longest);
      if (records.length === 0) continue;
      found.push({ records, begin: begin + at, end: begin + at + longest, isWeak: false });
      at += longest - 1;
    }
  }
  return found;
}
