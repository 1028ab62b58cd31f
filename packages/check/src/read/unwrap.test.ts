import { describe, expect, test } from 'vitest';
import { normalise } from './normalise.ts';
import { unwrap } from './unwrap.ts';

const onOneLine = (text: string) => unwrap(normalise(text)).text;

describe('an address that is broken into lines is joined', () => {
  test.for([
    ['between angle brackets', '<https://apex.example/a\n  b>', '<https://apex.example/ab>'],
    ['at a hyphen', 'write to claims@bright-\nwater.com', 'write to claims@bright-water.com'],
    ['in the host of a mailbox', 'e-mail: succession@credit-valmor\nin.com', 'e-mail: succession@credit-valmorin.com'],
    ['behind its scheme', 'https://\napex.example', 'https://apex.example'],
    ['in its query', 'https://apex.example/?a=1&\nb=2', 'https://apex.example/?a=1&b=2'],
  ])('%s', ([, text = '', joined]) => {
    expect(onOneLine(text).trim()).toBe(joined);
  });
});

describe('two lines stay apart', () => {
  test.for([
    ['after the end of a sentence', 'Write to Adyen N.V.\nadyen-pay.com', 'Write to Adyen N.V. adyen-pay.com'],
    ['if each has an address', 'https://apex.example\nhttps://brim.example', 'https://apex.example https://brim.example'],
    ['if a word follows a whole address', 'https://apex.example/login\nThank you', 'https://apex.example/login Thank you'],
    ['if a sentence follows an address', 'https://apex.co\nm/login', 'https://apex.co m/login'],
    ['if a telephone number follows an address', 'https://apex.example/\n0161 496 0504', 'https://apex.example/ 0161 496 0504'],
  ])('%s', ([, text = '', apart]) => {
    expect(onOneLine(text)).toBe(apart);
  });
});

test('spaces and control characters become one space', () => {
  expect(onOneLine('a \t\u00a0 b\u0000c')).toBe('a b c');
});
