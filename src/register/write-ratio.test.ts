import { expect, test } from 'vitest';
import { writeRatio } from './write-ratio.ts';

test.for([
  ['en', '17.0% (Local Reg.)', '17.0% (Local Reg.)'],
  ['es', '184.1% (Solvencia II)', '184,1\u00a0% (Solvencia II)'],
  ['fr', '15%', '15\u00a0%'],
  ['fr', '17.0% (Rég. locale)', '17,0\u00a0% (Rég. locale)'],
  ['zh', '167% (当地规定)', '167%（当地规定）'],
  // The marks keep the sign to the right of the number.
  ['ar', '167% (نظام محلي)', '167\u200e%\u200e (نظام محلي)'],
  ['fr', 'N/A', 'N/A'],
] as const)('a capital ratio is written as the language does: %s %s', ([language, ratio, written]) => {
  expect(writeRatio(ratio, language)).toBe(written);
});
