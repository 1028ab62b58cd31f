import { describe, expect, test } from 'vitest';
import { isolateFigures } from './isolate-figures.ts';

const marked = (text: string) => isolateFigures(text, 'ar').replaceAll('\u2066', '[').replaceAll('\u2069', ']');

describe('in a text from right to left', () => {
  test.for([
    ['نسبة الشريحة 1 = (28 + 6)/400 = 34/400 = 8.50%. الحد', 'نسبة الشريحة 1 = [(28 + 6)/400] = [34/400] = [8.50%]. الحد'],
    ['الحد الأدنى 6.0%.', 'الحد الأدنى [6.0%].'],
    ['أقل من 50/150 من 1,250.50% (12%)', 'أقل من [50/150] من [1,250.50%] ([12%])'],
  ] as const)('a calculation and a percentage are isolated: %s', ([text, expected]) => {
    expect(marked(text)).toBe(expected);
  });

  test.for(['في 2025 من 1:1 و3,000', 'CRD-021 v1.8', '/data/2025/1.json', 'T+1', 'AML-004/2'])('nothing else is: %s', (text) => {
    expect(marked(text)).toBe(text);
  });
});

test('a text from left to right stays as it is', () => {
  expect(isolateFigures('(28 + 6)/400 = 8.50%', 'en')).toBe('(28 + 6)/400 = 8.50%');
});
