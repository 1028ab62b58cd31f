import { describe, expect, test } from 'vitest';
import { MAX_TEXT_LENGTH, normalise, withPlainDigits } from './normalise.ts';

const plainly = (text: string) => withPlainDigits(normalise(text)).text;

test.for([
  ['plain text stays', 'Call us, N.V. (a&b)!', 'Call us, N.V. (a&b)!'],
  ['lines stay', 'one\r\ntwo\n\tthree', 'one\r\ntwo\n\tthree'],
  ['full-width letters', 'ＦＣＡ－２０１７　ＮＬ', 'FCA-2017 NL'],
  ['mathematical letters', '𝗮𝗽𝗲𝘅', 'apex'],
  ['letters in circles, squares and brackets', 'ⓐ🅟🅴⒳', 'apex'],
  ['an emoji is not the letter that it shows', 'x🅿️', 'x🅿'],
  ['zero-width characters and soft hyphens', 'a\u200Bp\u200De\uFEFFx\u00AD', 'apex'],
  ['direction marks', '\u202Aapex\u202C', 'apex'],
  ['lines through letters', 'a\u0336p\u0336e\u0336x\u0336', 'apex'],
  ['an accent as a character of its own', 'Cre\u0301dit', 'Crédit'],
  ['Arabic, Persian and Indian digits', '٤٤ ۲۰ ४४', '44 20 44'],
  ['letters of other scripts stay', 'Банк 银行 بنك', 'Банк 银行 بنك'],
  ['the comma of a Chinese sentence does not join an address', 'apex，pay', 'apex、pay'],
] as const)('characters become plain: %s', ([, text, plain]) => {
  expect(plainly(text)).toBe(plain);
});

test('the digits of another script stay in a host, because they are another host', () => {
  expect(normalise('apex٤.example').text).toBe('apex٤.example');
});

describe('places', () => {
  test('are those in the pasted text', () => {
    const text = normalise('a\u200Bp, ｅx');
    expect(text.text).toBe('ap, ex');
    expect(text.rangeOf(0, 2)).toEqual([0, 3]);
    expect(text.rangeOf(4, 6)).toEqual([5, 7]);
  });

  test('count in UTF-16 units', () => {
    const text = normalise('👉 apex 👈');
    expect(text.rangeOf(text.text.indexOf('apex'), text.text.indexOf('apex') + 4)).toEqual([3, 7]);
  });
});

test('a long text is cut', () => {
  expect(normalise('a'.repeat(MAX_TEXT_LENGTH + 5)).text).toHaveLength(MAX_TEXT_LENGTH);
});
