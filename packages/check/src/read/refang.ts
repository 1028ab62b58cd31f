import { TO_TYPE } from '../data/request-words.ts';
import { endsInWord } from './ending-words.ts';
import { readHost } from './host.ts';
import type { IsListed } from './hosts.ts';
import { cutHost } from './public-suffix.ts';
import type { Replacer, SourceText } from './source-text.ts';

/*
 * Restores links that were made harmless (`hxxp`, `[.]`, `(dot)`) or hidden (spaces, HTML, look-alike punctuation).
 */

const bracketed = (word: string) =>
  new RegExp(String.raw` ?(?:\[{1,3}|\({1,3}|\{{1,3}|<)\s?(?:${word})\s?(?:\]{1,3}|\){1,3}|\}{1,3}|>)\s?`, 'giu');

const DOT = 'dot|d0t|punkt|point|punto|ponto|nokta|kropka|точка|点|點|ドット|닷|점|نقطة|נקודה|จุด';

/** A word that is not the end of a website, a link or a number. */
const BARE_WORD = String.raw`(?<![\p{L}\p{N}.@:/_-])\p{L}[\p{L}_]{0,62}\p{N}{0,8}`;
const MAX_LABEL = 63;
const HIDDEN_ENDING = new RegExp(String.raw`[\p{L}\p{N}] ?(?:[.,·•⋅◦]|${DOT}) ?(\p{L}{2,24})$`, 'iu');
const PROVIDERS = 'gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|protonmail|gmx|163|qq';

