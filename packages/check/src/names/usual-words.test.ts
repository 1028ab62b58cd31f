import { describe, expect, test } from 'vitest';
import { isOfServiceWords, isUsualWord } from './usual-words.ts';

test('words of sentences and of finance are usual, and so are their plurals and short words', () => {
  expect(
    ['bank', 'banks', 'trade', 'academy', 'crypto', 'gold', 'of', 'x', 'people', 'peoples'].filter((word) => !isUsualWord(word)),
  ).toEqual([]);
});

test('the words that identify a firm are not usual', () => {
  expect(['adyen', 'zuiderkade', 'meridian', 'northwold', 'constructor', 'valueof'].filter(isUsualWord)).toEqual([]);
});

describe('a text consists of words that imitators add', () => {
  test.for(['', 'login', 'secure-login', 'onlinelogin', 'login2', '-', 'app_support'])('in %j', (text) => {
    expect(isOfServiceWords(text)).toBe(true);
  });

  test.for(['town', 'login-town', 'xlogin', 'northwold'])('but not in %j', (text) => {
    expect(isOfServiceWords(text)).toBe(false);
  });
});
