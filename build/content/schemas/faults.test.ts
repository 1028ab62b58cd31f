import { expect, test } from 'vitest';
import { faultInName } from './faults.ts';

const HTML = (code: string) => `must not contain ${code}, the HTML code of a character: write the character itself`;
const SHEET_ERROR = 'must not be an error of a spreadsheet: write the value itself';
const IN_CURLY = 'must not be in curly quotation marks, which are part of the value: delete them';
const TURNS = 'which changes the direction of text: delete it';
const begins = (sign: string) => `must not begin with ${sign}, which a spreadsheet puts before a formula or a text: delete it`;
const tagIn = (tag: string) => `must not contain the HTML tag ${tag}, which visitors would see: delete it`;
const codeIn = (code: string) => `must not contain ${code}, the code of a character: write the character itself`;
const readWrong = (letter: string) => `must not contain "${letter}", which is a letter read in the wrong encoding: type it again`;

test.for<[name: string, rule: string]>([
  [' Zuiderkade Bank', 'must not begin or end with a space'],
  ['Zuiderkade  Bank', 'must not contain two spaces in a row'],
  ['Zuiderkade\u00a0Bank', 'must not contain U+00A0, a no-break space: use an ordinary space'],
  ['Zuiderkade\u202fBank', 'must not contain U+202F, a narrow no-break space: use an ordinary space'],
  ['Zuiderkade\u2009Bank', 'must not contain U+2009, a thin space: use an ordinary space'],
  ['Zuiderkade\u3000Bank', 'must not contain U+3000, an ideographic space: use an ordinary space'],
  ['Zuider\u200bkade Bank', 'must not contain U+200B, an invisible character: delete it'],
  ['Zuider\u00adkade Bank', 'must not contain U+00AD, an invisible character: delete it'],
  ['Zu\u0308derkade', 'must not contain a letter and its accent as two characters: type the letter again'],
  ['ZÃ¼iderkade', 'must not contain "Ã¼", which is "ü" read in the wrong encoding: type it again'],
  ['Zuiderâ€™s', 'must not contain "â€™", which is "’" read in the wrong encoding: type it again'],
  [
    'Z\ufffdiderkade',
    'must not contain U+FFFD, which replaces a letter that was lost when the encoding was changed: type the letter again',
  ],
  ['Nederhaven\u00a0', 'must not begin or end with a space'],
  ['Neder\u0007haven', 'must not contain U+0007, a control character'],
  ['Neder\u0085haven', 'must not contain U+0085, a control character'],
  ['Neder\uffffhaven', 'must not contain U+FFFF, which is not a character: delete it'],
  ['Neder\u2028haven', 'must not contain U+2028, an invisible character: delete it'],
  ['Neder\u{e0041}haven', 'must not contain U+E0041, an invisible character: delete it'],
  ['Neder\ud800', 'must be valid Unicode'],
  // The Arabic letter mark, and the beginnings of an embedding and of an isolate.
  ['Neder\u061chaven', `must not contain U+061C, ${TURNS}`],
  ['Neder\u202ehaven', `must not contain U+202E, ${TURNS}`],
  ['Neder\u2066haven', `must not contain U+2066, ${TURNS}`],
  ['Zuiderkade &amp; Bank', HTML('&amp;')],
  ['Zuiderkade &amp Bank', HTML('&amp')],
  ['Zuiderkad&eacute;', HTML('&eacute;')],
  ['Zuider&#39;kade', HTML('&#39;')],
  ['#REF!', SHEET_ERROR],
  ['#N/A', SHEET_ERROR],
  ['#NAME?', SHEET_ERROR],
  ['#VALUE!', SHEET_ERROR],
  ['########', SHEET_ERROR],
  ['=A2', begins('=')],
  ["'Zuiderkade", begins("'")],
  ['“Zuiderkade Bank N.V.”', IN_CURLY],
  ['‘Zuiderkade Bank N.V.’', IN_CURLY],
  ['<b>Zuiderkade</b>', tagIn('<b>')],
  ['Zuiderkade<br>Bank', tagIn('<br>')],
  ['Zuiderkade%20Bank', codeIn('%20')],
  ['Z\\u00fcderkade', codeIn('\\u00fc')],
  ['\uf0b7 Zuiderkade', 'must not contain a character that only some fonts have, such as a bullet from Word: delete it'],
  ['Z├╝derkade', readWrong('├╝')],
  ['Z√ºderkade', readWrong('√º')],
])('a name may not be %j: it %s', ([name, rule]) => {
  expect(faultInName(name)).toBe(rule);
});

test.for(["'t Zuiderkade", 'R&D Zuiderkade', 'Żółw & Søn', '中国证券', 'CAFÉ»'])('a name may be %j', (name) => {
  expect(faultInName(name)).toBeUndefined();
});
