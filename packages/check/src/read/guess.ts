import { DOT, OTHER_DOT } from '../data/dot-words.ts';
import { TO_TYPE } from '../data/request-words.ts';
import { endsInWord } from './ending-words.ts';
import { readHost } from './host.ts';
import type { IsListed } from './hosts.ts';
import { cutHost } from './public-suffix.ts';
import type { Edit, SourceText } from './source-text.ts';

/*
 * Guesses where a host is hidden in a text: `apex dot example`, `apex . example`, `apex,example`, `www apex example`. What was
 * read for certain is masked, and a word inside a listed name is no dot: `Rum Point Digital` is a firm.
 */

/** The characters of a label. Scripts whose words may be joined to a host are left out. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}-]`;
const LABEL = String.raw`${LETTER}{1,63}(?:\.${LETTER}{1,63}){0,4}`;
const MARK = '[-_*~"\'`| ]';
const SEPARATOR = String.raw`(?!\.${LETTER})(?:${MARK}{0,3}(?:\.|${OTHER_DOT})${MARK}{0,3}|${MARK}{1,3}(?:${DOT})${MARK}{1,3}| ?[,·•⋅◦*])`;
const BEGIN = String.raw`(?<!${LETTER}|[.@])`;
/** Labels with the same separator between them. */
const SEPARATED = new RegExp(String.raw`${BEGIN}${LABEL}(?<separator>${SEPARATOR})${LABEL}(?:\k<separator>${LABEL}){0,7}`, 'giu');
/** Behind `www` or a mailbox, a space may be a dot. */
const ANNOUNCED = new RegExp(
  String.raw`${BEGIN}(?:www|[a-z\d._%+-]{1,64}@${LETTER}{1,63})(?<separator> )${LABEL}(?: ${LABEL}){0,3}`,
  'giu',
);

/** A separator that the words of a sentence may have between them too. */
const IN_SENTENCE = new RegExp(String.raw`^(?: |["']?\. ["']?| \. | ?[,*]| (?:${DOT}) )$`, 'iu');
const ASKED = new RegExp(String.raw`(?:${TO_TYPE} ?|:\/\/|@)$`, 'iu');
const MAX_BEFORE = 20;

/**
 * Writes guessed hosts with dots.
 *
 * @param source on one line, see `unwrap.ts`
 * @param taken marks the units of the pasted text that were read for certain
 * @param named marks the units in listed names
 */
export function guess(source: SourceText, taken: Uint8Array, named: Uint8Array, isListed: IsListed): SourceText {
  return [SEPARATED, ANNOUNCED].reduce((text, pattern) => {
    const isNamed = (begin: number, end: number) => text.begins.slice(begin, end).some((unit) => named[unit] === 1);
    const masked = text.mask(taken);
    const found: Edit[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(masked); match; match = pattern.exec(masked)) {
      const host = hostIn(match, isNamed, isListed);
      if (host) found.push(host);
      // Another label of the match may be the first one of a host.
      pattern.lastIndex = host?.end ?? match.index + match[0].indexOf(match.groups?.['separator'] ?? '') + 1;
    }
    return text.edit(found);
  }, source);
}

/** The longest host at the beginning of a match. */
function hostIn(
  { 0: found, index, input, groups }: RegExpExecArray,
  isNamed: (begin: number, end: number) => boolean,
  isListed: IsListed,
): Edit | undefined {
  const separator = groups?.['separator'] ?? '';
  const labels = found.split(separator);
  const before = input.slice(Math.max(0, index - MAX_BEFORE), index);
  const dots: number[] = [];
  for (let at = found.indexOf(separator); at !== -1; at = found.indexOf(separator, at + separator.length)) dots.push(index + at);
  for (let count = labels.length; count > 1; count -= 1) {
    const some = labels.slice(0, count);
    const by = some.join('.');
    // A quick check that rules out most texts: reading a host takes longer.
    if (/^[\x20-\x7e]*$/.test(by) && !cutHost(by.toLowerCase()).known) continue;
    const host = readHost(by.slice(by.indexOf('@') + 1), false);
    if (host === undefined || !cutHost(host).known || cutHost(host).domain === undefined) continue;
    const end = index + some.join(separator).length;
    const isMeant = isListed(host) !== undefined || isLikely(by, some, separator, before, end - index === input.trim().length);
    if (isMeant && !dots.slice(0, count - 1).some((at) => isNamed(at, at + separator.length))) return { begin: index, end, by };
  }
  return undefined;
}

/** Whether words that end like a host are one, and not the border of two sentences or the words of one. */
function isLikely(host: string, labels: readonly string[], separator: string, before: string, isAlone: boolean): boolean {
  const last = labels.at(-1) ?? '';
  if (/^\p{Lu}\p{Ll}/u.test(last) && (separator.includes('.') || !/^\p{Lu}/u.test(labels[0] ?? ''))) return false;
  const isWord = endsInWord(host) && !/-|\p{L}\d|\d\p{L}/u.test(host);
  return !isWord || !IN_SENTENCE.test(separator) || isAlone || /^www$/i.test(labels[0] ?? '') || ASKED.test(before);
}