/** Character references in HTML. */
const ENTITIES = new Map([
  ['period', '.'],
  ['sol', '/'],
  ['colon', ':'],
  ['commat', '@'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
]);

/** Excludes an escape in the host of a link. */
const NOT_IN_HOST = String.raw`(?<!https?\\?:(?:\\?/){2}[^\s\\/?#"'<>]{0,250}\.[^\s\\/?#"'<>]{1,250})`;

/** The replacements in order: a later pattern may match the result of an earlier one. */
const REFANGED: readonly [pattern: RegExp, plain: string | Replacer][] = [
  // JSON and vCard: `https:\/\/apex.example\n`, `https\://apex.example`.
  [/(?<=[\p{L}\p{N}/"])\\[nrt](?=["\\]|h[tx*]{2}p|$)/giu, ' '],
  [/\\n(?=https?:)/g, ' '],
  // In a host, a browser reads a backslash as a slash.
  [new RegExp(String.raw`${NOT_IN_HOST}\\u00([2-7][\da-f])`, 'gi'), ([, code = '']) => String.fromCharCode(Number.parseInt(code, 16))],
  [new RegExp(String.raw`${NOT_IN_HOST}\\([/:;,.])`, 'g'), ([, character = '']) => character],
  [/\\/g, '/'],
  // A look-alike slash is a slash only where no host can be: behind a scheme.
  [/(?<=^|[^\p{L}\p{N}]|h[tx*]{2}ps?:?)[⁄∕⧸]{2}/giu, '//'],
  // HTML: parts that browsers do not show, and character references.
  [/<\/?(?:wbr|b|i|em|strong|span|font|u|s|mark|small)(?:\s[^<>]{0,400})?>|<!--[^<>]{0,400}-->|&(?:shy|zwnj|zwj|ZeroWidthSpace);/gi, ''],
  [/&(?:amp;)*(?:#0{0,6}(\d{1,6})|#x0{0,6}([\da-f]{1,5})|(period|sol|colon|commat|quot|apos|lt|gt));/gi, readEntity],
  [/&amp;/gi, '&'],
  [/&nbsp;/gi, ' '],
  [/(?<=[a-z\d])닷컴/gi, '.com'],
  // Several spaces become one, because the patterns below would be slow for a long row of them.
  [/ {2,}/g, ' '],
  [/[。․‧∙・]/gu, '.'],
  [/[‐]|(?<=[a-z\d])–(?=[a-z\d])/gu, '-'],
  [/(?<=[\p{L}\p{N}])(["'`|])\.\1(?=[\p{L}\p{N}])/gu, '.'],
  [/[∶ː꞉]/gu, ':'],
  [bracketed(String.raw`\.|,|${DOT}`), '.'],
  [bracketed('@|at'), '@'],
  [bracketed('://'), '://'],
  [bracketed(':'), ':'],
  [bracketed('/'), '/'],
  // `desk at gmail.com`, `desk#gmail.com`, `the.desk @ gmail . com`
  [
    new RegExp(
      String.raw`(?<=[\p{L}\p{N}._-]{2})(?: (?:at|arroba|arobase|@) |#)(?=(?:${PROVIDERS}) ?\. ?[a-z]{2,3}(?![\p{L}\p{N}]))`,
      'giu',
    ),
    '@',
  ],
  // `desk @ apex . example`, `the . desk@apex.example`, but not a website or a telephone number before them.
  [new RegExp(String.raw` @ (?<=${BARE_WORD} @ )(?=[\p{L}\p{N}-]{1,63} \. ?[\p{L}\p{N}])`, 'gu'), joinMailbox('@')],
  [new RegExp(String.raw` \. (?<=${BARE_WORD} \. )(?=[\p{L}\p{N}]{1,64}@)`, 'gu'), joinMailbox('.')],
  [/(?<= \. [a-z]{2,6}) \/ (?=\S)/giu, '/'],
  // A single bracket: `apex[.example`, `apex.]example`.
  [/[[({]\.|\.[\])}](?=[\p{L}\p{N}])/gu, '.'],
  [
    /\bh ?([tx*]) ?([tx*]) ?p ?(s?) ?[:;] ?\/ ?\/(?: (?=\S{1,253}\.\S))?/giu,
    ([, one = '', other = '', secure = '']) => `h${one}${other}p${secure}://`,
  ],
];

/** Joins the parts of a mailbox, but not the end of a website that is hidden in the same way: `evil . com @ apex.example`. */
function joinMailbox(plain: string): Replacer {
  return ({ 0: found, index, input }) => {
    const ending = HIDDEN_ENDING.exec(input.slice(Math.max(0, index - MAX_LABEL), index))?.[1];
    return ending !== undefined && cutHost(`a.${ending.toLowerCase()}`).known ? found : plain;
  };
}

function readEntity([whole, decimal, hexadecimal, name]: RegExpExecArray): string {
  if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0x1f && code < 0x11_0000 && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code).replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/u, '')
    : whole;
}

/** Five or more letters with spaces between them: `a p e x . c o m`. */
const SPREAD = /(?<!\S)(?:\S ){4,}\S(?!\S)/gu;

/** Replacements for the dots of a host: the pattern of the whole host, and the separator. */
const SEPARATED: readonly [pattern: RegExp, separator: RegExp][] = [
  // `apex . example`, `apex .example`
  [separatedBy(String.raw` \. ?`), / \. ?/g],
  // `apex dot example`, `apex punto com`
  [separatedBy(` (?:${DOT}) `), new RegExp(` (?:${DOT}) `, 'giu')],
  [separatedBy(' ?[-_*~]{1,2}dot[-_*~]{1,2} ?'), / ?[-_*~]{1,2}dot[-_*~]{1,2} ?/gi],
  // `apex点com`, also between words of its script: `复制apex点com到浏览器`
  [/(?<![a-z\d.-])[a-z\d][a-z\d.-]{0,62}?(?:(?:点|點|ドット|닷)[a-z\d-]{1,63}){1,8}/gi, /点|點|ドット|닷/gu],
  [separatedBy('点|點|ドット|닷'), /点|點|ドット|닷/gu],
  // `apex,example`, `apex ,example`, `apex·example`
  [separatedBy(' ?[,·•⋅◦]'), / ?[,·•⋅◦]/gu],
  // `apex . example` and `apex dot example` between words of scripts without spaces.
  [/(?<![a-z\d.-])[a-z\d-]{1,63}(?: ?\. ?[a-z\d-]{1,63}){1,8}(?![a-z\d-])/gi, / \. ?|\. /g],
  [new RegExp(`(?<![a-z\\d.-])[a-z\\d-]{1,63}(?: (?:${DOT}) [a-z\\d-]{1,63}){1,8}(?![a-z\\d-])`, 'gi'), new RegExp(` (?:${DOT}) `, 'giu')],
  // `apexDOTcom`
  [/(?<![\w.-])[a-z\d-]{1,63}(?:DOT[a-z\d-]{1,63}){1,8}/g, /DOT/g],
  // `apex. com/login`
  [separatedBy(String.raw`\. {1,2}`), /\. {1,2}/g],
];

function separatedBy(separator: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}.-])[\p{L}\p{N}.-]{1,63}?(?:(?:${separator})[\p{L}\p{N}.-]{0,62}[\p{L}\p{N}-]){1,8}`, 'giu');
}

/** Words before an address that the reader is asked to type. Only they show that `apex dot today` is an address. */
const ASKED = new RegExp(`${TO_TYPE} ?$`, 'iu');

/** Words before "dot com" in a sentence. */
const ARTICLE = /^(?:the|a|an|this|that|every|each|big|old|le|la|les|el|los|un|una|une|der|die|das|ein|eine)$/i;

/** @param source on one line, see `unwrap.ts` */
export function refang(source: SourceText, isListed: IsListed): SourceText {
  let plain = source;
  if (source.text.includes('=3D')) {
    plain = plain.replace(/=(2E|2F|3A|3D|26|3F|40|20|22|3C|3E)/g, ([, code = '']) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  plain = plain.replace(SPREAD, ([spread]) => {
    const joined = spread.replaceAll(' ', '');
    return /^h[tx*]{2}ps?:\/\//i.test(joined) || isKnownHost(joined) ? joined : spread;
  });
  for (const [pattern, to] of REFANGED) plain = plain.replace(pattern, to);
  for (const [pattern, separator] of SEPARATED) {
    // The pattern is slow, and most texts do not have the separator.
    if (plain.text.search(separator) === -1) continue;
    const whole = plain.text;
    plain = plain.replace(pattern, ({ 0: found, index: at }) => {
      const before = whole.slice(Math.max(0, at - MAX_BEFORE), at);
      return join(found, separator, { whole, at, before, isListed });
    });
  }
  return plain;
}

function isKnownHost(text: string): boolean {
  const host = readHost(text, false);
  return host !== undefined && cutHost(host).known;
}

interface Place {
  /** The text that the host is in, where, and the characters before it. */
  whole: string;
  at: number;
  before: string;
  isListed: IsListed;
}

/** The numbers of characters before and after a host that are considered. */
const MAX_BEFORE = 12;
const MAX_AFTER = 60;

/** Joins the labels of a host with dots, or returns the text unchanged if it reads like a sentence. */
function join(found: string, separator: RegExp, place: Place): string {
  // The dot of a sentence is not part of the host.
  const text = found.replace(/[.-]+$/, '');
  const labels = text.split(separator).filter((label) => label !== '');
  const joined = labels.join('.');
  // An amount: `1.250.000,00`, `1,250,000.00`.
  if (/^\d{1,3}(?:[.,]\d{3})+[.,]\d{1,2}$/.test(text)) return found;
  // What is before a mailbox is something else: `Apex,info@apex.example`.
  if (place.whole.charAt(place.at + found.length) === '@' && /[.,·•⋅◦]/u.test(found)) return found;
  // A label of digits may end a telephone number: `020 7946 0123,info@apex.example`.
  if (/^\d+$/.test(labels[0] ?? '') && /\d[\s()/-]{1,2}$/.test(place.before)) return found;
  // A quick check that excludes most texts: the top-level domain is unknown.
  if (/^[\x20-\x7e]*$/.test(joined) && !cutHost(joined.toLowerCase()).known) return found;
  if (!isKnownHost(joined)) return found;
  // A part that is a listed host is an address by itself, and what is before it is another one.
  if (labels.some((label) => label.includes('.') && place.isListed(readHost(label, false) ?? '') !== undefined)) return found;
  const isMeant = isSure(found, joined, labels, place) || place.isListed(readHost(joined, false) ?? '') !== undefined;
  return isMeant ? joined + found.slice(text.length) : found;
}

function isSure(found: string, joined: string, labels: readonly string[], { whole, at, before }: Place): boolean {
  // `a.com,b.com` are two addresses.
  const isSuffixParted = cutHost(joined.toLowerCase()).suffix.includes('.') && !labels.at(-1)?.includes('.');
  const isSite = (label: string) => label.includes('.') && cutHost(label.toLowerCase()).domain !== undefined && isKnownHost(label);
  if (!isSuffixParted && labels.some(isSite)) return false;
  const isAlone = found.length === whole.length;
  const after = whole.slice(at + found.length, at + found.length + MAX_AFTER);
  if (/:\/\/$|@$/.test(before) || /^www\d?\./i.test(joined)) return true;
  const isDoubtful = endsInWord(joined) && !/[-\d]/.test(joined);
  // "By bank,card/cash" is not a path.
  if (
    after.startsWith('/') &&
    (!isDoubtful || found.includes(' ,') || /\.(?:example|test|invalid)$/i.test(joined) || /^\/\S*[\d=?&/._-]\w/.test(after))
  )
    return true;
  const [first = ''] = labels;
  const isSeam = /^\p{Lu}\p{Ll}/u.test(labels.at(-1) ?? '') && !/^\p{Lu}/u.test(first);
  if (isSeam || (/ \p{L}+ /u.test(found) && ARTICLE.test(first))) return false;
  // The dot ends a sentence. Only `com` does not begin another one.
  if (/\. /.test(found) && !/ \./.test(found)) return joined.endsWith('.com');
  if (found.includes(',')) {
    // A row of words, `id,name,email,info`, or a sentence without spaces.
    if (labels.length > 3) return false;
    return !isDoubtful || (isAlone && labels.length === 2 && joined === joined.toLowerCase());
  }
  return !isDoubtful || isAlone || / \. |[·•⋅◦点點닷]|ドット|DOT/.test(found) || (ASKED.test(before) && !ARTICLE.test(first));
}
