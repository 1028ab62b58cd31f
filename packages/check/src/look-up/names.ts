import { isFunctionWord } from '../function-words.ts';
import { fold } from '../names/fold.ts';
import { classOf } from '../names/lexicon.ts';
import { readName } from '../names/name.ts';
import { wordsAt } from '../names/words-in-text.ts';
import { isAtLineStart, isBeforeColon } from '../read/labels.ts';
import { isFree, joinSame, markRanges, type Reading } from '../read/read.ts';
import { cutHost } from '../read/public-suffix.ts';
import type { SourceText } from '../read/source-text.ts';
import type { Candidate, Facts, KnownItem, Range } from '../types.ts';
import { askedName, isSmallTalk, ownNames } from './asked-name.ts';
import { allWarned, begunName, MAX_SENTENCE_WORDS } from './begun-name.ts';
import { findContaining, findRememberedNames, MAX_SHOWN, mergeJoined, warningsWith, type RememberedNames } from './candidates.ts';
import { countByList, firmsOf, keyOf, matches, warningsBeside, without, type OfRecord } from './facts.ts';
import { exactNames, toItem, type NameItem } from './exact-names.ts';
import { findWholeName } from './find-names.ts';
import type { Index } from '../index/index.ts';
import type { KnownName } from '../index/names.ts';
import { similarToName } from './similar.ts';

/**
 * The facts beside a whole name: names that resemble it, and warnings about clones, which keep the words of the name or state its licence
 * number.
 */
function besideName(records: readonly KnownName[], typed: string, index: Index): Partial<Facts> {
  const { data, names } = index;
  const copied = without(warningsWith(records[0]?.words ?? '', names.all, data), records);
  const candidates = [...copied, ...without(warningsBeside(records, index), copied)];
  const resembles = without(similarToName(typed, index), records, candidates);
  return { candidates: candidates.slice(0, MAX_SHOWN), totals: countByList(candidates), resembles };
}

/** The most characters of a name with its licence number. */
const MAX_NAME_AND_LICENCE = 500;

/** The name that the whole text is, with or without the licence number of the same firm. */
export function wholeName({ plain, items }: Reading, licences: readonly KnownItem[], index: Index): NameItem | undefined {
  const { text } = plain;
  if (text.length > MAX_NAME_AND_LICENCE) return undefined;
  const [licence] = index.findLicences(text);
  const [begin, end] = withoutMarks(licence ? blank(text, licence.begin, licence.end) : text);
  // An address is also a name only if a firm is called exactly that, such as Booking.com.
  const isAddress = items.some(({ kind }) => kind === 'site' || kind === 'email');
  const written = isAddress ? text.slice(begin, end).replace(/\.$/, '') : text.slice(begin, end);
  // `ApexS.A.` has the form of a host, but no host has this ending.
  const isHost = items.some((item) => item.kind === 'email' || (item.kind === 'site' && cutHost(item.host).known));
  const records = findWholeName(written, index.names).filter(
    ({ value }) => !isAddress || !isHost || (value.includes('.') && value.toLowerCase() === written.toLowerCase()),
  );
  const licensed = firmsOf(licences);
  const isOfLicence = licences.length === 0 || records.some(({ list, position }) => list === 'firms' && licensed.includes(position));
  if (records.length === 0 || !isOfLicence) return undefined;
  return toItem(written, [plain.rangeOf(begin, end)], { ...matches(records, index.data), ...besideName(records, written, index) });
}

/** Replaces a part of a text by spaces, so that places stay. */
const blank = (text: string, begin: number, end: number) => text.slice(0, begin) + ' '.repeat(end - begin) + text.slice(end);

