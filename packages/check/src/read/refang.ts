import { DOT, OTHER_DOT } from '../data/dot-words.ts';
import type { Replacer, SourceText } from './source-text.ts';

/*
 * Restores links that were made harmless (`hxxp`, `[.]`, `(dot)`) or hidden (spaces, escapes, look-alike punctuation).
 */

/** In brackets, before which and in which there may be a space. */
const bracketed = (words: string) =>
  new RegExp(String.raw` ?(?:\[{1,3}|\({1,3}|\{{1,3}|<)\s?(?:${words})\s?(?:\]{1,3}|\){1,3}|\}{1,3}|>)\s?`, 'giu');

const PROVIDERS = 'gmail|googlemail|outlook|hotmail|yahoo|icloud|proton|protonmail|gmx|163|qq';

/** The replacements in order: a later pattern may match the result of an earlier one. */
const REFANGED: readonly [pattern: RegExp, plain: string | Replacer][] = [
  // Quoted-printable. A query may have `=40` too.
  [/=3D|(?<![?&;]\w{0,30})=(?:2E|2F|3A|26|3F|40|22|3C|3E)(?=\S)/g, ([code]) => String.fromCharCode(Number.parseInt(code.slice(1), 16))],
  // An escape, as in `https:\/\/apex.example` and `apex\.example`. In the host of a link, a browser reads a backslash as a slash.
  [/\\(?=\/)|(?<![\\/]{2}[^\s\\/]{0,250}\.[^\s\\/]{1,250})\\(?=[.:])/g, ''],
  [/\\/g, '/'],
  [/[。․‧∙・]/gu, '.'],
  [/(?<=[a-z\d])–(?=[a-z\d])/gu, '-'],
  [bracketed(String.raw`\.|,|${DOT}|${OTHER_DOT}`), '.'],
  [bracketed('@|at'), '@'],
  [bracketed('(://|[:/])'), ([, sign = '']) => sign],
  // `apexDOTcom`
  [/(?<=[a-z\d])DOT(?=[a-z\d])/g, '.'],
  // `desk at gmail.com`, `desk#gmail.com`, `the.desk @ gmail . com`, `desk gmail com`
  [
    new RegExp(
      String.raw`(?<=[\p{L}\p{N}._-]{2})(?:(?: (?:at|arroba|arobase|@) |#)(?=(?:${PROVIDERS}) ?\. ?[a-z]{2,3}(?![\p{L}\p{N}]))| (?=(?:${PROVIDERS}) com(?![\p{L}\p{N}])))`,
      'giu',
    ),
    '@',
  ],
  [/(?<= \. [a-z]{2,6}) \/ (?=\S)/giu, '/'],
  // A single bracket: `apex[.example`, `apex.]example`.
  [/[[({]\.|\.[\])}](?=[\p{L}\p{N}])/gu, '.'],
  [
    /\bh ?([tx*]) ?([tx*]) ?p ?(s?) ?[:;] ?\/ ?\/(?: (?=\S{1,253}\.\S))?/giu,
    ([, one = '', other = '', secure = '']) => `h${one}${other}p${secure}://`,
  ],
];

/** @param source on one line, see `unwrap.ts` */
export const refang = (source: SourceText) => REFANGED.reduce((plain, [pattern, to]) => plain.replace(pattern, to), source);
