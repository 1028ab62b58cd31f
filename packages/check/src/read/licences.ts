/*
 * Licence numbers in a text. Their form is learned from the register: the letters that all begin with, and where digits and other letters
 * follow. So a number in that form is one, whether the register has it or not.
 */

interface FoundLicence {
  /** In capitals, without spaces and punctuation, as it is written. */
  number: string;
  begin: number;
  end: number;
}

/** Finds licence numbers. */
export type FindLicences = (text: string) => FoundLicence[];

/** Shorter numbers in a message are dates or amounts. */
const MIN_LICENCE_LENGTH = 6;
/** A licence number may be written in several parts: `FCA 2017 NL 004`. */
const MAX_PARTS = 6;
const PART = /[\p{Script=Latin}\p{N}]+/gu;
const JOINED = /^[\s\p{Pd}_/.]{1,2}$/u;

/** The form in which licence numbers are compared. */
export function squeezeLicence(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Learns the form of licence numbers. @param known all of the register, by {@link squeezeLicence} */
export function createLicenceReader(known: ReadonlySet<string>): FindLicences {
  const form = learnForm(known);
  // A slip may add a character. What is longer is not compared, because that takes the square of its length.
  let longest = 0;
  for (const number of known) longest = Math.max(longest, number.length + 1);
  return (text) => {
    const parts = Array.from(text.matchAll(PART), ({ 0: part, index }) => ({ begin: index, end: index + part.length, text: part }));
    const whole = squeezeLicence(text);
    const found: FoundLicence[] = [];
    let after = 0;
    for (const [first, { begin }] of parts.entries()) {
      if (begin < after) continue;
      // Most words are far from any digit, which is quick to see.
      if (!parts.slice(first, first + MAX_PARTS).some((part) => /\d/.test(part.text))) continue;
      // The longest one, because a licence number may begin like another. A known one comes before one in the form, and that before a slip.
      const ends = endsFrom(text, parts, first)
        .map((end) => ({ end, number: squeezeLicence(text.slice(begin, end)) }))
        .filter(({ number }) => number.length >= MIN_LICENCE_LENGTH && number.length <= longest && /\d/.test(number));
      const formed = ends
        .filter(({ number }) => form.beginsRight(number))
        .map((written) => ({ ...written, spellings: [written.number, squeezeLicence(withDigits(text.slice(begin, written.end)))] }));
      const one =
        ends.find(({ number }) => known.has(number)) ??
        // Visitors leave out the letters that all numbers begin with. Digits alone, in a text with other words, are an amount or an order.
        (/[\p{Pd}_/.]/u.test(text.charAt(begin - 1)) ? [] : ends)
          .filter(({ number }) => /\p{L}/u.test(number) || number === whole)
          .map((written) => ({ ...written, number: form.prefix + written.number }))
          .find(({ number }) => known.has(number)) ??
        formed.find(({ spellings }) => spellings.some(form.isRight)) ??
        formed.find(({ spellings }) => spellings.some(form.isSlip));
      if (!one) continue;
      found.push({ number: one.number, begin, end: one.end });
      after = one.end;
    }
    return found;
  };
}

/** Where a number that begins with a part may end, the longest first. */
function endsFrom(text: string, parts: readonly { begin: number; end: number }[], first: number): number[] {
  let last = first;
  while (last + 1 < parts.length && last + 1 < first + MAX_PARTS && JOINED.test(text.slice(parts[last]?.end, parts[last + 1]?.begin)))
    last += 1;
  return parts
    .slice(first, last + 1)
    .map(({ end }) => end)
    .toReversed();
}

/** With more forms than this, there is no pattern to learn. */
const MAX_FORMS = 50;
/** Letters that are read or typed for a digit. */
const FOR_DIGITS = new Map('O0 Q0 I1 L1 Z2 S5 B8'.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** A written number in capitals, with digits for the letters that look like them, where only these are beside digits. */
export function withDigits(written: string): string {
  const toDigits = (letters: string) => letters.replaceAll(/[A-Z]/g, (letter) => FOR_DIGITS.get(letter) ?? letter);
  return written
    .toUpperCase()
    .replaceAll(/(?<![\p{L}\p{N}])(?=[A-Z]*\d)[\dOQILZSB]+(?![\p{L}\p{N}])/gu, toDigits)
    .replaceAll(/(?<=\d)[OQILZSB]+(?=\d|$)|(?<=[A-Z]{2})[OQILZSB]+(?=\d{2})/g, toDigits);
}

const classesOf = (number: string) => number.replaceAll(/\p{L}/gu, 'A').replaceAll(/\p{N}/gu, '0');

/** What licence numbers look like: whether a number begins like them, has their form, or is one character away from it. */
function learnForm(
  known: ReadonlySet<string>,
): { prefix: string } & Record<'beginsRight' | 'isRight' | 'isSlip', (number: string) => boolean> {
  const all = [...known];
  const prefix = /^[A-Z]+/.exec(sharedBeginning(all))?.[0] ?? '';
  const forms = new Set(all.map((number) => classesOf(number.slice(prefix.length))));
  const isLearned = prefix.length > 1 && forms.size <= MAX_FORMS;
  const beginsRight = (number: string) => isLearned && number.startsWith(prefix);
  const formOf = (number: string) => (beginsRight(number) ? classesOf(number.slice(prefix.length)) : '');
  return {
    prefix,
    beginsRight,
    isRight: (number) => forms.has(formOf(number)),
    isSlip(number) {
      const form = formOf(number);
      if (form === '') return false;
      return (
        forms.has(`${form}0`) || Array.from(form, (_, at) => form.slice(0, at) + form.slice(at + 1)).some((shorter) => forms.has(shorter))
      );
    },
  };
}

/** The letters that all texts begin with. For one text, its first letters. */
function sharedBeginning(texts: readonly string[]): string {
  let shared = texts[0] ?? '';
  for (const text of texts) while (!text.startsWith(shared)) shared = shared.slice(0, -1);
  return shared;
}
