import { expect, test } from 'vitest';
import { readText } from './read.ts';

/* A text is read in a moment, whatever is repeated in it. Code that takes a step for each pair of characters would take minutes. */

const MOST_MS = 5_000;
const LENGTH = 50_000;
/** As long when it has been read, in which one character may become eighteen: ﷺ. */
const row = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.normalize('NFKD').length));

function took(text: string): number {
  const begin = process.cpuUsage().user;
  readText(text);
  return (process.cpuUsage().user - begin) / 1_000;
}

const PIECES = [
  'a. a dot | [ | [.] | https:// | https://a.example/ | a: | a-\\n | https://a\\n | a=\\n | > | <https: | <b | &amp; | &#97; | %25 | x@ | ( | . | 请a | a_',
  'a-dot- | ﷺ | www. | [1: | h t t | a , | mailto: | www.0# | \\n | a.co?u= | a.co/ | //a.co | a#b.co | 0 | +44 20  | FCA-2 | GB29 | To: a@b.c\\n | Dear ',
]
  .flatMap((line) => line.split(' | '))
  .map((piece) => piece.replaceAll(/(?<=.)\\n|^\\n$/g, '\n'));

test.for(PIECES)('a long row of %j', (piece) => {
  expect(took(row(piece))).toBeLessThan(MOST_MS);
  expect(took(`https://apex.example/?u=${row(piece)}`)).toBeLessThan(MOST_MS);
});