/** Where a text begins and ends without the quotation marks around it, the punctuation of a sentence and empty brackets. */
function withoutMarks(text: string): [begin: number, end: number] {
  const begin = /^[\p{Pi}\p{Ps}"'\s،,.;:-]*/u.exec(text)?.[0].length ?? 0;
  const end = text
    .replace(/[\p{Pf}"',;:!?\s\p{Pd}]+$/u, '')
    .replace(/[(（[]\s*[)）\]]?$/u, '')
    .trimEnd().length;
  return [begin, Math.max(begin, end)];
}

/** The names in a text: whole names of records, and names that its words may mean. */
export function namesIn(reading: Reading, licences: readonly KnownItem[], index: Index): NameItem[] {
  // A word that is broken at the end of a line is one word.
  const plain = reading.plain.replace(/(?<=\p{L})-\r?\n[ \t>]*(?=\p{Ll})/gu, '');
  const exact = exactNames(plain, reading, licences, index);
  const list = listedNames(plain, markRanges(reading.taken.slice(), [...reading.items, ...exact, ...licences]), index);
  // Lines with no listed name among them may be a greeting and a signature.
  if (list.length > 0 && [...exact, ...list].some(({ facts }) => recordsIn(facts).length + facts.candidates.length > 0))
    return [...exact, ...list];
  const isAlone = reading.items.every(({ certainty }) => certainty === 'possible');
  const asked = isAlone ? askedName(plain.text) : undefined;
  const remembered = rememberedIn(plain, reading.taken, exact, asked !== undefined, index);
  const begun = isAlone && exact.length === 0 ? begunName(plain.text, index) : undefined;
  if (begun) return [rememberedItem(plain, begun)];
  if (asked !== undefined) return addAsked(asked, plain, exact, remembered, index);
  const isSentence =
    wordsAt(plain.text).length <= MAX_SENTENCE_WORDS && !reading.items.some(({ kind }) => kind === 'site' || kind === 'email');
  const isMeant =
    remembered &&
    (isSentence || remembered.candidates.some(({ isLikely }) => isLikely) || isLabel(plain, remembered, index.data.firms.length));
  // The words of a question alone, or digits, may be a part of a name or of a licence number: `Real`, `2015`.
  const part = exact.length + reading.items.length === 0 ? partAsked(plain, index) : [];
  if (part.length > 0) return part;
  const names = isMeant ? [...exact, rememberedItem(plain, remembered)] : exact;
  return [...names, ...unlistedNames(plain, reading, names, licences)];
}

const MAX_LINES = 1_000;

/** The names of a list with one in each line; none if a line is anything else. No line is left out, or it would seem to be checked. */
function listedNames(plain: SourceText, taken: Uint8Array, index: Index): NameItem[] {
  const lines = [...plain.text.matchAll(/\S[^\n]*/g)].map(({ 0: line, index: begin }) => ({ line: line.trimEnd(), begin }));
  if (lines.length < 2 || lines.length > MAX_LINES || lines.some(({ line }) => askedName(line) === undefined)) return [];
  return joinSame(
    lines.flatMap(({ line, begin }) => {
      const range = plain.rangeOf(begin, begin + line.length);
      const candidates = begunName(line, index)?.candidates ?? [];
      return isFree(taken, range) ? [toItem(line, [range], { candidates })] : [];
    }),
  );
}

/** The range of a trimmed text in the pasted text. */
function rangeIn(plain: SourceText, text: string): Range {
  const begin = plain.text.indexOf(text);
  return plain.rangeOf(begin, begin + text.length);
}

/** The most words of a part of a name. */
const MAX_PART_WORDS = 2;

function partAsked(plain: SourceText, { names, data }: Index): NameItem[] {
  const text = plain.text.trim();
  const words = wordsAt(text);
  const isSmall = words.every(({ folded, isCapital }) => folded.length < 2 || (isFunctionWord(folded) && !isCapital));
  if (isSmall || words.length > MAX_PART_WORDS || text.includes('\n')) return [];
  const { candidates, totals } = findContaining(text, names.all, data);
  return candidates.length === 0 ? [] : [toItem(text, [rangeIn(plain, text)], { candidates, totals })];
}

/** The most characters between a name of usual words and its licence number. */
const MAX_BEFORE_LICENCE = 20;

/** The names that their owner gives and that no list has. They are possible: nobody is accused of having a name. */
function unlistedNames(plain: SourceText, { taken }: Reading, names: readonly NameItem[], licences: readonly KnownItem[]): NameItem[] {
  const all = markRanges(taken.slice(), names);
  // Beside the licence number of a firm, a name without its legal form counts too.
  const isNamed = names.length > 0 || firmsOf(licences).length === 0;
  return joinSame(
    ownNames(plain.text, isNamed).flatMap(({ name, begin, end, isUsual }): NameItem[] => {
      const range = plain.rangeOf(begin, end);
      const isLicensed = licences.some(({ ranges: [[at] = [0]] }) => at > range[1] && at - range[1] <= MAX_BEFORE_LICENCE);
      if ((isUsual && !isLicensed) || !isFree(all, range)) return [];
      all.fill(1, ...range);
      return [{ ...toItem(name, [range], {}), certainty: 'possible' }];
    }),
  );
}

function rememberedIn(
  plain: SourceText,
  taken: Uint8Array,
  exact: readonly NameItem[],
  isWhole: boolean,
  index: Index,
): RememberedNames | undefined {
  const all = markRanges(taken.slice(), exact);
  const words = mergeJoined(wordsAt(plain.text)).filter(
    // Beside a name, the words of a question are no other name.
    ({ begin, end, folded }) => isFree(all, plain.rangeOf(begin, end)) && (exact.length === 0 || classOf(folded) === undefined),
  );
  const found = findRememberedNames(words, index, isWhole);
  // Another item may be between the words.
  return found && isFree(all, plain.rangeOf(found.begin, found.end)) ? found : undefined;
}

function rememberedItem(plain: SourceText, { begin, end, candidates }: RememberedNames): NameItem {
  return toItem(plain.text.slice(begin, end), [plain.rangeOf(begin, end)], { candidates });
}

const MAX_SENDERS = 3;

/** Whether words give the sender of a message, at the beginning of a line and before a colon, and few firms have such a name. */
function isLabel(plain: SourceText, { begin, end, candidates }: RememberedNames, size: number): boolean {
  const { firms } = countByList(candidates);
  return isAtLineStart(plain.text, begin) && isBeforeColon(plain.text, end) && firms > 0 && firms <= Math.min(MAX_SENDERS, size);
}

/** The firms that a message gives as its sender, by a part of their name before a colon. */
export function sendersOf(names: readonly NameItem[], { plain }: Reading): number[] {
  return names.flatMap(({ facts, ranges }) => {
    const firms = facts.candidates.filter(({ list, rank }) => list === 'firms' && rank === 'remembered').map(({ position }) => position);
    const [, end = 0] = ranges[0] ?? [];
    return firms.length <= MAX_SENDERS && isBeforeColon(plain.text, end) ? firms : [];
  });
}

/** The records that an item is about. */
const recordsIn = ({ firms, warnings, resembles }: Facts): OfRecord[] => [
  ...resembles,
  ...firms.map(({ firm }) => ({ list: 'firms' as const, position: firm })),
  ...warnings.map(({ warning }) => ({ list: 'warnings' as const, position: warning })),
];

/** Treats the whole text as a name: adds the names that contain it, those that it may mean, and those that it resembles. */
function addAsked(
  text: string,
  plain: SourceText,
  exact: readonly NameItem[],
  remembered: RememberedNames | undefined,
  index: Index,
): NameItem[] {
  const exactRecords = exact.flatMap(({ facts }) => recordsIn(facts));
  const meant = (remembered?.candidates ?? []).filter((one) => !hasOtherForm(text, one));
  const likely = new Set(meant.filter(({ isLikely }) => isLikely).map(keyOf));
  const containing = findContaining(text, index.names.all, index.data);
  const isOnly = allWarned(containing.candidates, fold(text));
  const first = containing.candidates.map((one) => ({ ...one, isLikely: one.isLikely || isOnly || likely.has(keyOf(one)) }));
  const alike = without(similarToName(text, index), exactRecords, first);
  // A warned name that differs by a letter, or a name in letters that look the same, is a better match than one that shares words, so it is a
  // resemblance and no candidate.
  const better = [...exactRecords, ...alike.filter(({ list, how }) => list === 'warnings' || how === 'confusable')];
  const more = without(meant, first, better);
  const clones = without(exact[0]?.facts.candidates ?? [], better, first, more);
  const candidates = [...clones, ...without(first, better), ...more];
  const resembles = without(alike, candidates);
  const [named, ...others] = exact;
  if (named)
    return [
      {
        ...named,
        facts: { ...named.facts, candidates, totals: countByList(candidates), resembles: [...named.facts.resembles, ...resembles] },
      },
      ...others,
    ];
  // If only some of the words belong to a name, the item is these words.
  if (remembered && meant.length > 0 && first.length === 0 && resembles.length === 0)
    return [rememberedItem(plain, { ...remembered, candidates: meant })];
  if (candidates.length + resembles.length === 0 && isSmallTalk(text)) return [];
  const added = countByList(more);
  const totals = { firms: containing.totals.firms + added.firms, warnings: containing.totals.warnings + added.warnings };
  return [toItem(text, [rangeIn(plain, text)], { candidates, totals, resembles })];
}

/** Whether the name of a firm differs only in its legal form. That is another firm, which is shown as a resemblance. */
function hasOtherForm(text: string, { list, name }: Candidate): boolean {
  const [typed, known] = [readName(text), readName(name)];
  return list === 'firms' && typed.words === known.words && typed.form !== '' && known.form !== '' && !known.form.includes(typed.form);
}
