import { expect, test } from 'vitest';
import { isInOtherScript } from './latin-letters.tsx';

test.for([
  ['诺斯沃尔德银行', true],
  ['قصر الرمال', true],
  ['Банк', true],
  ['Crédit Łąka', false],
  ['诺斯沃尔德银行 (Northwold)', false],
  ['0044 20 7946 0128', false],
  ['٠٢٠', false],
  ['', false],
] as const)('%s has letters, but no Latin ones: %s', ([text, expected]) => {
  expect(isInOtherScript(text)).toBe(expected);
});
