import { expect, test } from 'vitest';
import { otherFormsOf } from './other-forms.ts';

test('the traditional forms of the characters in a text are found, and no others', () => {
  const forms = otherFormsOf('我被骗了，怎么投诉 Apex？');
  const pairs = forms.match(/../gu) ?? [];
  expect(pairs).toContain('騙骗');
  expect(pairs).toContain('訴诉');
  // Several traditional characters may have one simplified form.
  expect(pairs).toEqual(expect.arrayContaining(['麽么', '麼么']));
  expect(forms).not.toContain('幣');
  expect(otherFormsOf('Apex')).toBe('');
});

test('a character that the text itself uses stays what it is', () => {
  expect(otherFormsOf('干')).toContain('乾干');
  expect(otherFormsOf('干 乾')).not.toContain('乾');
});
