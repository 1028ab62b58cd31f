import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test('a guidance document’s file is its title, lower case, with underscores', () => {
  expect(fileNameOf('AML-004 Suspicious Transaction Reporting')).toBe('aml_004_suspicious_transaction_reporting.pdf');
});

test('every character that is no letter or digit becomes an underscore of its own', () => {
  expect(fileNameOf('Threshold: $10,000 (é)')).toBe('threshold___10_000____.pdf');
});

test('the name is cut to 50 characters, the ending not counted', () => {
  const name = fileNameOf('a'.repeat(80));
  expect(name).toBe(`${'a'.repeat(50)}.pdf`);
});

test('a publication’s file keeps all but its spaces', () => {
  expect(fileNameOf('Enforcement Summary, Second Quarter 2025', 'publication')).toBe('enforcement_summary,_second_quarter_2025.pdf');
});
