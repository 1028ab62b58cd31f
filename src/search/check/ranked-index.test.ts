import { describe, expect, test } from 'vitest';
import { holds, holdsWords, rank, rankedIndexSteps } from './ranked-index.ts';
import { atOnce } from '#src/search/slices.ts';

const RECORDS = [['adyen nv', 'fca 2017'], ['my adyen'], ['readyen'], ['amber bank'], ['bank of ader']];
const index = atOnce(rankedIndexSteps(RECORDS));

describe('a ranked index', () => {
  test('separates records with a text at the beginning of a word from those with it anywhere', () => {
    expect(index.match('adyen')).toEqual({ word: [0, 1], any: [0, 1, 2] });
    expect(index.match('fca 2')).toEqual({ word: [0], any: [0] });
    expect(index.match('xyz')).toEqual({ word: [], any: [] });
  });

  test('is not flooded by a single letter', () => {
    expect(index.match('a')).toEqual({ word: [0, 1, 3, 4], any: [0, 1, 3, 4] });
    expect(index.match('ad')).toEqual({ word: [0, 1, 4], any: [0, 1, 2, 4] });
  });
});

describe('a ranking', () => {
  test('gives exact records first, then words, then parts, each record once', () => {
    const ranking = rank([4, 1], { word: [0, 1], any: [0, 1, 2] });
    expect(ranking).toMatchObject({ total: 4, count: { exact: 2, word: 1, part: 1 } });
    expect(ranking.take(0, 10)).toEqual([
      { position: 4, rank: 'exact' },
      { position: 1, rank: 'exact' },
      { position: 0, rank: 'word' },
      { position: 2, rank: 'part' },
    ]);
    expect(ranking.take(2, 1)).toEqual([{ position: 0, rank: 'word' }]);
    expect(ranking.take(9, 5)).toEqual([]);
  });

  test('gives remembered names last', () => {
    const ranking = rank([4], { word: [0], any: [0, 2] }, [7, 3]);
    expect(ranking).toMatchObject({ total: 5, count: { exact: 1, word: 1, part: 1, remembered: 2 } });
    expect(ranking.take(2, 9)).toEqual([
      { position: 2, rank: 'part' },
      { position: 7, rank: 'remembered' },
      { position: 3, rank: 'remembered' },
    ]);
  });

  test('counts an exact record once even if it also contains the text in the middle of a word', () => {
    expect(rank([2], { word: [0], any: [0, 2] })).toMatchObject({ total: 2, count: { exact: 1, word: 1, part: 0 } });
  });
});

test('a word is whole if no letter follows it', () => {
  expect(holdsWords(['kestrelmoor re bonds'], 'kestrelmoor re')).toBe(true);
  expect(holdsWords(['kestrelmoor re bonds'], 'kestrelmoor re bon')).toBe(false);
});

test('a sorted list finds its entries', () => {
  expect([0, 3, 4, 9].filter((number) => holds([1, 3, 9], number))).toEqual([3, 9]);
  expect(holds([], 1)).toBe(false);
});
