import { describe, expect, test } from 'vitest';
import { fold } from '../names/fold.ts';
import type { ListedName } from './names.ts';
import { ALIKE, indexWords } from './words.ts';

const NAMES = [
  'Zuiderkade Bank N.V.',
  'Meridian International Savings Association',
  'Lindentaler Bank AG',
  'Müller Privatbank',
  'Constructor Bank Ltd',
];
const listed = NAMES.map((value, position): ListedName => ({ list: 'firms', position, field: 'name', value, folded: fold(value) }));
const index = indexWords(listed);
const meant = (typed: string) => index.alike(typed).map(({ word, likeness }) => [word, likeness]);

test('a word leads to the names that have it', () => {
  expect(index.namesWith('bank')).toEqual([0, 2, 4]);
  expect(index.namesWith('zuiderkade')).toEqual([0]);
  expect(index.namesWith('mueller')).toEqual([3]);
  expect(index.namesWith('muller')).toEqual([3]);
  expect(index.namesWith('nobody')).toEqual([]);
});

test('a rare word weighs more than a frequent one', () => {
  expect(index.weightOf('zuiderkade')).toBeGreaterThan(index.weightOf('bank'));
});

test('a word that every object of the language has is a word like any other', () => {
  expect(index.namesWith('constructor')).toEqual([4]);
  expect([index.namesWith('toString'), index.alike('__proto__'), index.namesWith('valueOf')]).toEqual([[], [], []]);
});

describe('a typed word stands for', () => {
  test.for([
    ['itself', 'zuiderkade', 'zuiderkade', ALIKE.same],
    ['its singular', 'zuiderkades', 'zuiderkade', ALIKE.variant],
    ['its plural', 'saving', 'savings', ALIKE.variant],
    ['the word behind an article', 'lzuiderkade', 'zuiderkade', ALIKE.variant],
    ['the word that it abbreviates', 'intl', 'international', ALIKE.short],
    ['a word with another letter', 'zuiderkede', 'zuiderkade', ALIKE.near],
    ['a word with a letter missing', 'lindentaer', 'lindentaler', ALIKE.near],
  ] as const)('%s: %s', ([, typed, word, likeness]) => {
    expect(meant(typed)).toContainEqual([word, likeness]);
  });

  test('nothing if it is a usual word that no name has', () => {
    expect(meant('because')).toEqual([]);
  });
});
