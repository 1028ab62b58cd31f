import { isFormWord, shortenForm } from './legal-forms.ts';

/*
 * The words of a name as people write them from memory: in full or as an abbreviation.
 */

/** Words that have two forms, and the one in which they are compared. `isShortFor` does not recognise these by their letters. */
const FORMS = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['bco', 'banco'],
  ['bk', 'bank'],
  ['bque', 'banque'],
  ['cia', 'compania'],
  ['cie', 'compagnie'],
  ['coltd', 'co ltd'],
  ['cu', 'credit union'],
  ['fcu', 'federal credit union'],
  ['fsb', 'federal savings bank'],
  ['fort', 'ft'],
  ['mount', 'mt'],
  ['saint', 'st'],
  ['ste', 'societe'],
  ['xchg', 'exchange'],
]);

/** Words that link others in names and are in every sentence. */
const LINKS = new Set(
  'a al and at by d da das de del der di die do dos du e el et for in la las le les los my of on the und van von y'.split(' '),
);

/** A change of script: Latin letters or digits beside letters of another script, as in a Chinese sentence around a name. */
const CHANGE_OF_SCRIPT = /(?<=[a-z0-9])(?=[^a-z0-9 ])|(?<=[^a-z0-9 ])(?=[a-z0-9])/;

const PLAIN = /^[a-z0-9]+$/;

/** The words of a folded name, with one form for words that have two. */
export function wordsIn(folded: string): string[] {
  return (folded.includes('national association') ? folded.replaceAll('national association', 'na') : folded)
    .split(' ')
    .flatMap(partsOfWord);
}

/** The words that a folded word consists of, such as those before and after a change of script. */
export function partsOfWord(folded: string): string[] {
  // Most words have only Latin letters and digits, and need no splitting.
  const plain = PLAIN.test(folded) ? (FORMS.get(folded) ?? shortenForm(folded)) : '';
  if (plain !== '' && !plain.includes(' ')) return [plain];
  return folded
    .split(CHANGE_OF_SCRIPT)
    .flatMap((word) => (FORMS.get(word) ?? shortenForm(word)).split(' '))
    .filter((word) => word !== '');
}

/** A word that tells firms apart only if all their other words are the same: a part of a legal form, or a link such as "of". */
export const isMinor = (word: string) => LINKS.has(word) || isFormWord(word);

const CONSONANTS = /^[b-df-hj-np-tv-z]*$/;
const LAST_CONSONANT = /[b-df-hj-np-tv-z](?=[aeiou]*$)/;
const MAX_IN_SHORT = 8;

/**
 * Whether the first word is an abbreviation of the second: its beginning (`fin`), its beginning and some of its consonants with the last
 * letter (`natl`), or its first letter and some of its consonants (`svc`).
 */
export function isShortFor(short: string, word: string): boolean {
  const { length } = short;
  if (length < 2 || length > MAX_IN_SHORT || length >= word.length || short[0] !== word[0]) return false;
  const isBare = CONSONANTS.test(length > 2 ? short.slice(1) : short);
  if (!isBare && (length < 3 || word.length - length < 2)) return false;
  if (word.startsWith(short)) return true;
  const last = short.slice(-1);
  if (!word.endsWith(last) && !(isBare && (length > 3 || LAST_CONSONANT.exec(word)?.[0] === last))) return false;
  return (isBare || (short[1] === word[1] && CONSONANTS.test(short.slice(sharedLetters(short, word))))) && holdsInOrder(word, short);
}

/** The number of letters that two words share at their beginning. */
function sharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

function holdsInOrder(word: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = word.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}
