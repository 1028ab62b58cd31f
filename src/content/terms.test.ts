import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentTexts, interfaceTexts } from '../../tests/support/texts.ts';

/* `docs/terms.md` says which words to use. This test looks for the words to avoid. */

const table = readFileSync(resolve(import.meta.dirname, '../../docs/terms.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

const rules = table.map(([, write = '', not = '', rightIn = '']) => ({
  write,
  not: new RegExp(`\\b(?:${not.split(', ').join('|')})\\b`, 'i'),
  words: not.split(', '),
  rightIn: rightIn === '' ? [] : rightIn.split('; '),
}));

/** A text without the phrases in which a word is allowed. */
const without = (text: string, phrases: readonly string[]) => phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text);

test('the table has a rule in each row', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { write, words } of rules) {
    expect(write).not.toBe('');
    expect(words).not.toContain('');
  }
});

test.for(rules)('the texts use $write', ({ not, rightIn }) => {
  const wrong = [...contentTexts, ...interfaceTexts].filter(({ text }) => not.test(without(text, rightIn)));
  expect(wrong).toEqual([]);
});

test.for(rules.flatMap(({ words, not }) => words.map((word) => [word, not] as const)))('%s would be found', ([word, not]) => {
  expect(`It has ${word} in it.`).toMatch(not);
});

test('an exception from a rule is a phrase that occurs in a text', () => {
  const all = [...contentTexts, ...interfaceTexts];
  const unused = rules.flatMap(({ rightIn }) => rightIn).filter((phrase) => !all.some(({ text }) => text.includes(phrase)));
  expect(unused).toEqual([]);
});
