import type { Address } from './address.ts';
import type { Range } from './look-alike.ts';

/**
 * A text in plain characters, in which the place of each character in the original is known: compatibility forms and digits of other
 * scripts are plain, and invisible characters are gone. So what was found in it can be marked in the text as it was pasted.
 */
export interface MappedText {
  text: string;
  /** The part of the original text that a part of `text` comes from. */
  rangeOf: (begin: number, end: number) => Range;
}

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u;
const PLAIN = /^[\t\n\r\u0020-\u007e]$/;

/** Reads at most `most` UTF-16 units of a text. */
export function mapText(original: string, most: number): MappedText {
  let text = '';
  const begins: number[] = [];
  let at = 0;
  for (const character of original.slice(0, most)) {
    const plain = PLAIN.test(character) ? character : plainly(character);
    for (let unit = 0; unit < plain.length; unit += 1) begins.push(at);
    text += plain;
    at += character.length;
  }
  begins.push(at);
  const endOf = (end: number) => (begins[end] === begins[end - 1] ? (begins[end] ?? 0) + 1 : (begins[end] ?? at));
  return { text, rangeOf: (begin, end) => [begins[begin] ?? at, end > begin ? endOf(end) : (begins[begin] ?? at)] };
}

function plainly(character: string): string {
  if (UNSEEN.test(character)) return '';
  const plain = character.normalize('NFKC');
  if (!/^(?!\d)\p{Nd}$/u.test(plain)) return plain;
  // The digits of a script are ten consecutive characters, from zero on.
  let value = 0;
  for (let code = (plain.codePointAt(0) ?? 0) - 1; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) value += 1;
  return String(value % 10);
}

/** What may stand between two labels of a host instead of its dot, with brackets and spaces around it. */
const DOT = String.raw`[\s\[\](){}<>]*(?:[.,。．｡·․/]|dot|punto|point|punkt|点)[\s\[\](){}<>]*`;
const JOINED = /[\p{Script=Latin}\p{N}_-]$/u;
const JOINED_AFTER = /^[\p{Script=Latin}\p{N}_-]/u;

/** What may be in a host where a line of an email ends: the sign of a broken line, the line feed, and the marks of a quoted text. */
const BREAK = String.raw`(?:=?\r?\n[ \t>]*)?`;

type Place = Pick<Address, 'kind' | 'unicode' | 'host' | 'said'>;

/** Where an address is in the text, with its mailbox, scheme and path; empty for one that was hidden in a code. */
export function locateAddress(address: Place, { text }: MappedText): Range[] {
  const shown = [...new Set([address.unicode, address.host])];
  const find = (between: string) =>
    shown.flatMap((one) => {
      const labels = one.split('.').map((label) => [...label].map(escape).join(between));
      return locate(new RegExp(labels.join(DOT), 'giu'), text);
    });
  const found = find('');
  // Few addresses are broken over lines, and the pattern for these is slow.
  const whole = found.length > 0 ? found : find(BREAK);
  // The host may also be part of other addresses.
  const own = whole.filter((range) => isOwn(address, text, range));
  const best = own.length > 0 ? own : whole.filter(([begin]) => !/[\p{L}\p{N}_-]\.$/u.test(text.slice(Math.max(0, begin - 2), begin)));
  return (best.length > 0 ? best : whole).map(([begin, end]) => widen(text, begin, end));
}

function locate(pattern: RegExp, text: string): Range[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: match, index }): Range[] => {
    const end = index + match.length;
    const isPart = JOINED.test(text.slice(Math.max(0, index - 2), index)) || JOINED_AFTER.test(text.slice(end, end + 2));
    return isPart ? [] : [[index, end]];
  });
}

/** Whether a host in the text is all of the host of the address, with the same mailbox before it. */
function isOwn({ kind, said }: Place, text: string, [begin, end]: Range): boolean {
  if (JOINED_AFTER.test(text.slice(end + 1, end + 3)) && text.charAt(end) === '.') return false;
  const mailbox = kind === 'email' ? said.slice(0, said.lastIndexOf('@') + 1) : '';
  const before = text.slice(Math.max(0, begin - LONGEST_BEFORE), begin);
  if (mailbox !== '') return before.toLowerCase().endsWith(mailbox.toLowerCase());
  return !/[\p{L}\p{N}_-][.@]$/u.test(before.replace(/(?:www\.)+$/i, ''));
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The scheme, the `www.` or subdomain and the mailbox before a host. */
const BEFORE = /(?:mailto:|[a-z*]{2,10}[[\]:]{0,3}[/\\]{1,2}\]?)?[a-z0-9.+%_@*[\]-]*$/i;
/** A comma before a letter of another script is one of a sentence, and was full-width. */
const AFTER = /^(?::\d+)?(?:[/?#](?:[^\s<>"'”’»（）(),。、《》「」【】،؛؟]|,(?!\P{ASCII}))*)?/u;
const LONGEST_BEFORE = 200;

function widen(text: string, begin: number, end: number): Range {
  const before = BEFORE.exec(text.slice(Math.max(0, begin - LONGEST_BEFORE), begin))?.[0] ?? '';
  const after = AFTER.exec(text.slice(end))?.[0].replace(/[.,;:!?\]}]+$/, '') ?? '';
  return [begin - before.replace(/^[[\]:/\\.*-]+/, '').length, end + after.length];
}
