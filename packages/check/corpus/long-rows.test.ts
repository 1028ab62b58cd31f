import { expect, test } from 'vitest';
import { createCheck } from '../src/check.ts';

/*
 * Every text is answered in a moment, whatever is repeated in it. Code that takes a step for each pair of characters would take minutes.
 * `invariants.test.ts` tries more texts.
 */

const MAX_MS = 5_000;
const LENGTH = 50_000;
/** A row of a piece with this length after normalising, which turns one character into up to eighteen: ﷺ. */
const row = (piece: string, length = LENGTH) => piece.repeat(Math.ceil(length / piece.normalize('NFKD').length));

const { check } = createCheck({
  firms: [
    { name: 'Northwold Bank plc', licenseId: 'FCA-1998-GB-031', websites: ['https://northwold-bank.example'], phones: ['+442079460001'] },
    { name: 'Larchmere Capital Ltd', licenseId: 'FCA-2019-IE-007', websites: ['https://paylarch.example'] },
  ],
  warnings: [{ name: 'Apex Meridian Trade', websites: ['https://apexmeridian.example/club'], phones: ['+442079460123'] }],
});

function took(text: string): number {
  const begin = process.cpuUsage().user;
  check(text);
  return (process.cpuUsage().user - begin) / 1_000;
}

const PIECES = [
  'a. a dot | [ | [.] | https:// | https://a.example/ | a: | a-\\n | https://a\\n | a=\\n | > | <https: | <b | &amp; | &#97; | %25 | x@ | ( | . | 请a | a_',
  'a-dot- | ﷺ | www. | [1: | h t t | a , | mailto: | www.0# | \\n | a.co?u= | a.co/ | //a.co | a#b.co | 0 | +44 20  | FCA-2 | GB29 | To: a@b.c\\n | Dear ',
]
  .flatMap((line) => line.split(' | '))
  .map((piece) => piece.replaceAll(/(?<=.)\\n|^\\n$/g, '\n'));

test.for(PIECES)('a long row of %j', (piece) => {
  expect(took(row(piece))).toBeLessThan(MAX_MS);
  expect(took(`https://apex.example/?u=${row(piece)}`)).toBeLessThan(MAX_MS);
});

/** Rows that are only slow at one place of an item, or before something that does not belong to them. */
test.for([
  ['https://track.pay.example/c/', 'a', ''],
  ['https://pay.example/', 'northwold', ''],
  ['https://pay.example/', 'paylarch', 'zz'],
  ['https://apexmeridian.example', '/', 'x'],
  ['https://', '.', '.example/'],
  ['https://', 'a', '.example/'],
  ['', 'a', '@pay.example'],
  ['', 'a／', ''],
  ['', '／', '@pay.example'],
  ['', '-', '／'],
  ['+44 ', ' ', ' 1'],
  ['+44 ', '\t', '1'],
  ['FCA-1998-', 'S', ''],
  ['FCA-1998-GB-', '0', ''],
  ['Telegram: @', 'a', ''],
  ['Northwold ', 'a', ' Bank plc'],
] as const)('a long row between %j, %j and %j', ([before, piece, after]) => {
  expect(took(before + row(piece, 90_000) + after)).toBeLessThan(MAX_MS);
});
