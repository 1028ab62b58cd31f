import { describe, expect, test } from 'vitest';
import { mirrored, visualRuns } from './bidi.ts';

/** The characters of a line from left to right. */
function shown(line: string): string {
  return visualRuns(line)
    .map(({ text, isReversed }) => (isReversed ? [...mirrored(text)].toReversed().join('') : text))
    .join('');
}

/** An Arabic word from left to right, so that the expected lines can be read here as they appear on paper. */
const reversed = (word: string) => [...word].toReversed().join('');
const on = 'في';
const licence = 'الترخيص';

describe('a line of Arabic text', () => {
  test('is shown from right to left', () => {
    expect(shown('مادة أولى')).toBe(`${reversed('أولى')} ${reversed('مادة')}`);
  });

  test('has mirrored brackets and quotation marks', () => {
    expect(shown('(مادة) «مادة» [مادة]')).toBe(`[${reversed('مادة')}] «${reversed('مادة')}» (${reversed('مادة')})`);
  });

  test.each([
    ['a licence number', 'FCA-2017-NL-004'],
    ['a day', '2025-06-15'],
    ['an amount', '$5,000,000'],
    ['a telephone number', '+352 26 20 11 01'],
    ['a web address with a slash at the end', 'https://www.frontier-conduct.example/check/'],
    ['a rule', 'Regulation (EU) 2023/1114'],
  ])('shows %s from left to right', (_what, text) => {
    expect(shown(`${licence} ${text} ${on}`)).toBe(`${reversed(on)} ${text} ${reversed(licence)}`);
  });

  test('shows a number before a Latin word to the right of it, as it is read', () => {
    expect(shown(`${on} 10:30 UTC`)).toBe(`UTC 10:30 ${reversed(on)}`);
  });

  test('shows no direction marks', () => {
    expect(shown(`\u200f${on}\u200e \u2066A\u2069`)).toBe(`A ${reversed(on)}`);
  });
});

test('a line of Latin text in an Arabic document is shown from left to right, with its full stop at the left', () => {
  expect(shown('Frontier Conduct Authority.')).toBe('.Frontier Conduct Authority');
});
