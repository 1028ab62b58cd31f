import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test('the file name of a guidance document is its title in lower case with underscores (PDF-4)', () => {
  expect(fileNameOf('AML-004 Suspicious Transaction Reporting')).toBe('aml_004_suspicious_transaction_reporting.pdf');
});

test('every character but letters and digits becomes an underscore', () => {
  expect(fileNameOf('Threshold: $10,000 (é)')).toBe('threshold___10_000____.pdf');
});

test('the name is cut to 50 characters before its ending', () => {
  const name = fileNameOf('a'.repeat(80));
  expect(name).toBe(`${'a'.repeat(50)}.pdf`);
});

test('the file name of a publication changes only its spaces', () => {
  expect(fileNameOf('Enforcement Summary, Second Quarter 2025', 'publication')).toBe('enforcement_summary,_second_quarter_2025.pdf');
});
