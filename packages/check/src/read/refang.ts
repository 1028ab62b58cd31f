import type { Replacer, SourceText } from './source-text.ts';

/*
 * Restores links that were made harmless (`hxxp`, `[.]`, `(dot)`) or hidden (spaces, HTML, look-alike punctuation).
 */

const bracketed = (word: string) =>
  new RegExp(String.raw` ?(?:\[{1,3}|\({1,3}|\{{1,3}|<)\s?(?:${word})\s?(?:\]{1,3}|\){1,3}|\}{1,3}|>)\s?`, 'giu');

const DOT = 'dot|d0t|punkt|point|punto|ponto|nokta|kropka|точка|点|點|ドット|닷|점|نقطة|נקודה|จุด';

const PROVIDERS = 'gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|protonmail|gmx|163|qq';

/** Excludes an escape in the host of a link. */
const NOT_IN_HOST = String.raw`(?<!https?\\?:(?:\\?/){2}[^\s\\/?#"'<>]{0,250}\.[^\s\\/?#"'<>]{1,250})`;

/** The replacements in order: a later pattern may match the result of an earlier one. */
const REFANGED: readonly [pattern: RegExp, plain: string | Replacer][] = [
  // Quoted-printable, in which `=` is `=3D`. A query may have `=40` too.
  [/(?<![?&;]\w{0,30})=(40|2E)(?=[a-z])/gi, fromHex],
  // JSON and vCard: `https:\/\/apex.example\n`, `https\://apex.example`.
  // In a host, a browser reads a backslash as a slash.
  [new RegExp(String.raw`${NOT_IN_HOST}\\([/:;,.])`, 'g'), ([, character = '']) => character],
  [/\\/g, '/'],
  // HTML: parts that browsers do not show, and character references.
  [/<\/?(?:wbr|b|i|em|strong|span|font|u|s|mark|small)(?:\s[^<>]{0,400})?>|<!--[^<>]{0,400}-->|&(?:shy|zwnj|zwj|ZeroWidthSpace);/gi, ''],
  [/&amp;/gi, '&'],
  // Several spaces become one, because the patterns below would be slow for a long row of them.
  [/ {2,}/g, ' '],
  [/[。․‧∙・]/gu, '.'],
  [/[‐]|(?<=[a-z\d])–(?=[a-z\d])/gu, '-'],
  [bracketed(String.raw`\.|,|${DOT}`), '.'],
  [bracketed('@|at'), '@'],
  [bracketed('://'), '://'],
  [bracketed(':'), ':'],
  [bracketed('/'), '/'],
  // `desk at gmail.com`, `desk#gmail.com`, `the.desk @ gmail . com`, `desk gmail com`
  [
    new RegExp(
      String.raw`(?<=[\p{L}\p{N}._-]{2})(?:(?: (?:at|arroba|arobase|@) |#)(?=(?:${PROVIDERS}) ?\. ?[a-z]{2,3}(?![\p{L}\p{N}]))| (?=(?:${PROVIDERS}) com(?![\p{L}\p{N}])))`,
      'giu',
    ),
    '@',
  ],
  [/(?<= \. [a-z]{2,6}) \/ (?=\S)/giu, '/'],
  // `apexDOTcom`
  [/(?<=[a-z\d])DOT(?=[a-z\d])/g, '.'],
  // A single bracket: `apex[.example`, `apex.]example`.
  [/[[({]\.|\.[\])}](?=[\p{L}\p{N}])/gu, '.'],
  [
    /\bh ?([tx*]) ?([tx*]) ?p ?(s?) ?[:;] ?\/ ?\/(?: (?=\S{1,253}\.\S))?/giu,
    ([, one = '', other = '', secure = '']) => `h${one}${other}p${secure}://`,
  ],
];

function fromHex([, code = '']: RegExpExecArray): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}

/** @param source on one line, see `unwrap.ts` */
export function refang(source: SourceText): SourceText {
  let plain = source.text.includes('=3D') ? source.replace(/=(2E|2F|3A|3D|26|3F|40|20|22|3C|3E)/g, fromHex) : source;
  for (const [pattern, to] of REFANGED) plain = plain.replace(pattern, to);
  return plain;
}
