/*
 * Finds licence numbers in a text. Their format is learned from the register: the prefix that all have, and where digits and letters follow
 * it. So a number in this format is a licence number, whether the register has it or not.
 */

interface FoundLicence {
  /** The number in capitals, without spaces and punctuation, and with the prefix even if the text leaves it out. */
  number: string;
  begin: number;
  end: number;
}

export type FindLicences = (text: string) => FoundLicence[];

/** Shorter numbers in a message are dates or amounts. */
const MIN_LICENCE_LENGTH = 6;
/** A licence number may be written in several parts: `FCA 2017 NL 004`. */
const MAX_PARTS = 6;
const PART = /[\p{Script=Latin}\p{N}]+/gu;
const SEPARATOR = /^[^\p{L}\p{N}]{1,3}$/u;

/** The form in which licence numbers are compared. */
export function squeezeLicence(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Learns the format of licence numbers, and returns a function that finds them. @param known all numbers of the register, by {@link
 * squeezeLicence}
 */
export function createLicenceReader(known: ReadonlySet<string>): FindLicences {
  const { prefix, hasForm } = learnForms(known);
  // A typing error may add a character. Longer texts are not compared, because that takes the square of their length.
  let longest = 0;
  for (const number of known) longest = Math.max(longest, number.length + 1);
  return (text) => {
    const parts = Array.from(text.matchAll(PART), ({ 0: part, index }) => ({ begin: index, end: index + part.length, text: part }));
    const whole = squeezeLicence(text);
    const found: FoundLicence[] = [];
    let after = 0;
    for (const [first, { begin }] of parts.entries()) {
      if (begin < after) continue;
      // A quick test rules out most words: they are far from any digit.
      if (!parts.slice(first, first + MAX_PARTS).some((part) => /\d/.test(part.text))) continue;
      // The longest match wins, because a licence number may begin like another. A known number comes before one in the right form.
      const ends = endsFrom(text, parts, first)
        .map((end) => ({ end, number: squeezeLicence(text.slice(begin, end)) }))
        .filter(({ number }) => number.length >= MIN_LICENCE_LENGTH && number.length <= longest && /\d/.test(number));
      const one =
        ends.find(({ number }) => known.has(number)) ??
        // Visitors leave out the prefix. Digits alone, in a text with other words, are an amount or an order number.
        (/[\p{Pd}_/.]/u.test(text.charAt(begin - 1)) ? [] : ends)
          .filter(({ number }) => /\p{L}/u.test(number) || number === whole)
          .map((written) => ({ ...written, number: prefix + written.number }))
          .find(({ number }) => known.has(number)) ??
        ends.find(({ end, number }) => hasForm(number) || hasForm(squeezeLicence(withDigits(text.slice(begin, end)))));
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
  while (last + 1 < parts.length && last + 1 < first + MAX_PARTS && SEPARATOR.test(text.slice(parts[last]?.end, parts[last + 1]?.begin)))
    last += 1;
  return parts
    .slice(first, last + 1)
    .map(({ end }) => end)
    .reverse();
}

/** With more formats than this, there is no pattern to learn. */
const MAX_FORMS = 50;
/** Letters that are mistaken for a digit, each with this digit. */
const FOR_DIGITS = new Map('O0 Q0 I1 L1 Z2 S5 B8'.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** A written number in capitals, in which letters between or beside digits become the digits that they look like. */
function withDigits(written: string): string {
  const toDigits = (letters: string) => letters.replaceAll(/[A-Z]/g, (letter) => FOR_DIGITS.get(letter) ?? letter);
  return written
    .toUpperCase()
    .replaceAll(/(?<![\p{L}\p{N}])(?=[A-Z]*\d)[\dOQILZSB]+(?![\p{L}\p{N}])/gu, toDigits)
    .replaceAll(/(?<=\d)[OQILZSB]+(?=\d|$)|(?<=[A-Z]{2})[OQILZSB]+(?=\d{2})/g, toDigits);
}

/** The form of a number, whatever the length of its digits: a typing error may leave one out. */
const patternOf = (number: string) => number.replaceAll(/\p{L}/gu, 'A').replaceAll(/\p{N}+/gu, '0');

/** Learns the prefix of all licence numbers and the forms of what follows it, and tests whether a number has one of them. */
function learnForms(known: ReadonlySet<string>) {
  const [first = '', ...others] = known;
  let prefix = /^[A-Z]+/.exec(first)?.[0] ?? '';
  for (const number of others) while (!number.startsWith(prefix)) prefix = prefix.slice(0, -1);
  const forms = new Set([...known].map(patternOf));
  const shortest = Math.min(...Array.from(known, ({ length }) => length));
  const isLearned = prefix.length > 1 && forms.size <= MAX_FORMS;
  return {
    prefix,
    hasForm: (number: string) => isLearned && number.length >= shortest - 2 && number.startsWith(prefix) && forms.has(patternOf(number)),
  };
}
