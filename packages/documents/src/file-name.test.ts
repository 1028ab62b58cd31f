import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.for([
  ['its title in lower case with underscores (PDF-4)', 'AML-004 Suspicious: $10,000 (é)', 'aml_004_suspicious___10_000____.pdf'],
  ['at most 50 characters and its ending', 'a'.repeat(80), `${'a'.repeat(50)}.pdf`],
  ['the reference, if the title has no Latin letters and digits', '可疑交易报告', 'guid_2025_aml.pdf'],
  ['what is Latin in its title', '可疑交易报告 AML-004', '_______aml_004.pdf'],
])('the file name of a guidance document is %s', ([, title = '', name]) => {
  expect(fileNameOf(title, 'GUID-2025/AML')).toBe(name);
});

test.for([
  ['Enforcement Summary, Second Quarter 2025', 'enforcement_summary,_second_quarter_2025.pdf'],
  ['2024 年 年报', '2024_年_年报.pdf'],
])('the file name of a publication changes only its spaces: %s', ([title = '', name]) => {
  expect(fileNameOf(title, 'PUB-1', 'publication')).toBe(name);
});
