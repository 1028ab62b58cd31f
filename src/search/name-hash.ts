import { fold, foldCharacter } from './fold.ts';
import { addToHash, endHash, hashOf, NO_HASH } from './hash-table.ts';
import { coreOf, kindOfWord, WORDS_OF_FORMS, type WordKind } from './legal-forms.ts';

/*
 * Hashes of names and licences as they are compared, in one pass over their characters. Two hundred thousand are filed
 * before the first answer, and to make the folded texts of all takes five times as long.
 */

/** The hash of what `coreOf` leaves of a name, folded. */
export function hashOfCore(name: string): number {
  const text = plain(name);
  // The hash of all letters, of those up to the end of the name itself, and of those up to a link that may belong to the form behind it.
  let [hash, core, link] = [NO_HASH, NO_HASH, NO_HASH];
  let word = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? SPACE : foldedAt(text, at);
    if (code === NOTHING) continue;
    if (code !== SPACE) {
      hash = addToHash(hash, code);
      word = addToWord(word, code);
      continue;
    }
    if (word === 0) continue;
    const kind = (core === NO_HASH ? undefined : KINDS.get(word)) ?? 'name';
    if (kind === 'remark' && at >= text.length - 1) break;
    if (kind === 'remark' || (kind !== 'name' && word > Number.MAX_SAFE_INTEGER)) return hashOf(coreOf(fold(name)));
    if (kind === 'name') core = hash;
    else if (kind === 'link' && link !== NO_HASH) core = link;
    link = kind === 'link' ? hash : NO_HASH;
    word = 0;
  }
  return endHash(link === NO_HASH ? core : link);
}

/** The hash of a text as {@link squeeze} leaves it. */
export function hashOfSqueezed(text: string): number {
  const all = plain(text);
  let hash = NO_HASH;
  for (let at = 0; at < all.length; at += 1) {
    const code = foldedAt(all, at);
    if (code !== NOTHING && code !== SPACE) hash = addToHash(hash, code);
  }
  return endHash(hash);
}

/** A text folded, without its spaces. */
export const squeeze = (text: string) => fold(text).replaceAll(' ', '');

const OTHERS = /[^ -%'-~]/u;
const EVERY_OTHER = new RegExp(OTHERS, 'gu');

/** The text with every character folded that {@link FOLDED} does not know. */
function plain(text: string): string {
  return OTHERS.test(text) ? text.replaceAll(EVERY_OTHER, foldCharacter) : text;
}

const [NOTHING, SPACE] = [0, 32];
/** What folding makes of an ASCII character: a letter or figure, {@link SPACE} or {@link NOTHING}. */
const FOLDED = Uint8Array.from(
  { length: 127 },
  (_, code) =>
    fold(`a${String.fromCharCode(code)}a`)
      .slice(1, -1)
      .charCodeAt(0) || NOTHING,
);

function foldedAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < FOLDED.length ? (FOLDED[code] ?? 0) : code;
}

/** A word as a number: up to eleven letters have one of their own. A word with other characters is no form. */
const addToWord = (word: number, code: number) => word * 27 + (code > 96 && code < 123 ? code - 96 : Number.NaN);
const KINDS = new Map<number, WordKind>(
  Array.from(WORDS_OF_FORMS, (word) => [
    [...word].reduce((number, letter) => addToWord(number, letter.charCodeAt(0)), 0),
    kindOfWord(word),
  ]),
);
