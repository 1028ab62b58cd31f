import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test('the file name of a guidance document is its title in lower case with underscores (PDF-4)', () => {
  expect(fileNameOf('AML-004 Suspicious Transaction Reporting', 'GUID-1')).toBe('aml_004_suspicious_transaction_reporting.pdf');
});

test('every character but letters and digits becomes an underscore', () => {
  expect(fileNameOf('Threshold: $10,000 (é)', 'GUID-1')).toBe('threshold___10_000____.pdf');
});

test('the name is cut to 50 characters before its ending', () => {
  const name = fileNameOf('a'.repeat(80), 'GUID-1');
  expect(name).toBe(`${'a'.repeat(50)}.pdf`);
});

test('the file name of a publication changes only its spaces', () => {
  expect(fileNameOf('Enforcement Summary, Second Quarter 2025', 'PUB-1', 'publication')).toBe(
    'enforcement_summary,_second_quarter_2025.pdf',
  );
});

test('a title without Latin letters and digits is replaced by the reference', () => {
  expect(fileNameOf('可疑交易报告', 'GUID-2025/AML')).toBe('guid_2025_aml.pdf');
  expect(fileNameOf('تقارير المعاملات المشبوهة', 'GUID-2025/AML')).toBe('guid_2025_aml.pdf');
  expect(fileNameOf('可疑交易报告 AML-004', 'GUID-2025/AML')).toBe('________aml_004.pdf'.slice(1));
  expect(fileNameOf('2024 年 年报', 'PUB-1', 'publication')).toBe('2024_年_年报.pdf');
});
