import { describe, expect, test } from 'vitest';
import { LEXICON } from '../data/lexicon.ts';
import * as words from '../data/words.ts';
import { FUNCTION_WORDS } from '../function-words.ts';
import { fold } from './fold.ts';
import { classOf } from './lexicon.ts';

const LISTS: [name: string, words: readonly string[]][] = [
  ...Object.entries(words).map(([name, list]): [string, string[]] => [name, list.split(' ')]),
  ...Object.entries(LEXICON).map(([name, lines]): [string, string[]] => [name, lines.flatMap((line) => line.split(' '))]),
  ['function words', FUNCTION_WORDS],
];

test.for(LISTS)('the words of %s are stored as they are compared', ([, list]) => {
  expect(list.length).toBeGreaterThan(2);
  expect(list.filter((word) => fold(word) !== word)).toEqual([]);
});

describe('a word has a class', () => {
  test.for([
    ['regulada', 'plain'],
    ['regulees', 'plain'],
    ['مرخصه', 'plain'],
    ['وهل', 'plain'],
    ['للشركه', 'plain'],
    ['شركتكم', 'plain'],
    ['是正规公司吗', 'plain'],
    ['我们投资安全吗', 'asked'],
    ['banks', 'kind'],
    ['clientes', 'service'],
    ['your', 'asked'],
    ['click', undefined],
    ['invested', undefined],
    ['点击这里', undefined],
  ])('%s: %s', ([word = '', kind]) => expect(classOf(word)).toBe(kind));
});
