import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.for<[text: string, kept: string]>([
  ['within 30 days of 1 August 2025', 'within 30\u00a0days of 1\u00a0August 2025'],
  ['$10,000 USD, or 1.4 percent', '$10,000\u00a0USD, or 1.4\u00a0percent'],
  ['Tier 1 firms', 'Tier\u00a01\u00a0firms'],
  ['las empresas de nivel 2', 'las empresas de nivel\u00a02'],
  ['1er août, le 2 août', '1er août, le 2\u00a0août'],
  ['خلال 30 يومًا', 'خلال 30\u00a0يومًا'],
])('%s does not break between a number and its unit', ([text, kept]) => {
  expect(keepTogether(text)).toBe(kept);
});

test.for(['In 2025 the Board met', 'FCA-2015-CH-020 and others', 'Answer 3. Then wait', '30天内'])('%s stays as it is', (text) => {
  expect(keepTogether(text)).toBe(text);
});
